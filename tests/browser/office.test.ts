import { readdirSync, readFileSync } from 'node:fs';
import { codeOf, stepAt } from '@brixel/platform/office/totp';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { hasFocus, tabTo } from './support/keyboard.ts';
import {
  acceptInvitation,
  addAuthenticator,
  enterOffice,
  findingsInBothThemes,
  inviteByCommand,
  newStaffEmail,
  PASSWORD,
} from './support/office.ts';
import { narrow, type VisitOptions, visit } from './support/shop.ts';

const shop = hostedShop();

/** What browsers say of calls that were refused, as the tests want it. */
const REFUSED = /^(?:401|409): |status of (?:401|409)|ERR_INTERNET_DISCONNECTED/;

/** At the shop of this file; whatever else the browser complains about fails the test. */
async function visitOffice(address: string, options: VisitOptions = {}): Promise<Page> {
  const { page, complaints, close } = await visit(new URL(address, shop.url).href, options);
  onTestFinished(async () => {
    await close();
    expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });
  return page;
}

/** The first page of somebody who has just been invited. */
async function enterAsNew(
  name: string,
  { role = 'owner', ...options }: VisitOptions & { role?: 'owner' | 'books' } = {},
) {
  const email = newStaffEmail();
  const page = await visitOffice(await inviteByCommand(shop, email, role), options);
  await enterOffice(page, name);
  return { page, email };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Konto und Darstellung$/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await heading(page, 'Im Büro anmelden').waitFor();
}

test('an owner comes in, secures the account, invites an editor, changes a role and back, and reads all of it in the log', async () => {
  const email = newStaffEmail();
  const page = await visitOffice(await inviteByCommand(shop, email));
  await page.getByText(`Einladung für ${email}, Rolle: Inhaber.`).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Katrin Thaler');
  await page.getByLabel('Neues Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Konto öffnen' }).click();
  await page.getByText('Das Passwort braucht mindestens 12 Zeichen.').waitFor();
  await eventually(() => hasFocus(page.getByLabel('Neues Passwort'))).toBe(true);
  await page.getByLabel('Neues Passwort').fill(PASSWORD);
  await page.keyboard.press('Enter');

  // what is to do leads to the second factor, by keyboard alone
  await heading(page, /^Guten .+, Katrin$/).waitFor();
  await page.getByText('Einladung angenommen').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const task = page.getByRole('link', { name: /Zweiten Schritt einrichten/ });
  await tabTo(page, task);
  await page.keyboard.press('Enter');
  await heading(page, 'Mein Konto').waitFor();
  await eventually(() => hasFocus(heading(page, 'Mein Konto'))).toBe(true);

  await page.getByRole('button', { name: 'Code-App einrichten' }).click();
  await page.getByRole('img', { name: 'QR-Code für die Code-App' }).waitFor();
  await page.getByText('Ohne Kamera').click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const step = stepAt(Date.now());
  await page.getByLabel('Einmal-Code').fill(codeOf(secret, step));
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const recoveryCodes = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem');
  await recoveryCodes.first().waitFor();
  expect(await recoveryCodes.count()).toBeGreaterThanOrEqual(8);
  expect(await axeFindings(page)).toEqual([]);
  // a browser that lets nobody copy is no fault of the page
  await page.getByRole('button', { name: 'Kopieren' }).click();
  const recoveryCode = await recoveryCodes.first().innerText();
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await page.getByRole('button', { name: 'Code-App abschalten' }).waitFor();

  await addAuthenticator(page);
  await page.getByLabel('Name des neuen Passkeys').fill('Laptop im Lager');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await page.getByRole('button', { name: 'Passkey „Laptop im Lager“ entfernen' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  // the search finds the next page
  await page.keyboard.press('Control+k');
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (search !== null && request.url().includes('/products?')) asked.push(search);
  });
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).pressSequentially('einlad', { delay: 30 });
  await page.getByRole('option', { name: /Team und Rollen/, selected: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await heading(page, 'Team und Rollen').waitFor();
  // asked after the last letter and not for each: a busy machine may type with pauses
  expect(asked.at(-1)).toBe('einlad');
  expect(asked.length).toBeLessThan('einlad'.length);
  // Enter means what all letters find, also where the answer is still on its way
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).fill('protokoll');
  await page.keyboard.press('Enter');
  await heading(page, 'Protokoll').waitFor();
  await page.goBack();
  const editor = newStaffEmail();
  await page.getByRole('button', { name: 'Einladen' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(editor);
  await page.getByLabel('Rolle', { exact: true }).selectOption('Redaktion');
  await page.getByRole('button', { name: 'Einladung schicken' }).click();
  const link = await page.getByLabel('Link der Einladung').inputValue();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: `Einladung für ${editor} zurückziehen` }).waitFor();
  await acceptInvitation(link, 'Giulia Pichler');
  await page.reload();

  const role = page.getByLabel('Rolle von Giulia Pichler');
  await role.selectOption('Packen');
  await page.getByText('Giulia Pichler hat eine neue Rolle.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await eventually(() => role.inputValue()).toBe('editor');
  await page.getByLabel('Rolle von Katrin Thaler').selectOption('Redaktion');
  await page.getByRole('alert').filter({ hasText: 'Eine Inhaberin oder ein Inhaber muss bleiben.' }).waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Schließen' }).click();

  // both ways stand in the log; the filter is in the address, and holds for the file
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await heading(page, 'Protokoll').waitFor();
  await page.getByLabel('Was').selectOption('Zugang geändert');
  const rows = page.getByRole('table', { name: 'Einträge' }).getByRole('row').filter({ hasText: editor });
  await eventually(() => rows.count()).toBe(2);
  expect(await rows.nth(0).innerText()).toMatch(/Katrin Thaler[\s\S]+Packen → Redaktion/);
  expect(await rows.nth(1).innerText()).toMatch(/Redaktion → Packen/);
  expect(page.url()).toContain('?action=staff.update');
  expect(await findingsInBothThemes(page)).toEqual([]);
  const csv = await page.request.get(
    new URL((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '', shop.url).href,
  );
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect((await csv.text()).trim().split('\n')).toHaveLength(3);

  // and back in by each of the ways
  await signOut(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const signIn = async () => {
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  };
  await signIn();
  await page.getByLabel('Einmal-Code').fill(codeOf(secret, step + 1));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await heading(page, /Katrin/).waitFor();
  await signOut(page);
  await signIn();
  await page.getByRole('button', { name: 'Ersatzcode verwenden' }).click();
  await page.getByLabel('Ersatzcode').fill(recoveryCode);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await heading(page, /Katrin/).waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await heading(page, /Katrin/).waitFor();
});

test('an editor works in Italian, in the dark, on a phone, and is shown only what the role may open', async () => {
  const options: VisitOptions = { viewport: narrow, locale: 'it-IT', colorScheme: 'dark' };
  const page = await visitOffice(await inviteByCommand(shop, newStaffEmail(), 'editor'), options);
  await page.getByLabel('Nome', { exact: true }).fill('Giulia Pichler');
  await page.getByLabel('Nuova password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Apri l’account' }).click();
  await heading(page, /^Buon.+, Giulia$/).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  const menu = page.getByRole('navigation', { name: 'Ufficio, menu breve' });
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Oggi', 'Posta in arrivo', 'Articoli']);
  await menu.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contenuti' }).waitFor();
  expect(await page.getByRole('link', { name: 'Clienti' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Il mio account' }).click();
  await heading(page, 'Il mio account').waitFor();
  await page.getByText('questo dispositivo').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);

  await page.getByLabel('Lingua').selectOption('English');
  await page.getByRole('button', { name: 'Salva' }).click();
  await heading(page, 'My account').waitFor();
  await page.getByText('Saved.').waitFor();

  await page.goto(new URL('/admin/settings/staff', shop.url).href);
  await heading(page, 'Your role may not do this').waitFor();
  expect(await page.getByRole('link', { name: 'Team and roles' }).count()).toBe(0);
});

test('when the session or the connection is lost, what was typed stays and is saved after all', async () => {
  const { page } = await enterAsNew('Jonas Rainer', { role: 'books' });
  await page.goto(new URL('/admin/account', shop.url).href);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Jonas R. Rainer');

  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
  await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByText('Gespeichert.').waitFor();
  expect(await name.inputValue()).toBe('Jonas R. Rainer');

  await name.fill('Jonas');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await eventually(() => page.getByRole('alert').count()).toBe(0);
  await page.reload();
  expect(await name.inputValue()).toBe('Jonas');
});

/** Every script of a build. */
const scriptsOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

test('shoppers load nothing of the office, and their worker does not store it', () => {
  const marks = ['x-office', '/admin/api', 'INVALID_CREDENTIALS', 'Team und Rollen'];
  const found = (code: string) => marks.filter((mark) => code.includes(mark));
  expect(found(scriptsOf('apps/office/dist'))).toEqual(marks);
  expect(found(scriptsOf('apps/storefront/dist/client'))).toEqual([]);
  expect(found(scriptsOf('apps/storefront/dist/worker'))).toEqual([]);
});

/** KiB, packed as the wire does. */
const BUDGET = 150;

test('the first view keeps to its budget', async () => {
  const page = await visitOffice('/admin');
  await heading(page, 'Im Büro anmelden').waitFor();
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sizes = await Promise.all(
    files
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(async (name) => {
        const answer = await page.request.get(name, { headers: { 'accept-encoding': 'br' } });
        return Number(answer.headers()['content-length']);
      }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  expect(total, 'the measurement sees the scripts').toBeGreaterThan(50);
  expect(total).toBeLessThanOrEqual(BUDGET);
});

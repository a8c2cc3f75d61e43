import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isSigned, startWebhookReceiver } from '../support/webhook-receiver.ts';
import { axeFindings, keepAxe } from './support/axe.ts';
import { variant } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { hasFocus } from './support/keyboard.ts';
import { findingsInBothThemes, officePage } from './support/office.ts';
import { orderPage, placeOrder } from './support/orders.ts';
import { narrow, visit } from './support/shop.ts';
import { untilStill } from './support/still.ts';

const shop = hostedShop(() => ({ LIST_OUT_OF_STOCK: 'true', WEBHOOK_PRIVATE: 'true' }));
const at = (path: string): string => new URL(path, shop.url).href;

/** Calls that the platform refuses because somebody else was quicker, as a test wants it. */
const REFUSED = /^409: |status of 409/;

async function open(address: string): Promise<Page> {
  const { page, complaints, close } = await visit(address);
  onTestFinished(async () => {
    await close();
    expect(complaints).toEqual([]);
  });
  return page;
}

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link', { name, exact: true }).click();

const saved = (page: Page, what: string) => page.getByText(`Gespeichert: ${what}`).waitFor();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function chooseCountries(page: Page, list: string, ...names: string[]): Promise<void> {
  await button(page, `Länder wählen: ${list}`).click();
  const dialog = page.getByRole('dialog', { name: list });
  for (const name of names) {
    await dialog.getByLabel('Land suchen').fill(name.slice(0, 5));
    await dialog.getByRole('checkbox', { name }).check();
  }
  await dialog.getByRole('button', { name: /^Fertig/ }).click();
}

test('an owner names the shop, its firm, its shipping and its account, and the shop follows at once', async () => {
  const page = await officePage(shop, '/admin/settings');
  await page.getByText('0 von 5 eingerichtet').waitFor();
  const { url_path: brick } = await variant('de');
  const shopper = await open(at('/'));

  await page.getByRole('link', { name: /^Shop/ }).last().click();
  await page.getByLabel('Name des Shops').fill('Steine & Mehr');
  await page.keyboard.press('Control+s');
  await saved(page, 'Name des Shops');
  await eventually(async () => {
    await shopper.goto(at('/'));
    return shopper.title();
  }).toContain('Steine & Mehr');
  await shopper.getByRole('link', { name: 'Steine & Mehr – Startseite' }).waitFor();
  const manifest = await (await fetch(at('/manifest.webmanifest'))).json();
  expect(manifest).toMatchObject({ name: 'Steine & Mehr' });

  // what the environment sets can only be read
  expect(await page.getByRole('switch', { name: 'Ausverkauftes zeigen' }).isDisabled()).toBe(true);
  await page.getByText('Von außen gesetzt, hier nicht änderbar: LIST_OUT_OF_STOCK').waitFor();

  // what was saved can be taken back
  await page.getByLabel('Anfang der Bestellnummern').fill('sm');
  await page.getByText('SM-4K7M-9QTD').waitFor();
  await button(page, /^Speichern/).click();
  await page.getByText('BX → SM').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await button(page, 'Rückgängig').last().click();
  await eventually(() => page.getByLabel('Anfang der Bestellnummern').inputValue()).toBe('BX');

  await go(page, 'Firma und Impressum');
  await page.getByLabel('Firma', { exact: true }).fill('Steine & Mehr');
  await button(page, /^Speichern/).click();
  await eventually(() => hasFocus(page.getByLabel('Straße und Nummer'))).toBe(true);
  await page.getByText('Bitte ein Land wählen.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Straße und Nummer').fill('Gewerbegasse 3');
  await page.getByLabel('PLZ').fill('39100');
  await page.getByLabel('Ort', { exact: true }).fill('Bozen');
  await page.getByLabel('Land', { exact: true }).selectOption('Italien');
  await page.getByLabel('E-Mail für Kunden').fill('post@steine.example');
  await page.getByLabel('IT', { exact: true }).check({ force: true });
  await page.getByText('39100 Bozen, Italia').waitFor();
  await button(page, /^Speichern/).click();
  await page.getByText(/^Gespeichert: Firma, Straße/).waitFor();

  await go(page, 'Versand');
  await button(page, 'Italien entfernen').first().click();
  await page.getByLabel('Preis', { exact: true }).fill('4.90');
  await page.getByLabel('Frei ab Warenwert').fill('60');
  await button(page, 'Zone hinzufügen').click();
  await chooseCountries(page, 'Länder der Zone 2', 'Italien', 'Deutschland');
  await page.getByText('Deutschland steht auch in Zone 1. Jedes Land gehört in eine Zone.').waitFor();
  const second = page.getByRole('region', { name: /^Zone 2/ });
  await second.getByRole('button', { name: 'Deutschland entfernen' }).click();
  await chooseCountries(page, 'Länder der Zone 2', 'Österreich');
  await page.getByText('Noch ohne Satz: Österreich.').waitFor();
  await second.getByRole('button', { name: 'Österreich entfernen', exact: true }).click();
  await second.getByLabel('Preis', { exact: true }).fill('neun');
  await button(page, /^Speichern/).click();
  await second.getByText('Bitte ein Betrag wie 4,50.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await second.getByLabel('Preis', { exact: true }).fill('9,50');
  for (const language of ['DE', 'IT', 'EN']) {
    await second.getByLabel(`Versender (${language})`).fill('Post');
    await second.getByLabel(`Bezeichnung (${language})`).fill('Paket');
  }
  const example = page.getByRole('region', { name: 'Probe' });
  await example.getByLabel('Warenwert').fill('60,00');
  await example.getByText('Kurier, Pauschale kostenlos').waitFor();
  await example.getByLabel('Land').selectOption('Italien');
  await example.getByText('Post, Paket 9,50 €').waitFor();
  await button(page, /^Speichern/).click();
  await page.getByText(/^Gespeichert: Länder der Zone 1/).waitFor();
  await eventually(async () => {
    await shopper.goto(at(`/${brick}`));
    return shopper.locator('body').innerText();
  }).toContain('4,90');
  await shopper.goto(at('/cart'));
  await shopper.getByText('Versand 4,90 € nach Deutschland').first().waitFor();
  expect(await shopper.locator('body').innerText()).not.toContain('6,90');

  await go(page, 'Zahlung');
  await page.getByLabel('Kontoinhaber').fill('Katrin Thaler');
  await page.getByLabel('IBAN').fill('DE02120300000000202052');
  await page.getByLabel('BIC').fill('byladem1001');
  await page.getByText('Diese IBAN stimmt nicht').waitFor();
  await page.getByLabel('IBAN').fill('de02120300000000202051');
  await page.getByText('Die Prüfziffer stimmt.').waitFor();
  expect(await page.getByLabel('IBAN').inputValue()).toBe('DE02 1203 0000 0000 2020 51');
  await button(page, /^Speichern/).click();
  await saved(page, 'Kontoinhaber, IBAN, BIC');
  expect(await axeFindings(page)).toEqual([]);
  const order = await placeOrder('de', 'banktransfer', ['BX-3001-1'], shop.url);
  await shopper.goto(at(orderPage('de', order)));
  await shopper.getByText('DE02 1203 0000 0000 2020 51').first().waitFor();

  // a way to pay that is switched off is not accepted any more
  await page.getByRole('switch', { name: 'Überweisung anbieten' }).click();
  await button(page, /^Speichern/).click();
  await saved(page, 'Überweisung');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await expect(placeOrder('de', 'banktransfer', ['BX-3001-1'], shop.url)).rejects.toThrow();

  await go(page, 'Mehrwertsteuer');
  await page.getByRole('radio', { name: /^Kleinunternehmen/ }).check({ force: true });
  await page.getByText('Ein Wechsel gilt ab der nächsten Bestellung.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await button(page, /^Speichern/).click();
  await saved(page, 'Wie wird besteuert?');
  await go(page, 'Zusagen');
  await page.getByLabel('Rückgabe').fill('7');
  await button(page, /^Speichern/).click();
  await page.getByText(/^Bitte eine ganze Zahl/).waitFor();
  await page.getByLabel('Rückgabe').fill('60');
  await button(page, /^Speichern/).click();
  await saved(page, 'Rückgabe');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await eventually(async () => {
    await shopper.goto(at(`/${brick}`));
    return shopper.locator('body').innerText();
  }).toContain('60 Tage Rückgabe');
  const shown = await shopper.locator('body').innerText();
  expect(shown).toContain('§ 19 UStG');
  expect(shown).not.toContain('MwSt');

  await go(page, 'Übersicht');
  await page.getByText('4 von 5 eingerichtet').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('two tabs save the same section: the second sees what is newer and chooses', async () => {
  const page = await officePage(shop, '/admin/settings/mail', { name: 'Jonas Rainer', expected: REFUSED });
  const other = await page.context().newPage();
  await other.goto(at('/admin/settings/mail'));
  // both have read the same state
  await other.getByLabel('Adresse').waitFor();
  const save = async (tab: Page, name: string): Promise<void> => {
    await tab.getByLabel('Name', { exact: true }).fill(name);
    await tab.getByLabel('Adresse').fill('post@steine.example');
    await button(tab, /^Speichern/).click();
  };
  await save(page, 'Steine');
  await saved(page, 'Name, Adresse');
  await save(other, 'Mehr');
  const dialog = other.getByRole('dialog', { name: 'Jemand war schneller' });
  await dialog.getByText('Jonas Rainer hat diese Angaben heute').waitFor();
  await dialog.getByRole('row', { name: 'Name Steine Mehr' }).waitFor();
  expect(await findingsInBothThemes(other)).toEqual([]);
  await dialog.getByRole('button', { name: 'Neueren Stand übernehmen' }).click();
  await eventually(() => other.getByLabel('Name', { exact: true }).inputValue()).toBe('Steine');

  await save(page, 'Steine und mehr');
  await page.getByText('Steine → Steine und mehr').waitFor();
  await save(other, 'Mehr Steine');
  await dialog.getByRole('button', { name: 'Meine Angaben darüber speichern' }).click();
  await saved(other, 'Name');
  await page.reload();
  await eventually(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mehr Steine');

  // leaving asks
  await page.getByLabel('Name', { exact: true }).fill('Ungespeichert');
  await go(page, 'Übersicht');
  await page.getByText('Noch nicht gespeichert: Name.').waitFor();
  await button(page, 'Änderungen verwerfen').click();
  await page.getByText('Mehr Steine <post@steine.example>').waitFor();
});

test('an owner joins another program: it gets a signed test, and the log shows what it said', async () => {
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  const page = await officePage(shop, '/admin/settings/webhooks');
  await page.getByRole('heading', { name: 'Noch keine Adresse' }).waitFor();
  await button(page, 'Adresse hinzufügen').click();
  const form = page.getByRole('dialog', { name: 'Adresse hinzufügen' });
  await form.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await form.getByText('Bitte eine vollständige Adresse eintragen.').waitFor();
  await form.getByLabel('Name').fill('Lagerprogramm');
  await form.getByLabel('Adresse', { exact: true }).fill(receiver.url);
  await form.getByRole('checkbox', { name: /Bestellung storniert/ }).uncheck();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  const secret = await form.getByText(/^whsec_/).innerText();
  await form.getByRole('button', { name: 'Schließen' }).last().click();

  const panel = page.getByRole('region', { name: 'Lagerprogramm' });
  await panel.getByText('Noch nichts gesendet').waitFor();
  await panel.getByRole('button', { name: 'Test senden' }).click();
  await panel.getByText('zugestellt').waitFor();
  await panel.getByText(/^200 · \d+ ms$/).waitFor();
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['test']);
  expect(isSigned(receiver.received[0]!, secret)).toBe(true);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Ansehen' }).click();
  const delivery = page.getByRole('dialog', { name: 'test' });
  await delivery.getByText('answered 200').waitFor();
  await untilStill(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await delivery.getByRole('button', { name: 'Noch einmal senden' }).click();
  await eventually(async () => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  await delivery.waitFor({ state: 'hidden' });

  await panel.getByRole('button', { name: 'Abschalten' }).click();
  await panel.getByRole('button', { name: 'Einschalten' }).waitFor();
  expect(await panel.getByRole('button', { name: 'Test senden' }).count()).toBe(0);
});

test('every page on a phone, in Italian and in the dark: nothing is wider than it, and its menu shows where one is', async () => {
  const page = await officePage(shop, '/admin', { viewport: narrow, locale: 'it-IT', colorScheme: 'dark' });
  await keepAxe(page);
  await button(page, 'Altro').click();
  const seen = new Set(await page.evaluate(linksInView));
  const findings: string[] = [];
  for (const path of seen) {
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => page.locator('main .sk').count()).toBe(0);
    findings.push(...[...(await axeFindings(page)), ...(await page.evaluate(tooWide))].map((one) => `${path}: ${one}`));
    for (const further of await page.evaluate(linksInView)) seen.add(further);
  }
  expect(findings).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});

/** In the browser: where the menus lead, and of each list its first entry. */
function linksInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/admin"]')];
  const folders = new Set<string>();
  return links
    .filter((link) => !link.closest('[download]'))
    .filter((link) => {
      const folder = link.pathname.replace(/[^/]*$/, '');
      if (link.closest('nav')) return true;
      const isFirst = !folders.has(folder);
      folders.add(folder);
      return isFirst;
    })
    .map((link) => link.pathname)
    .filter((path) => !path.startsWith('/admin/api/'));
}

/** In the browser: the page itself, fields and texts that are too narrow to be read, and the open tab where it is out of sight. */
function tooWide(): string[] {
  const found = document.documentElement.scrollWidth > window.innerWidth ? ['page'] : [];
  const isOut = ({ left, right }: DOMRect) => left < 0 || right > window.innerWidth + 1;
  for (const tab of document.querySelectorAll('.tabs [aria-current]'))
    if (isOut(tab.getBoundingClientRect())) found.push(`tab ${tab.textContent}`);
  for (const text of document.querySelectorAll(
    'main :is(input:not([type=checkbox], [type=radio], [type=color]), select, .todo .grow)',
  )) {
    const { width } = text.getBoundingClientRect();
    if (width > 0 && width < 60) found.push(`${text.className} ${text.textContent}`);
  }
  return found;
}

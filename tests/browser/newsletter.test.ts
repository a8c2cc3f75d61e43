import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { dialogOf, logIn, newCustomer, newEmail, openLogin, post, WORDS } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { variant } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { moveMouse, narrow, untilAlive, untilHydrated, type VisitOptions, visit, wide } from './support/shop.ts';

/** The newsletter from the first wish to the last mail, in a shop of its own that sends its mails to a real server. */

const shop = mailedShop();

const mailTo = (email: string, subject: string) =>
  shop.mails.find((mail) => mail.recipients.includes(email) && mail.subject === subject);
const linkIn = (text: string | undefined) => /http\S+\/newsletter\/confirm\?[^\s"<]+/.exec(text ?? '')?.[0] ?? '';
const confirmLink = async (email: string, subject: string) => linkIn((await mailTo(email, subject)).text);

const bandOf = (page: Page) => page.locator('section.news');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function enter(path: string, options: VisitOptions = {}) {
  const visitor = await visit(shop.url + path, options);
  onTestFinished(visitor.close);
  return visitor;
}

async function statusOf(email: string, proof: string): Promise<unknown> {
  const query = new URLSearchParams({ email, proof });
  const answer = await fetch(`${shop.url}/api/ext/mailchimp-subscribe/subscribe?${query}`);
  return ((await answer.json()) as { result: unknown }).result;
}

test('wished for at the foot of a page, confirmed by mail, thanked with a coupon that counts, ended with one press', async () => {
  const email = newEmail();
  const { page, complaints } = await enter('/it/i/agb', { viewport: narrow });
  const askInFooter = async (address: string): Promise<void> => {
    await moveMouse(page);
    await untilAlive(page, 'section.news form');
    await bandOf(page).getByLabel('Indirizzo e-mail').fill(address);
    await bandOf(page).getByRole('button', { name: 'Ricevi il buono' }).click();
  };
  await askInFooter('marlene@example');
  await bandOf(page).getByRole('alert').filter({ hasText: 'Inserisci un indirizzo e-mail valido.' }).waitFor();
  await askInFooter(email);
  const pending = bandOf(page).getByText(/^Ci siamo quasi: guarda nella tua posta/);
  await pending.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload({ waitUntil: 'load' });
  await moveMouse(page);
  await pending.waitFor();

  const link = await confirmLink(email, 'Conferma la tua iscrizione alla newsletter');
  expect(new URL(link).pathname).toBe('/it/newsletter/confirm');
  // a virus scanner opens it too; a link alone subscribes nobody
  expect((await fetch(link)).status).toBe(200);
  await post(shop.url, '/api/ext/mailchimp-subscribe/subscribe?storeCode=it', { email });
  await shop.mails.find(
    (mail) => linkIn(mail.text) !== link && mail.recipients.includes(email) && linkIn(mail.text) !== '',
  );

  await page.goto(link, { waitUntil: 'load' });
  await untilHydrated(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Conferma l’iscrizione', exact: true }).click();
  await heading(page, 'Sei dei nostri!').waitFor();
  await page.getByText('Il tuo buono del 10% è in arrivo nella tua posta.').waitFor();
  await eventually(() => hasFocus(heading(page, 'Sei dei nostri!'))).toBe(true);
  expect(page.url()).not.toContain('token');
  await bandOf(page).getByText(`Ricevi la newsletter a ${email}.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const welcome = await mailTo(email, 'Il tuo buono: 10% di sconto sul prossimo ordine');
  const code = /NEWS-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(welcome.text ?? '')?.[0] ?? '';
  const { family_sku, slug, sku } = await variant('it');
  await page.goto(`${shop.url}/it/p/${family_sku}/${slug}/${sku}`, { waitUntil: 'load' });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click();
  await page.getByRole('button', { name: /^Carrello: / }).click();
  const drawer = dialogOf(page);
  await drawer.getByRole('button', { name: 'Usa un buono' }).click();
  await drawer.getByLabel('Codice del buono').fill(code.toLowerCase());
  await drawer.getByRole('button', { name: 'Applica', exact: true }).click();
  await drawer.getByText(`Buono ${code}`, { exact: true }).waitFor();

  await page.goto(`${shop.url}/it/i/agb`, { waitUntil: 'load' });
  await moveMouse(page);
  await bandOf(page).getByRole('button', { name: 'Annulla l’iscrizione' }).click();
  await bandOf(page).getByText('Non ricevi più la newsletter.').waitFor();
  expect(complaints).toEqual([]);
});

test('it works without scripts, and ends with one press: in the page, or in the mail program', async () => {
  const email = newEmail();
  const { page } = await enter('/i/agb', { javaScriptEnabled: false });
  await bandOf(page).getByLabel('E-Mail-Adresse').fill(email);
  await bandOf(page).getByRole('button', { name: 'Gutschein holen' }).click();
  await page
    .getByRole('main')
    .getByText(/^Fast geschafft: Schau in dein Postfach/)
    .waitFor();
  await page.goto(await confirmLink(email, 'Bitte bestätige deine Anmeldung zum Newsletter'));
  await page.getByRole('button', { name: 'Anmeldung bestätigen', exact: true }).click();
  await heading(page, 'Du bist dabei!').waitFor();

  const welcome = await mailTo(email, 'Dein Gutschein: 10 % auf deine nächste Bestellung');
  const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const link = header.slice(1, -1);
  const proof = new URL(link).searchParams.get('proof') ?? '';
  expect((await fetch(link)).status).toBe(200);
  expect(await statusOf(email, proof)).toBe('subscribed');
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(link, { method: 'POST', body: form })).status).toBe(200);
  expect(await statusOf(email, proof)).toBe('unsubscribed');
  const again = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link, { method: 'POST', body: again })).status).toBe(200);

  await page.goto(link);
  await page.getByRole('button', { name: 'Jetzt abbestellen', exact: true }).click();
  await heading(page, 'Du bist abgemeldet').waitFor();
  await page.goto(`${shop.url}/newsletter/unsubscribe`);
  await heading(page, 'Dieser Link gilt nicht mehr').waitFor();
});

test('a customer switches it on and off in the account, which says what is still missing', async () => {
  const email = await newCustomer(shop.url);
  const { page } = await enter('/my-account/newsletter');
  await openLogin(page, WORDS.de);
  await logIn(page, WORDS.de, email);
  const toggle = page.getByRole('main').getByRole('switch');
  await toggle.click();
  await page.getByRole('main').getByText(`Fast geschafft: Bitte bestätige die E-Mail an ${email}.`).waitFor();
  const token = new URL(await confirmLink(email, 'Bitte bestätige deine Anmeldung zum Newsletter')).searchParams.get(
    'token',
  );
  await post(shop.url, '/api/newsletter/confirm', { token });
  // whether the address is the customer's nobody knows yet, so nothing is said about it
  await page.reload({ waitUntil: 'load' });
  await moveMouse(page);
  await page
    .getByRole('main')
    .getByText(`Bestätige zuerst deine Adresse ${email}, dann siehst du hier, ob du den Newsletter bekommst.`)
    .waitFor();
  const { text } = await mailTo(email, 'Bitte bestätige deine E-Mail-Adresse');
  await post(shop.url, '/api/user/confirm-email', { token: /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] });
  await page.reload({ waitUntil: 'load' });
  await moveMouse(page);
  await page.getByRole('main').getByText(`Du bekommst den Newsletter an ${email}.`).waitFor();
  await toggle.click();
  await page.getByRole('main').getByText('Du bekommst keinen Newsletter.').waitFor();

  // what the account knows of it is nobody else's in this browser; what this browser was asked stays after the logout
  const stored = () => page.evaluate(() => [localStorage['brixel/newsletter'], localStorage['brixel/claims']]);
  const both = [undefined, expect.stringContaining('"cookiesAccepted"')];
  expect(await stored()).toEqual(both);
  await page.goto(`${shop.url}/my-account`, { waitUntil: 'load' });
  await untilHydrated(page);
  await page.getByRole('main').getByRole('button', { name: WORDS.de.logout }).first().click();
  await page.getByText(WORDS.de.loggedOut).waitFor();
  expect(await stored()).toEqual(both);
});

test('sold-out goods: one press on their page, one mail to confirm, one when they are back', async () => {
  const email = newEmail();
  const soldOut = 'BX-3005-35';
  const { page, complaints, close } = await visit(`${shop.url}/p/${soldOut}/stein`, { viewport: narrow });
  onTestFinished(close);
  await page.getByRole('link', { name: 'Bescheid geben, wenn es wieder da ist' }).click();
  await heading(page, 'Sagt mir Bescheid, wenn es wieder da ist').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const form = page.getByRole('main');
  await form.getByLabel('E-Mail-Adresse').fill('marlene@example');
  await form.getByRole('button', { name: 'Bescheid geben' }).click();
  await form.getByText('Bitte gib eine gültige E-Mail-Adresse ein.').waitFor();
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByRole('button', { name: 'Bescheid geben' }).click();
  await eventually(() => hasFocus(heading(page, 'Fast geschafft: Schau in dein Postfach'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  const { text } = await shop.mails.find(
    (mail) => mail.recipients.includes(email) && mail.subject?.startsWith('Bitte bestätige') === true,
  );
  await page.goto(/http\S+\/back-in-stock\/confirm\?[^\s"<]+/.exec(text ?? '')?.[0] ?? '', { waitUntil: 'load' });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Ja, bitte Bescheid geben' }).click();
  await heading(page, 'Du stehst auf der Liste').waitFor();
  expect(complaints).toEqual([]);

  const { page: plain, close: leave } = await visit(`${shop.url}/it/back-in-stock?sku=${soldOut}`, {
    viewport: wide,
    javaScriptEnabled: false,
  });
  onTestFinished(leave);
  await plain.getByRole('main').getByLabel('Indirizzo e-mail').fill(newEmail());
  await plain.getByRole('button', { name: 'Avvisatemi', exact: true }).click();
  await heading(plain, 'Ci siamo quasi: controlla la posta').waitFor();
});

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import {
  dialogOf,
  logIn,
  newCustomer,
  newEmail,
  openLogin,
  PASSWORD,
  storedUser,
  WORDS,
  type Words,
} from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { variant } from './support/catalog.ts';
import { addToCart } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { narrow, untilHydrated, visit, wide } from './support/shop.ts';

/**
 * Into the account and out of it, in a shop of its own that sends its mails to a real server. Each story is told once: half of them in
 * German on a wide screen, the others in Italian, most of these on a phone.
 */

const shop = mailedShop();

async function enter(path: string, viewport = wide) {
  const visitor = await visit(shop.url + path, { viewport });
  onTestFinished(visitor.close);
  return visitor;
}

const greeting = (page: Page, words: Words) => page.getByRole('heading', { level: 1, name: words.hello });

/** Answers of the API that say no are part of the story; the console repeats them. */
const besides = (complaints: readonly string[], code: number) =>
  complaints.filter((complaint) => !complaint.includes(String(code)));

test('a guest sees what is missing and opens an account, which is there after a reload', async () => {
  const words = WORDS.it;
  const { page, complaints } = await enter('/it/my-account', narrow);
  await page.getByText(words.loginNeeded).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const dialog = await openLogin(page, words);
  await dialog.getByRole('button', { name: words.register, exact: true }).click();
  const email = dialog.getByLabel(words.email);
  await dialog.getByLabel(words.firstName, { exact: true }).fill('Marlene');
  await dialog.getByLabel(words.lastName, { exact: true }).fill('Kaiser');
  await email.fill('marlene@example');
  await dialog.getByLabel(words.password, { exact: true }).fill('zu kurz');
  await dialog.getByRole('button', { name: words.register, exact: true }).click();
  await dialog.getByText(words.wrongEmail).waitFor();
  await dialog.getByText(words.passwordTooShort).waitFor();
  await eventually(() => hasFocus(email)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await email.fill(newEmail());
  await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.register, exact: true }).click();
  await greeting(page, words).waitFor();
  await page.reload({ waitUntil: 'load' });
  await greeting(page, words).waitFor();
  await eventually(() => page.getByRole('link', { name: `${words.account}: Marlene` }).count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a wrong password and an unknown address get the same message; the right one leads on where one was', async () => {
  const words = WORDS.de;
  const email = await newCustomer(shop.url);
  const { page, complaints } = await enter('/my-account/orders');
  const dialog = await openLogin(page, words);
  for (const [name, password] of [
    [email, 'ein falsches Kennwort'],
    [newEmail(), PASSWORD],
  ] as const) {
    await logIn(page, words, name, password);
    await dialog.getByRole('alert').filter({ hasText: words.wrongLogin }).waitFor();
  }
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.showPassword }).click();
  await eventually(() => dialog.getByLabel(words.password, { exact: true }).getAttribute('type')).toBe('text');
  await logIn(page, words, email);
  await page.getByRole('heading', { name: words.noOrders }).waitFor();
  // the page is there before the dialog has gone
  await dialog.waitFor({ state: 'detached' });
  expect(besides(complaints, 401)).toEqual([]);
});

test('who has forgotten the password gets a link that works once', async () => {
  const words = WORDS.it;
  const email = await newCustomer(shop.url);
  const { page } = await enter('/it/my-account', narrow);
  const dialog = await openLogin(page, words);
  for (const address of [newEmail(), email]) {
    await dialog.getByRole('button', { name: words.forgot }).click();
    await dialog.getByLabel(words.email).fill(address);
    await dialog.getByRole('button', { name: words.sendLink }).click();
    await dialog.getByText(words.linkSent).waitFor();
    await dialog.getByRole('button', { name: words.backToLogin }).click();
  }
  const mail = await shop.mails.find(
    ({ recipients, text }) => recipients.includes(email) && text?.includes('/reset-password') === true,
  );
  const link = /http\S+\/reset-password\?[^\s"<]+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/it/reset-password');

  await page.goto(link, { waitUntil: 'load' });
  await untilHydrated(page);
  const fields = page.getByRole('main');
  await fields.getByLabel(words.newPassword, { exact: true }).fill('ein neues Kennwort');
  await fields.getByLabel(words.repeatPassword).fill('ein anderes Kennwort');
  await page.getByRole('button', { name: words.savePassword }).click();
  await page.getByText(words.notEqual).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await fields.getByLabel(words.repeatPassword).fill('ein neues Kennwort');
  await page.getByRole('button', { name: words.savePassword }).click();
  await page.getByRole('heading', { level: 1, name: words.passwordChanged }).waitFor();
  expect(page.url()).not.toContain('token');

  await openLogin(page, words);
  await logIn(page, words, email, PASSWORD);
  await dialog.getByText(words.wrongLogin).waitFor();
  await logIn(page, words, email, 'ein neues Kennwort');
  await eventually(() => storedUser(page)).not.toBeNull();

  await page.goto(link, { waitUntil: 'load' });
  await untilHydrated(page);
  await fields.getByLabel(words.newPassword, { exact: true }).fill('noch ein Kennwort');
  await fields.getByLabel(words.repeatPassword).fill('noch ein Kennwort');
  await page.getByRole('button', { name: words.savePassword }).click();
  await page.getByRole('heading', { level: 1, name: words.linkBroken }).waitFor();
});

const stored = (page: Page) =>
  page.evaluate(() => {
    const read = (name: string) => JSON.parse(localStorage.getItem(`brixel/${name}`) ?? 'null');
    return {
      cart: read('cart')?.cart.lines.length ?? 0,
      wishlist: read('wishlist')?.length ?? 0,
      compare: read('compare')?.length ?? 0,
      viewed: read('recently-viewed')?.length ?? 0,
      checkout: read('checkout')?.personalDetails.emailAddress ?? '',
      orders: read('orders')?.customerId ?? null,
      newsletter: read('newsletter')?.email ?? null,
      devices: read('devices')?.length ?? 0,
      user: read('user') || null,
    };
  });

test('logging out takes cart, lists and checkout details along, and nothing else', async () => {
  const words = WORDS.de;
  const email = await newCustomer(shop.url);
  const { page } = await enter('/my-account');
  await openLogin(page, words);
  await logIn(page, words, email);
  await greeting(page, words).waitFor();

  // as the page behind the link of the newsletter's mail leaves it
  await page.evaluate((own) => {
    const newsletter = { isSubscribed: true, status: 'subscribed', email: own, proof: 'p', since: '2026-11-16' };
    localStorage.setItem('brixel/newsletter', JSON.stringify(newsletter));
  }, email);
  const { family_sku, slug, sku } = await variant('de');
  await page.goto(`${shop.url}/p/${family_sku}/${slug}/${sku}`, { waitUntil: 'load' });
  await untilHydrated(page);
  await addToCart(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Auf die Merkliste', exact: true }).first().click();
  await main.getByRole('button', { name: 'Vergleichen', exact: true }).first().click();
  await page.goto(`${shop.url}/checkout`, { waitUntil: 'load' });
  await untilHydrated(page);
  await eventually(async () => (await stored(page)).checkout).toBe(email);
  expect(await stored(page)).toMatchObject({ cart: 1, wishlist: 1, compare: 1, viewed: 1, newsletter: email });
  expect((await stored(page)).orders).not.toBeNull();

  await page.goto(`${shop.url}/my-account`, { waitUntil: 'load' });
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: words.logout }).click();
  await page.getByText(words.loggedOut).waitFor();
  expect(await stored(page)).toEqual({
    cart: 0,
    wishlist: 0,
    compare: 0,
    viewed: 1,
    checkout: '',
    orders: null,
    newsletter: null,
    devices: 1,
    user: null,
  });
  await eventually(() => page.getByText(email).count()).toBe(0);
  await eventually(() => new URL(page.url()).pathname).toBe('/');
});

test('name, address and password are changed, all data can be taken along, and the account be closed', async () => {
  const words = WORDS.de;
  const email = await newCustomer(shop.url);
  const { page, complaints } = await enter('/my-account');
  await openLogin(page, words);
  await logIn(page, words, email);
  await greeting(page, words).waitFor();
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Bearbeiten' }).click();
  await main.getByLabel('Vorname').fill('Marla');
  await main.getByLabel(/^Ich kaufe für eine Firma/).check();
  await main.getByLabel('Firma', { exact: true }).fill('Steinreich GmbH');
  await main.getByLabel('USt-IdNr.').fill('DE123456789');
  await main.getByLabel('Straße').fill('Werkstraße');
  await main.getByLabel('Hausnummer').fill('7');
  await main.getByLabel('PLZ').fill('80331');
  await main.getByLabel('Ort').fill('München');
  await main.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Deine Daten sind gespeichert.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Hallo Marla' }).waitFor();
  await main.getByText('Steinreich GmbH').waitFor();

  await main.getByRole('button', { name: 'Passwort ändern' }).click();
  await main.getByLabel('Aktuelles Passwort').fill('ein falsches Kennwort');
  await main.getByLabel(words.newPassword, { exact: true }).fill('ein neues Kennwort');
  await main.getByLabel(words.repeatPassword).fill('ein neues Kennwort');
  await main.getByRole('button', { name: 'Speichern' }).click();
  await main.getByText('Das aktuelle Passwort stimmt nicht.').waitFor();
  const before = (await storedUser(page))?.token;
  await main.getByLabel('Aktuelles Passwort').fill(PASSWORD);
  await main.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(words.passwordChanged).waitFor();
  await eventually(async () => (await storedUser(page))?.token).not.toBe(before);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Daten herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^(?:localhost|127\.0\.0\.1)-\d+\.json$/);
  const chunks = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(chunks).toString()).toContain('Steinreich GmbH');

  await main.getByRole('button', { name: 'Konto löschen' }).click();
  await dialogOf(page).getByLabel(words.password, { exact: true }).fill('ein neues Kennwort');
  await dialogOf(page).getByRole('button', { name: 'Endgültig löschen' }).click();
  await page.getByText('Dein Konto ist gelöscht.').waitFor();
  expect(await storedUser(page)).toBeNull();
  expect(besides(complaints, 403)).toEqual([]);
});

test('another e-mail address takes the password, and the link in its mail, which works without scripts', async () => {
  const words = WORDS.it;
  const email = await newCustomer(shop.url);
  const { page, complaints } = await enter('/it/my-account');
  await openLogin(page, words);
  await logIn(page, words, email);
  await greeting(page, words).waitFor();
  const main = page.getByRole('main');
  const next = newEmail();
  const pending = `Il nuovo indirizzo ${next} vale appena lo confermi. Trovi il link nella tua casella di posta.`;
  await main.getByRole('button', { name: 'Modifica' }).click();
  await main.getByLabel(words.email).waitFor();
  expect(await main.getByLabel('Password attuale').count()).toBe(0);
  await main.getByLabel(words.email).fill(next);
  await main.getByLabel('Password attuale').fill('ein falsches Kennwort');
  await main.getByRole('button', { name: 'Salva' }).click();
  await main.getByText('La password attuale non è corretta.').waitFor();
  await main.getByLabel('Password attuale').fill(PASSWORD);
  await main.getByRole('button', { name: 'Salva' }).click();
  await main.getByText(pending).waitFor();
  // without the notice of success, and from the top: both it and the header that stays cover half a link elsewhere
  await page.reload({ waitUntil: 'load' });
  await main.getByText(pending).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Invia l’e-mail con il link' }).click();
  await page.getByText('L’e-mail è in arrivo.').waitFor();

  const mail = await shop.mails.find(
    ({ recipients, subject }) => recipients.includes(next) && subject === 'Conferma il tuo nuovo indirizzo e-mail',
  );
  const link = /http\S+\/confirm-email\?[^\s"<]+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/it/confirm-email');
  const plain = await visit(link, { javaScriptEnabled: false });
  onTestFinished(plain.close);
  await plain.page.getByRole('button', { name: 'Conferma l’indirizzo', exact: true }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'Indirizzo confermato' }).waitFor();
  await plain.page.goto(`${shop.url}/it/confirm-email?token=geraten`);
  await plain.page.getByRole('button', { name: 'Conferma l’indirizzo', exact: true }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'Questo link non è più valido' }).waitFor();

  await page.reload({ waitUntil: 'load' });
  // the stored profile is shown until the new one is there
  await main.getByText(pending).waitFor({ state: 'detached' });
  await main.getByText(next).waitFor();
  expect(besides(complaints, 403)).toEqual([]);
});

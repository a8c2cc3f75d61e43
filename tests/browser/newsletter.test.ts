import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WORDS as accountTexts, dialogOf, logIn, newCustomer, newEmail, openLogin, post } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { variant } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { moveMouse, narrow, untilAlive, untilHydrated, visit, wide } from './support/shop.ts';

/** The newsletter from the first wish to the last mail, in a shop of its own that sends its mails to a real server. */

const shop = mailedShop();

const stores = [
  {
    store: 'de',
    prefix: '',
    viewport: wide,
    account: accountTexts.de,
    words: {
      email: 'E-Mail-Adresse',
      button: 'Gutschein holen',
      wrong: 'Bitte gib eine gültige E-Mail-Adresse ein.',
      pending: /^Fast geschafft: Schau in dein Postfach/,
      privacy: 'Datenschutz',
      confirmSubject: 'Bitte bestätige deine Anmeldung zum Newsletter',
      welcomeSubject: 'Dein Gutschein: 10 % auf deine nächste Bestellung',
      confirm: 'Anmeldung bestätigen',
      confirmed: 'Du bist dabei!',
      couponText: 'Dein Gutschein über 10 % ist unterwegs in dein Postfach.',
      subscribed: (email: string) => `Du bekommst den Newsletter an ${email}.`,
      leaveHere: 'Newsletter abbestellen',
      leave: 'Jetzt abbestellen',
      left: 'Du bist abgemeldet',
      unsubscribed: 'Du bekommst keinen Newsletter mehr.',
      broken: 'Dieser Link gilt nicht mehr',
      addToCart: 'In den Warenkorb',
      cart: /^Warenkorb: /,
      couponOpen: 'Gutschein einlösen',
      couponCode: 'Gutscheincode',
      couponApply: 'Einlösen',
      couponRow: (code: string) => `Gutschein ${code}`,
      accountPending: (email: string) => `Fast geschafft: Bitte bestätige die E-Mail an ${email}.`,
      accountUnconfirmed: (email: string) =>
        `Bestätige zuerst deine Adresse ${email}, dann siehst du hier, ob du den Newsletter bekommst.`,
      accountNone: 'Du bekommst keinen Newsletter.',
    },
  },
  {
    store: 'it',
    prefix: '/it',
    viewport: narrow,
    account: accountTexts.it,
    words: {
      email: 'Indirizzo e-mail',
      button: 'Ricevi il buono',
      wrong: 'Inserisci un indirizzo e-mail valido.',
      pending: /^Ci siamo quasi: guarda nella tua posta/,
      privacy: 'informativa sulla privacy',
      confirmSubject: 'Conferma la tua iscrizione alla newsletter',
      welcomeSubject: 'Il tuo buono: 10% di sconto sul prossimo ordine',
      confirm: 'Conferma l’iscrizione',
      confirmed: 'Sei dei nostri!',
      couponText: 'Il tuo buono del 10% è in arrivo nella tua posta.',
      subscribed: (email: string) => `Ricevi la newsletter a ${email}.`,
      leaveHere: 'Annulla l’iscrizione',
      leave: 'Annulla ora',
      left: 'Iscrizione annullata',
      unsubscribed: 'Non ricevi più la newsletter.',
      broken: 'Questo link non è più valido',
      addToCart: 'Aggiungi al carrello',
      cart: /^Carrello: /,
      couponOpen: 'Usa un buono',
      couponCode: 'Codice del buono',
      couponApply: 'Applica',
      couponRow: (code: string) => `Buono ${code}`,
      accountPending: (email: string) => `Ci siamo quasi: conferma l’e-mail inviata a ${email}.`,
      accountUnconfirmed: (email: string) =>
        `Conferma prima il tuo indirizzo ${email}: poi vedi qui se ricevi la newsletter.`,
      accountNone: 'Non ricevi la newsletter.',
    },
  },
] as const;

type Words = (typeof stores)[number]['words'];

const mailTo = (email: string, subject: string) =>
  shop.mails.find((mail) => mail.recipients.includes(email) && mail.subject === subject);
const linkIn = (text: string | undefined) => /http\S+\/newsletter\/confirm\?[^\s"<]+/.exec(text ?? '')?.[0] ?? '';
const confirmLink = async (email: string, words: Words) => linkIn((await mailTo(email, words.confirmSubject)).text);

const bandOf = (page: Page) => page.locator('section.news');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function askInFooter(page: Page, words: Words, email: string): Promise<void> {
  await moveMouse(page);
  await untilAlive(page, 'section.news form');
  await bandOf(page).getByLabel(words.email).fill(email);
  await bandOf(page).getByRole('button', { name: words.button }).click();
}

async function statusOf(email: string, proof: string): Promise<unknown> {
  const query = new URLSearchParams({ email, proof });
  const answer = await fetch(`${shop.url}/api/ext/mailchimp-subscribe/subscribe?${query}`);
  return ((await answer.json()) as { result: unknown }).result;
}

describe.each(stores)('in the $store store', ({ store, prefix, viewport, account, words }) => {
  const enter = async (path: string, options = {}) => {
    const visitor = await visit(shop.url + prefix + path, { viewport, ...options });
    onTestFinished(visitor.close);
    return visitor;
  };

  test('wished for at the foot of a page, confirmed by mail, thanked with a coupon that counts, ended with one press', async () => {
    const email = newEmail();
    const { page, complaints } = await enter('/i/agb');
    await askInFooter(page, words, 'marlene@example');
    await bandOf(page).getByRole('alert').filter({ hasText: words.wrong }).waitFor();
    await askInFooter(page, words, email);
    await bandOf(page).getByText(words.pending).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload({ waitUntil: 'load' });
    await moveMouse(page);
    await bandOf(page).getByText(words.pending).waitFor();

    const link = await confirmLink(email, words);
    expect(new URL(link).pathname).toBe(`${prefix}/newsletter/confirm`);
    // a virus scanner opens it too; a link alone subscribes nobody
    expect((await fetch(link)).status).toBe(200);
    await post(shop.url, `/api/ext/mailchimp-subscribe/subscribe?storeCode=${store}`, { email });
    await shop.mails.find(
      (mail) => linkIn(mail.text) !== link && mail.recipients.includes(email) && linkIn(mail.text) !== '',
    );

    await page.goto(link, { waitUntil: 'load' });
    await untilHydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await heading(page, words.confirmed).waitFor();
    await page.getByText(words.couponText).waitFor();
    await eventually(() => hasFocus(heading(page, words.confirmed))).toBe(true);
    expect(page.url()).not.toContain('token');
    await bandOf(page).getByText(words.subscribed(email)).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const welcome = await mailTo(email, words.welcomeSubject);
    const code = /NEWS-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(welcome.text ?? '')?.[0] ?? '';
    const { family_sku, slug, sku } = await variant(store);
    await page.goto(`${shop.url}${prefix}/p/${family_sku}/${slug}/${sku}`, { waitUntil: 'load' });
    await untilHydrated(page);
    await page.getByRole('button', { name: words.addToCart, exact: true }).first().click();
    await page.getByRole('button', { name: words.cart }).click();
    const drawer = dialogOf(page);
    await drawer.getByRole('button', { name: words.couponOpen }).click();
    await drawer.getByLabel(words.couponCode).fill(code.toLowerCase());
    await drawer.getByRole('button', { name: words.couponApply, exact: true }).click();
    await drawer.getByText(words.couponRow(code), { exact: true }).waitFor();

    await page.goto(`${shop.url}${prefix}/i/agb`, { waitUntil: 'load' });
    await moveMouse(page);
    await bandOf(page).getByRole('button', { name: words.leaveHere }).click();
    await bandOf(page).getByText(words.unsubscribed).waitFor();
    expect(complaints).toEqual([]);
  });

  test('it works without scripts, and ends with one press: in the page, or in the mail program', async () => {
    const email = newEmail();
    const { page } = await enter('/i/agb', { javaScriptEnabled: false });
    await bandOf(page).getByLabel(words.email).fill(email);
    await bandOf(page).getByRole('button', { name: words.button }).click();
    await page.getByRole('main').getByText(words.pending).waitFor();
    await page.goto(await confirmLink(email, words));
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await heading(page, words.confirmed).waitFor();

    const welcome = await mailTo(email, words.welcomeSubject);
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
    await page.getByRole('button', { name: words.leave, exact: true }).click();
    await heading(page, words.left).waitFor();
    await page.goto(`${shop.url}${prefix}/newsletter/unsubscribe`);
    await heading(page, words.broken).waitFor();
  });

  test('a customer switches it on and off in the account, which says what is still missing', async () => {
    const email = await newCustomer(shop.url);
    const { page } = await enter('/my-account/newsletter');
    await openLogin(page, account);
    await logIn(page, account, email);
    const toggle = page.getByRole('main').getByRole('switch');
    await toggle.click();
    await page.getByRole('main').getByText(words.accountPending(email)).waitFor();
    const token = new URL(await confirmLink(email, words)).searchParams.get('token');
    await post(shop.url, '/api/newsletter/confirm', { token });
    // whether the address is the customer's nobody knows yet, so nothing is said about it
    await page.reload({ waitUntil: 'load' });
    await moveMouse(page);
    await page.getByRole('main').getByText(words.accountUnconfirmed(email)).waitFor();
    const { text } = await mailTo(email, 'Bitte bestätige deine E-Mail-Adresse');
    await post(shop.url, '/api/user/confirm-email', { token: /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] });
    await page.reload({ waitUntil: 'load' });
    await moveMouse(page);
    await page.getByRole('main').getByText(words.subscribed(email)).waitFor();
    await toggle.click();
    await page.getByRole('main').getByText(words.accountNone).waitFor();

    // what the account knows of it is nobody else's in this browser; what this browser was asked stays after the logout
    const stored = () => page.evaluate(() => [localStorage['brixel/newsletter'], localStorage['brixel/claims']]);
    const both = [undefined, expect.stringContaining('"cookiesAccepted"')];
    expect(await stored()).toEqual(both);
    await page.goto(`${shop.url}${prefix}/my-account`, { waitUntil: 'load' });
    await untilHydrated(page);
    await page.getByRole('main').getByRole('button', { name: account.logout }).first().click();
    await page.getByText(account.loggedOut).waitFor();
    expect(await stored()).toEqual(both);
  });
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

import { describe, expect, onTestFinished, test } from 'vitest';
import { newEmail } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { restoreConnection } from './support/connection.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { narrow, untilHydrated, visit, wide } from './support/shop.ts';

/** Writing to the shop, whose mails go to a real server. */

const SHOP = 'hilfe@brixel.example';

const shop = mailedShop({ MAIL_FROM: `brixel <${SHOP}>` });

const stores = [
  {
    store: 'de',
    path: '/i/hilfe-kontakt',
    viewport: wide,
    words: {
      jump: 'Kontaktformular',
      topic: 'Worum geht es?',
      missing: 'Ein Teil fehlt oder ist kaputt',
      number: /^Bestellnummer/,
      email: 'E-Mail-Adresse',
      message: 'Deine Nachricht',
      required: 'Bitte ausfüllen.',
      send: 'Nachricht senden',
      offline: /^Du bist offline\. Schreib ruhig weiter/,
      failed: 'Deine Nachricht ist noch nicht angekommen',
      sent: 'Deine Nachricht ist angekommen',
    },
  },
  {
    store: 'it',
    path: '/it/i/hilfe-kontakt',
    viewport: narrow,
    words: {
      jump: 'modulo di contatto',
      topic: 'Di che cosa si tratta?',
      missing: 'Manca un pezzo o è rotto',
      number: /^Numero d’ordine/,
      email: 'Indirizzo e-mail',
      message: 'Il tuo messaggio',
      required: 'Campo obbligatorio.',
      send: 'Invia il messaggio',
      offline: /^Sei offline\. Continua pure a scrivere/,
      failed: 'Il tuo messaggio non è ancora arrivato',
      sent: 'Il tuo messaggio è arrivato',
    },
  },
] as const;

describe.each(stores)('in the $store store', ({ path, viewport, words }) => {
  test('a message reaches the shop; offline nothing of it is lost', async () => {
    const email = newEmail();
    const text = 'In Tüte 3 fehlt\neine <Platte> 1×2.';
    const { page, close } = await visit(shop.url + path, { viewport });
    onTestFinished(close);
    await untilHydrated(page);
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: words.send });
    await main.getByRole('link', { name: words.jump }).click();
    await send.click();
    await main.getByText(words.required).first().waitFor();
    await eventually(() => hasFocus(main.getByLabel(words.email))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await main.getByLabel(words.topic).selectOption(words.missing);
    await main.getByLabel(words.number).fill('BX-4K7M-9QTD');
    await main.getByLabel(words.email).fill(email);
    await main.getByLabel(words.message).fill(text);
    await page.context().setOffline(true);
    await main.getByText(words.offline).waitFor();
    await send.click();
    await main.getByRole('alert').filter({ hasText: words.failed }).waitFor();
    expect(await main.getByLabel(words.message).inputValue()).toBe(text);
    await restoreConnection(page);
    await send.click();
    await main.getByText(words.sent).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const mail = await shop.mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === email) ?? false);
    expect(mail.recipients).toEqual([SHOP]);
    expect(mail.subject).toBe(`${words.missing} (BX-4K7M-9QTD)`);
    expect(mail.text).toContain('> In Tüte 3 fehlt\n> eine <Platte> 1×2.');
    const receipt = await shop.mails.find(({ recipients }) => recipients.includes(email));
    expect(receipt.subject).toBe(words.sent);
    expect(receipt.raw).not.toContain('Platte');
  });

  test('it works without scripts', async () => {
    const email = newEmail();
    const { page, close } = await visit(shop.url + path, { viewport, javaScriptEnabled: false });
    onTestFinished(close);
    const main = page.getByRole('main');
    await main.getByLabel(words.email).fill(email);
    await main.getByRole('button', { name: words.send }).click();
    await main.getByText(words.required).waitFor();
    expect(await main.getByLabel(words.email).inputValue()).toBe(email);
    await main.getByLabel(words.message).fill('Hallo\nSteine');
    await main.getByRole('button', { name: words.send }).click();
    await main.getByText(words.sent).waitFor();
    const mail = await shop.mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === email) ?? false);
    expect(mail.text).toContain('> Hallo\n> Steine');
  });
});

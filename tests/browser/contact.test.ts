import { expect, onTestFinished, test } from 'vitest';
import { newEmail } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { restoreConnection } from './support/connection.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { narrow, untilHydrated, visit } from './support/shop.ts';

/** Writing to the shop, whose mails go to a real server. */

const SHOP = 'hilfe@brixel.example';

const shop = mailedShop({ MAIL_FROM: `brixel <${SHOP}>` });

test('a message reaches the shop; offline nothing of it is lost', async () => {
  const email = newEmail();
  const text = 'In Tüte 3 fehlt\neine <Platte> 1×2.';
  const { page, close } = await visit(`${shop.url}/it/i/hilfe-kontakt`, { viewport: narrow });
  onTestFinished(close);
  await untilHydrated(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Invia il messaggio' });
  await main.getByRole('link', { name: 'modulo di contatto' }).click();
  await send.click();
  await main.getByText('Campo obbligatorio.').first().waitFor();
  await eventually(() => hasFocus(main.getByLabel('Indirizzo e-mail'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await main.getByLabel('Di che cosa si tratta?').selectOption('Manca un pezzo o è rotto');
  await main.getByLabel(/^Numero d’ordine/).fill('BX-4K7M-9QTD');
  await main.getByLabel('Indirizzo e-mail').fill(email);
  await main.getByLabel('Il tuo messaggio').fill(text);
  await page.context().setOffline(true);
  await main.getByText(/^Sei offline\. Continua pure a scrivere/).waitFor();
  await send.click();
  await main.getByRole('alert').filter({ hasText: 'Il tuo messaggio non è ancora arrivato' }).waitFor();
  expect(await main.getByLabel('Il tuo messaggio').inputValue()).toBe(text);
  await restoreConnection(page);
  await send.click();
  await main.getByText('Il tuo messaggio è arrivato').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const mail = await shop.mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === email) ?? false);
  expect(mail.recipients).toEqual([SHOP]);
  expect(mail.subject).toBe('Manca un pezzo o è rotto (BX-4K7M-9QTD)');
  expect(mail.text).toContain('> In Tüte 3 fehlt\n> eine <Platte> 1×2.');
  const receipt = await shop.mails.find(({ recipients }) => recipients.includes(email));
  expect(receipt.subject).toBe('Il tuo messaggio è arrivato');
  expect(receipt.raw).not.toContain('Platte');
});

test('it works without scripts', async () => {
  const email = newEmail();
  const { page, close } = await visit(`${shop.url}/i/hilfe-kontakt`, { javaScriptEnabled: false });
  onTestFinished(close);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await main.getByText('Bitte ausfüllen.').waitFor();
  expect(await main.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
  await main.getByLabel('Deine Nachricht').fill('Hallo\nSteine');
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await main.getByText('Deine Nachricht ist angekommen').waitFor();
  const mail = await shop.mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === email) ?? false);
  expect(mail.text).toContain('> Hallo\n> Steine');
});

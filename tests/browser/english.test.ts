import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { button, buy, fillCheckout, thankYou, WORDS } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { officePage } from './support/office.ts';
import { untilHydrated, visit } from './support/shop.ts';

const shop = mailedShop();
const at = (path: string): string => new URL(path, shop.url).href;
const words = WORDS.en;

const DICTIONARIES = join(import.meta.dirname, '../../apps/storefront/src/i18n');

async function textsIn(language: 'de' | 'it' | 'en'): Promise<string[]> {
  const files = await readdir(join(DICTIONARIES, language));
  const parts = await Promise.all(files.map((file) => import(join(DICTIONARIES, language, file))));
  return parts.flatMap(({ messages }) => Object.values<string>(messages));
}

/** Words that no English text has: of the small ones, and of the shop. */
const GERMAN =
  /\b(?:und|nicht|oder|mit|für|sind|wird|eine[mnrs]?|zum|zur|vom|dein[ers]?|wir|Versand|Warenkorb|Steine?|Platten?|Farben?|Lieferung|Werktage?|Anleitung|Bestellung)\b/i;
const ITALIAN =
  /\b(?:della|delle|degli|che|sono|nel|alla|tuo|tua|non è|carrello|mattoncin[oi]|pezz[oi]|colori|spedizione|ordine|consegna)\b/i;

/** Lines in another language: whole texts of the other dictionaries, or words of German and Italian. */
async function foreignFinder(): Promise<(lines: readonly string[]) => string[]> {
  const english = new Set(await textsIn('en'));
  const others = [...(await textsIn('de')), ...(await textsIn('it'))].filter(
    (text) => text.includes(' ') && !text.includes('{') && !english.has(text),
  );
  return (lines) =>
    lines.filter((line) => GERMAN.test(line) || ITALIAN.test(line) || others.some((text) => line.includes(text)));
}

/** Everything that is written on a page or read aloud, except what says to be in another language. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = [document.title];
    const isForeign = (element: Element | null) => element?.closest('body [lang], script, style, template') !== null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!isForeign(parentElement)) lines.push(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (element.hasAttribute(name) && !isForeign(element)) lines.push(element.getAttribute(name) ?? '');
    return lines.filter(Boolean);
  });

test('an owner switches English on, and a shopper finds, buys and is written to in English', async () => {
  const office = await officePage(shop, '/admin/settings/stores');
  await office.getByRole('switch', { name: 'Englisch anbieten' }).click();
  await office.keyboard.press('Control+s');
  await office.getByText(/^Gespeichert/).waitFor();
  await eventually(async () => (await fetch(at('/en'))).status).toBe(200);

  const foreignIn = await foreignFinder();
  expect(foreignIn(['In den Warenkorb gelegt.', 'Vai alla spedizione', 'Bricks and plates'])).toHaveLength(2);
  const { page, complaints, close } = await visit(at('/en'), { locale: 'en-IE' });
  onTestFinished(close);
  const found: Record<string, string[]> = {};
  const look = async (where: string): Promise<void> => {
    await untilHydrated(page);
    found[where] = [...foreignIn(await linesOf(page)), ...(await axeFindings(page))];
  };

  await look('home page');
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.click();
  await search.fill('lighthouse');
  await search.press('Enter');
  // the suggestions have a link of the same name
  await page.getByRole('heading', { level: 1, name: 'Search for “lighthouse”' }).waitFor();
  await look('search');
  await page.getByRole('main').getByRole('link', { name: 'North Cape Lighthouse', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'North Cape Lighthouse' }).waitFor();
  await look('product');
  const productPath = new URL(page.url()).pathname.replace(/^\/en/, '');

  await buy(page, words, at('/en/checkout'));
  await look('checkout');
  const email = 'marlene@example.ie';
  await fillCheckout(page, words, email);
  await look('review');
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
  await look('thanks');

  const mail = await shop.mails.find(({ recipients }) => recipients.includes(email));
  expect(mail.subject).toMatch(/order/i);
  expect(mail.text).toContain('North Cape Lighthouse');
  found.mail = foreignIn([mail.subject ?? '', ...(mail.text ?? '').split('\n')]);

  for (const [name, title] of [
    ['Legal notice', 'Legal notice'],
    ['Terms', 'General terms and conditions'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await look(title);
  }
  expect(Object.entries(found).flatMap(([where, lines]) => lines.map((line) => `${where}: ${line}`))).toEqual([]);
  expect(complaints).toEqual([]);

  // English at a domain of its own: browsers look for every name below localhost on this machine
  const { port } = new URL(shop.url);
  const domain = `http://en.localhost:${port}`;
  await office.getByRole('region', { name: 'Englisch' }).getByLabel('Eigene Domain').fill(`en.localhost:${port}`);
  await office.keyboard.press('Control+s');
  // not with the browser, which would remember where the address has led before
  await eventually(async () => {
    const { status, headers } = await fetch(at(`/en${productPath}`), { redirect: 'manual' });
    return [status, headers.get('location')];
  }).toEqual([301, `${domain}${productPath}`]);
  await page.goto(`${domain}${productPath}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await buy(page, words, `${domain}/checkout`);
  await page
    .getByRole('link', { name: /North Cape Lighthouse/ })
    .first()
    .waitFor();
  expect(await page.locator('a[href^="/en"]').count()).toBe(0);
  expect((await fetch(at('/en'), { redirect: 'manual' })).headers.get('location')).toBe(`${domain}/`);
});

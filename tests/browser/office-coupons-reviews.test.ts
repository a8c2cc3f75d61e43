import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { variant } from './support/catalog.ts';
import { addToCart } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, officePage } from './support/office.ts';
import { untilHydrated, visit } from './support/shop.ts';

const shop = hostedShop();

const WHITE = 'BX-3001-1';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const post = (path: string, body: object) =>
  fetch(new URL(path, shop.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function openInMenu(page: Page, name: string): Promise<void> {
  // the menu also counts what waits there
  const link = { name: new RegExp(`^${name}( \\d+ zu tun)?$`) };
  await page.getByRole('navigation', { name: 'Büro', exact: true }).getByRole('link', link).click();
  await heading(page, name).waitFor();
}

test('a coupon is made and used, a review answered and read', async () => {
  const { id, family_sku, slug } = await variant('de', WHITE);
  const productPage = new URL(`/p/${family_sku}/${slug}/${WHITE}`, shop.url).href;
  const review = { product_id: id, title: 'Sehr passgenau', detail: 'Hält auch kopfüber.', nickname: 'Miriam F.' };
  await post('/api/review/create', { review: { ...review, rating: 2 } });
  await post('/api/order/withdraw', {
    name: 'Ida Rot',
    email: 'ida@example.de',
    order_number: 'BX-2222-2222',
    what: '',
  });
  await post('/api/page-not-found', { url: '/alt/versandkosten' });
  const page = await officePage(shop, '/admin', { name: 'Katrin Thaler' });

  // the home page gathers it all
  const toDo = page.getByRole('region', { name: 'Zu tun' });
  await toDo.getByRole('link', { name: /Widerruf.*Öffnen/ }).waitFor();
  await toDo.getByRole('link', { name: /Bewertung freigeben/ }).waitFor();
  await toDo.getByRole('link', { name: /Adresse führt ins Leere/ }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  // a coupon: what is missing is said, then it is there
  await openInMenu(page, 'Gutscheine');
  await page.getByRole('button', { name: 'Neuer Gutschein' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Gutschein' });
  await form.getByRole('button', { name: 'Gutschein anlegen' }).click();
  await form.getByText('Bitte mindestens drei Buchstaben').waitFor();
  await form.getByLabel('Code', { exact: true }).fill('herbst5');
  await form.getByLabel('Art', { exact: true }).selectOption('Versand frei');
  await form.getByLabel('Ab einem Warenwert von').fill('3,00');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Gutschein anlegen' }).click();
  await page.getByRole('row', { name: /HERBST5.*Versand frei ab 3,00/ }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  // a shopper reads why it does not hold yet, and then pays nothing for the parcel
  const shopper = await visit(productPage);
  onTestFinished(shopper.close);
  await untilHydrated(shopper.page);
  const cart = shopper.page.getByRole('dialog', { name: /^Warenkorb/ });
  const amount = shopper.page.getByLabel('Menge', { exact: true }).getByRole('textbox');
  const redeem = async (): Promise<void> => {
    await shopper.page.getByRole('button', { name: /^Warenkorb: / }).click();
    // it stays open where it was left so
    const opener = cart.getByRole('button', { name: 'Gutschein einlösen' });
    await opener.waitFor();
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await cart.getByRole('textbox', { name: 'Gutscheincode' }).fill('herbst5');
    await shopper.page.keyboard.press('Enter');
  };
  await amount.fill('1');
  await addToCart(shopper.page);
  await redeem();
  await cart.locator('.field__msg').getByText('Der Gutschein gilt ab einem Warenwert von 3,00').waitFor();
  await shopper.page.keyboard.press('Escape');
  await amount.fill('200');
  await addToCart(shopper.page);
  await redeem();
  await cart.getByRole('button', { name: 'HERBST5 Gutschein entfernen' }).waitFor();
  await eventually(() => cart.locator('.totals').textContent()).toMatch(/Versand nach Deutschland0,00/);

  // a review is published with an answer, and the shop shows both
  await openInMenu(page, 'Bewertungen');
  await page.getByRole('button', { name: 'Miriam F. antworten' }).click();
  const answer = page.getByRole('dialog', { name: 'Miriam F. antworten' });
  await answer.getByLabel('Öffentliche Antwort').fill('Danke, Miriam!');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await answer.getByRole('button', { name: 'Mit Antwort veröffentlichen' }).click();
  await page.getByText('Keine Bewertung wartet.').waitFor();
  await eventually(async () => (await fetch(productPage)).text()).toContain('Danke, Miriam!');
  await page.getByRole('link', { name: /^Veröffentlicht/ }).click();
  await page.getByRole('button', { name: 'Bewertung von Miriam F. ablehnen' }).click();
  await eventually(async () => (await fetch(productPage)).text()).not.toContain('Danke, Miriam!');
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await eventually(async () => (await fetch(productPage)).text()).toContain('Danke, Miriam!');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { productOfType, variant } from './support/catalog.ts';
import { addToCart } from './support/checkout.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { hasFocus, tabTo } from './support/keyboard.ts';
import { moveMouse, narrow, shopUrl, untilHydrated, type VisitOptions, visit } from './support/shop.ts';
import { readSum } from './support/shown-sums.ts';

/** The cart as a drawer, mostly without a mouse. */

const cartButton = (page: Page) => page.getByRole('button', { name: /^Warenkorb: / });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: /^Warenkorb/ });
const linesOf = (page: Page) =>
  drawerOf(page).getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const sumsOf = async (page: Page, where: string) =>
  (await page.locator(`${where} .totals > div`).allTextContents()).map(words);

const WHITE = 'BX-3001-1';

async function visitBrick(sku = WHITE, options: VisitOptions = {}) {
  const { family_sku, slug } = await variant('de', sku);
  const visitor = await visit(`/p/${family_sku}/${slug}/${sku}`, options);
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  return visitor;
}

async function addBrick(page: Page, pieces = 1) {
  await page.getByLabel('Menge', { exact: true }).getByRole('textbox').fill(String(pieces));
  await addToCart(page);
}

async function openCart(page: Page) {
  await cartButton(page).click();
  await linesOf(page).first().waitFor();
  return drawerOf(page);
}

test('what was added is named with quantity and subtotal; Escape takes back an edit or a question first, then closes the cart, which gives the focus back', async () => {
  const { page, complaints } = await visitBrick();
  await addBrick(page, 3);
  const message = page.getByRole('status').filter({ hasText: 'In den Warenkorb gelegt.' });
  expect(words(await message.textContent())).toMatch(/3 Stück Stein 2×4 Weiß, Zwischensumme 0,\d\d €/);
  expect(await message.getByRole('button', { name: 'OK', exact: true }).count()).toBe(1);
  expect(await message.getByRole('button', { name: 'Zur Kasse' }).count()).toBe(1);

  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await linesOf(page).first().waitFor();
  await eventually(() => message.count()).toBe(0);
  await drawer.getByText(/^Bei dir in .* Werktagen$/).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const edit = drawer.getByRole('button', { name: 'Stein 2×4 Weiß ändern' });
  await edit.click();
  await drawer.getByRole('form', { name: 'Stein 2×4 Weiß ändern' }).getByRole('combobox').first().waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => hasFocus(edit)).toBe(true);

  for (const question of ['Stein 2×4 Weiß entfernen', 'Warenkorb leeren']) {
    const asks = drawer.getByRole('button', { name: question });
    await asks.click();
    await drawer.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => hasFocus(asks)).toBe(true);
  }
  expect(await linesOf(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await eventually(() => drawer.count()).toBe(0);
  await eventually(() => hasFocus(cartButton(page))).toBe(true);
  expect(complaints).toEqual([]);
});

test('more pieces change the price of the line and the total at once, and a better price is announced', async () => {
  const { page } = await visitBrick('BX-3005-1');
  await addBrick(page);
  const drawer = await openCart(page);
  await drawer.getByText(/^ab \d+ Stück 0,\d{2,4}\s€$/).waitFor();
  await drawer.getByRole('textbox', { name: /^Menge Stein 1×1/ }).fill('101');
  await page.keyboard.press('Enter');
  const unit = drawer.getByText('0,0375 € / Stück');
  await unit.waitFor();
  const line = words(await linesOf(page).locator('.price').textContent());
  expect(readSum(`101 × ${await unit.textContent()} ${line}`)).toEqual({ qty: 101, unit: 0.0375, sum: 3.79 });
  const [subtotal] = await sumsOf(page, 'dialog');
  expect(subtotal).toBe(`Zwischensumme${line}`);
});

test('a coupon: the wrong one is refused beside its field, also on a small screen and offline; the right one counts everywhere, and it can be given back', async () => {
  const { page } = await visitBrick();
  await addBrick(page, 200);
  const drawer = await openCart(page);
  expect(await drawer.getByRole('textbox', { name: 'Gutscheincode' }).count()).toBe(0);
  await tabTo(page, drawer.getByRole('button', { name: 'Gutschein einlösen' }));
  await page.keyboard.press('Enter');
  const field = drawer.getByRole('textbox', { name: 'Gutscheincode' });
  await eventually(() => hasFocus(field)).toBe(true);
  await page.keyboard.type('GIBTESNICHT');
  await page.keyboard.press('Enter');
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  const description = drawer.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  await eventually(() => description.textContent()).toBe(
    'Der Gutscheincode stimmt nicht. Bitte versuch es noch einmal.',
  );

  await field.fill('willkommen10');
  await page.keyboard.press('Enter');
  const chip = drawer.getByRole('button', { name: 'WILLKOMMEN10 Gutschein entfernen' });
  await chip.waitFor();
  await eventually(() => hasFocus(chip)).toBe(true);
  const rows = async () => (await sumsOf(page, 'dialog')).map((row) => row.replace(/[-\d].*/, ''));
  await eventually(rows).toEqual(['Zwischensumme', 'Gutschein WILLKOMMEN', 'Versand nach Deutschland', 'Gesamt']);
  const sums = await sumsOf(page, 'dialog');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(shopUrl('/checkout'), { waitUntil: 'load' });
  await moveMouse(page);
  await eventually(() => sumsOf(page, 'aside')).toEqual(sums);

  await page.getByRole('button', { name: 'Warenkorb bearbeiten' }).first().click();
  await chip.click();
  const link = drawer.getByRole('button', { name: 'Gutschein einlösen' });
  await link.waitFor();
  await eventually(() => hasFocus(link)).toBe(true);
  await eventually(async () => (await sumsOf(page, 'dialog')).length).toBe(3);

  // why a code was refused can be read, however small the screen
  await page.setViewportSize({ width: 390, height: 620 });
  await link.click();
  await field.fill('FALSCH');
  await page.keyboard.press('Enter');
  await drawer.locator('.field__msg').getByText('Der Gutscheincode stimmt nicht.').waitFor();
  const end = async (selector: string) =>
    page.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().bottom ?? 0, selector);
  await eventually(async () => (await end('.field__msg')) <= (await end('.drawer__body'))).toBe(true);
  await page.context().setOffline(true);
  await field.fill('WILLKOMMEN10');
  await page.keyboard.press('Enter');
  await drawer.locator('.field__msg').getByText('Du bist offline.').waitFor();
});

test('an answer that comes while a button is pressed does not move it away', async () => {
  const { page } = await visitBrick();
  await addBrick(page);
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stock/list*', async (route) => {
    await held;
    await route.continue();
  });
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Gutschein einlösen' }).hover();
  await page.mouse.down();
  answer();
  await drawer.getByText('Auf Lager').waitFor();
  await page.mouse.up();
  await drawer.getByLabel('Gutscheincode').waitFor();
});

test('a line is changed to another colour in its place, and joins a line that has it already', async () => {
  const { page, complaints } = await visitBrick();
  await addBrick(page, 2);
  const drawer = await openCart(page);
  const edit = async (colour: string) => {
    await drawer
      .getByRole('button', { name: /^Stein 2×4 .* ändern$/ })
      .first()
      .click();
    const form = drawer.getByRole('form', { name: /ändern$/ });
    const select = form.getByRole('combobox', { name: 'Farbe' });
    await eventually(() => hasFocus(select)).toBe(true);
    await select.selectOption({ label: colour });
    await eventually(() => form.getAttribute('aria-busy')).toBe('false');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Übernehmen' }).click();
    const name = linesOf(page).getByRole('link', { name: `Stein 2×4 ${colour}` });
    await name.waitFor();
    await eventually(() => hasFocus(name)).toBe(true);
  };
  await edit('Schwarz');
  await eventually(() => linesOf(page).count()).toBe(1);

  await page.keyboard.press('Escape');
  await addBrick(page, 3);
  await openCart(page);
  await eventually(() => linesOf(page).count()).toBe(2);
  await edit('Weiß');
  await eventually(() => linesOf(page).count()).toBe(1);
  await eventually(() => drawer.getByRole('textbox', { name: 'Menge Stein 2×4 Weiß' }).inputValue()).toBe('5');
  await page.reload({ waitUntil: 'load' });
  await eventually(() => cartButton(page).textContent()).toMatch(/5 Teile/);
  expect(complaints).toEqual([]);
});

test('a box is filled differently in its place, and the server agrees on the price', async () => {
  const box = await productOfType('de', 'bundle');
  const { page, close } = await visit(`/p/${box.sku}/${box.slug}`);
  onTestFinished(close);
  await untilHydrated(page);
  await addBrick(page);
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: `${box.name} ändern` }).click();
  const form = drawer.getByRole('form', { name: `${box.name} ändern` });
  const other = form
    .locator('label.choice')
    .filter({ has: page.getByRole('radio', { checked: false }) })
    .first();
  const filling = words(await other.locator('b').textContent());
  await other.click();
  const refill = form.getByRole('checkbox').first();
  await refill.check();
  const pieces = form.getByRole('textbox', { name: /^Menge Nachfüllpack/ });
  await pieces.fill('2');
  const counted = awaitedLater(page.waitForResponse(/cart\/update/));
  await form.getByRole('button', { name: 'Übernehmen' }).click();
  await linesOf(page).getByText(filling).waitFor();
  await linesOf(page).getByText('2 × Nachfüllpack').waitFor();
  const shown = words(await linesOf(page).locator('.price').textContent());
  const { result } = await (await counted).json();
  expect(`${result.cart.totals.subtotal_incl_tax.toFixed(2).replace('.', ',')} €`).toBe(shown);
  await drawer.getByRole('button', { name: `${box.name} ändern` }).click();
  expect(await pieces.inputValue()).toBe('2');
});

test('removing asks first; kept, the focus goes back, gone, to the next line; the empty cart makes suggestions', async () => {
  const { page } = await visitBrick(WHITE, { viewport: narrow });
  await addBrick(page);
  await page.goto(page.url().replace(WHITE, 'BX-3001-7'), { waitUntil: 'load' });
  await untilHydrated(page);
  await addBrick(page);
  const drawer = await openCart(page);
  const remover = drawer.getByRole('button', { name: 'Stein 2×4 Weiß entfernen' });
  await tabTo(page, remover);
  await page.keyboard.press('Enter');
  await drawer.getByRole('alert').filter({ hasText: 'Stein 2×4 Weiß wirklich entfernen?' }).waitFor();
  await eventually(() => hasFocus(drawer.getByRole('button', { name: 'Behalten' }))).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(remover)).toBe(true);

  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await eventually(() => linesOf(page).count()).toBe(1);
  await eventually(() => hasFocus(linesOf(page).getByRole('link'))).toBe(true);

  await drawer.getByRole('button', { name: 'Warenkorb leeren' }).click();
  await drawer.getByRole('button', { name: 'Alles entfernen' }).click();
  await drawer.getByRole('heading', { name: 'Noch viel Platz auf der Platte' }).waitFor();
  await eventually(() => hasFocus(drawer.getByRole('link', { name: 'Steine aussuchen' }))).toBe(true);
  await drawer.getByRole('heading', { name: 'Gern gekauft' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('where the shop counts lines, the cart says how many there are', async () => {
  const { page } = await visitBrick();
  await page.route(
    (url) => url.pathname.startsWith('/p/'),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"minicartCountType":"quantities"', '"minicartCountType":"items"');
      // the policy names the scripts of the page by their hashes
      const { 'content-security-policy': _, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers, body });
    },
  );
  await page.reload({ waitUntil: 'load' });
  await untilHydrated(page);
  await addBrick(page, 7);
  await eventually(() => cartButton(page).locator('.tool__n').textContent()).toBe('1');
  const drawer = await openCart(page);
  expect(words(await drawer.getByRole('heading', { level: 2 }).textContent())).toBe('Warenkorb 1 Artikel');
});

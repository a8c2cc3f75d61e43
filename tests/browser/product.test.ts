import type { Product } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { productOfType, search } from './support/catalog.ts';
import { restoreConnection } from './support/connection.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { narrow, shopUrl, untilHydrated, type Visit, visit, wide } from './support/shop.ts';
import { readSum } from './support/shown-sums.ts';

const TYPES = ['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] as const;
const words = {
  de: {
    warning: /^Achtung! Nicht für Kinder unter 36 Monaten/,
    guarantee: 'Gesetzliche Gewährleistung',
    maker: 'Hersteller, verantwortlich in der EU',
    lowest: /^Niedrigster Preis der letzten 30 Tage: (.+)$/,
    add: 'In den Warenkorb',
  },
  it: {
    warning: /^Avvertenza! Non adatto a bambini di età inferiore a 36 mesi/,
    guarantee: 'Garanzia legale di conformità',
    maker: 'Produttore, responsabile nell’UE',
    lowest: /^Prezzo più basso degli ultimi 30 giorni: (.+)$/,
    add: 'Aggiungi al carrello',
  },
} as const;

const pathOf = (store: StoreCode, { family_sku, slug, sku }: Product): string =>
  `${store === 'de' ? '' : `/${store}`}/p/${family_sku ?? sku}/${slug}${family_sku ? `/${sku}` : ''}`;

async function productOf(store: StoreCode, sku: string): Promise<Product> {
  const { hits } = await search(store, 'product', [{ attribute: 'sku', value: { eq: sku } }]);
  if (!hits[0]) throw new Error(`The ${store} store has no ${sku}.`);
  return hits[0];
}

const open = async (store: StoreCode, sku: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(pathOf(store, await productOf(store, sku)), options);

const euros = (text: string | null): number =>
  Number(
    text
      ?.match(/[\d.]+,\d{2,4}/)?.[0]
      .replace('.', '')
      .replace(',', '.'),
  );
const mainPrice = async (page: Page): Promise<number> => euros(await page.locator('.buy .price--xl').textContent());

interface ProductData {
  name: string;
  sku: string;
  aggregateRating?: { ratingValue: number; reviewCount: number };
  isVariantOf?: { '@type': string };
  offers: Record<string, unknown> & { price: string; availability: string };
}

async function productData(page: Page): Promise<ProductData> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const products = scripts.map((script) => JSON.parse(script)).filter((data) => data['@type'] === 'Product');
  expect(products).toHaveLength(1);
  return products[0];
}

describe.each(['de', 'it'] as const)('%s', (store) => {
  let reader: Visit;
  beforeAll(async () => {
    reader = await visit('/robots.txt', { javaScriptEnabled: false });
  });
  afterAll(() => reader.close());

  test.each(TYPES)('%s: what search engines read and what the law wants is what the page shows', async (type) => {
    const { page, complaints } = reader;
    complaints.length = 0;
    await page.goto(shopUrl(pathOf(store, await productOfType(store, type))), { waitUntil: 'load' });
    const text = words[store];
    const data = await productData(page);
    const isParcel = type !== 'downloadable' && type !== 'virtual';

    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(data.name);
    expect(await page.locator('.buy__ids').textContent()).toContain(data.sku);
    expect(await mainPrice(page)).toBe(Number(data.offers.price));
    expect('shippingDetails' in data.offers && 'hasMerchantReturnPolicy' in data.offers).toBe(isParcel);
    expect(data.isVariantOf?.['@type']).toBe(type === 'configurable' ? 'ProductGroup' : undefined);
    if (data.aggregateRating) {
      const heading = await page.locator('#reviews-title').textContent();
      expect(heading).toContain(String(data.aggregateRating.reviewCount));
    }
    // next to the price: tax, shipping, and when it comes
    const priceBlock = page.locator('.buy .row:has(> div > .price--xl)');
    expect(await priceBlock.locator('.stock.ok').count()).toBe(/InStock$/.test(data.offers.availability) ? 1 : 0);
    expect(await priceBlock.getByRole('link').count()).toBe(isParcel ? 1 : 0);
    expect(/\d–\d/.test((await priceBlock.textContent()) ?? '')).toBe(isParcel);

    expect(await page.getByText(text.warning).count()).toBe(isParcel ? 2 : 0);
    expect(await page.getByText(text.maker, { exact: true }).count()).toBe(isParcel ? 1 : 0);
    expect(await page.getByRole('heading', { name: text.guarantee }).count()).toBe(isParcel ? 1 : 0);
    expect(complaints).toEqual([]);
  });

  test('a reduction names the lowest price of the 30 days before it, on page and card alike', async () => {
    const { page } = reader;
    await page.goto(shopUrl(pathOf(store, await productOf(store, 'BX-SET-CAMPINGBUS'))));
    // it has cost 31.90 lately, but 29.90 within the 30 days
    expect(await mainPrice(page)).toBe(24.9);
    expect(euros(await page.locator('.buy s').textContent())).toBe(29.9);
    expect(euros(await page.locator('.buy').getByText(words[store].lowest).textContent())).toBe(29.9);
    expect(await page.locator('.gal__badges').textContent()).toContain('−16');

    await page.goto(new URL(store === 'de' ? '/c/sale' : '/it/c/offerte', page.url()).href);
    const card = page.getByRole('article').filter({ hasText: 'Costa' }).first();
    expect(euros(await card.locator('.price').textContent())).toBe(24.9);
    expect(euros(await card.getByText(words[store].lowest).textContent())).toBe(29.9);
  });
});

test('goods by weight say what a kilo costs, at the price of the chosen quantity, and in the cart', async () => {
  const { page, close } = await open('de', 'BX-NACHFUELL-KUNTERBUNT');
  await untilHydrated(page);
  await page.locator('.buy').getByText('29,80 € / kg').waitFor();
  await page.getByLabel('Menge', { exact: true }).getByRole('textbox').fill('3');
  await page.locator('.buy').getByText('27,72 € / kg').waitFor();
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await page.getByRole('button', { name: /Warenkorb.*3 Teile/ }).click();
  await page.getByRole('dialog').getByText('27,72 € / kg').waitFor();
  await close();
});

test('a variant is chosen by keyboard: address, name, number and picture follow, and the page stays', async () => {
  const { page, complaints, close } = await open('de', 'BX-3001-1');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // all colours are one stop of the tab key; the arrow keys move among them
  const link = page.getByRole('link', { name: 'Koralle', exact: true });
  await page.getByRole('link', { name: 'Weiß', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('2×4');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  for (let key = 0; key < 61; key += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/p/BX-STEIN-2/*/BX-3001-20');
  await page.getByRole('heading', { level: 1, name: 'Stein 2×4 Koralle' }).waitFor();
  await page.getByText('Art.-Nr. BX-3001-20').waitFor();
  await eventually(() => page.locator('.gal__main img').getAttribute('src')).toContain('/part/3001/20.png');
  await eventually(() => hasFocus(link)).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('choices change the price at once: a box, a package, an extra', async () => {
  const { page, close } = await open('de', 'BX-BOX-REGENBOGEN');
  await untilHydrated(page);
  const start = await mainPrice(page);
  await page.getByRole('radio', { name: /1\.500 Teile/ }).check();
  await eventually(() => mainPrice(page)).toBeCloseTo(start + 12, 2);
  await page.getByRole('checkbox', { name: /Nachfüllpack/ }).check();
  await eventually(() => mainPrice(page)).toBeCloseTo(start + 12 + 14.9, 2);
  const refills = page.getByRole('group', { name: /^Nachschub dazu/ }).getByRole('textbox');
  await refills.fill('3');
  await eventually(() => mainPrice(page)).toBeCloseTo(start + 12 + 3 * 14.9, 2);
  await refills.blur();
  await refills.fill('0');
  await refills.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Der Wert muss größer als 0 sein.' }).waitFor();
  expect(await refills.inputValue()).toBe('3');
  // no more than there are
  await refills.fill('9999');
  await refills.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /^Nur noch [\d.]+ Stück verfügbar/ })
    .waitFor();

  const group = await productOf('de', 'BX-PAKET-DACH');
  await page.goto(new URL(pathOf('de', group), page.url()).href);
  await untilHydrated(page);
  const member = page.locator('.buy li').first();
  // what a piece costs at this quantity, times the quantity, is the sum of the row
  await member.getByRole('textbox').fill('100');
  await member.getByText(/^Einzelpreis/).waitFor();
  const [unit = '', , total = ''] = await member.locator('.price, .price__note').allTextContents();
  expect(readSum(`100 × ${unit} ${total}`).qty).toBe(100);
  const before = await mainPrice(page);
  const share = euros(await member.locator('.price').last().textContent());
  await member.getByRole('textbox').fill('0');
  await eventually(() => mainPrice(page)).toBeCloseTo(before - share, 2);

  const castle = await productOf('de', 'BX-SET-BURG');
  await page.goto(new URL(pathOf('de', castle), page.url()).href);
  await untilHydrated(page);
  const bare = await mainPrice(page);
  await page.getByLabel(/^Geschenkverpackung/).selectOption({ index: 2 });
  await eventually(() => mainPrice(page)).toBeCloseTo(bare * 1.2, 2);
  await close();
});

test('a quantity beyond the stock says how many there are; nothing left offers alternatives and the wishlist', async () => {
  const { page, close } = await open('de', 'BX-3001-20');
  await untilHydrated(page);
  const field = page.getByLabel('Menge', { exact: true }).getByRole('textbox');
  await field.fill('9999');
  await field.blur();
  const { stock } = await productOf('de', 'BX-3001-20');
  await page.getByText(`Nur noch ${stock.qty.toLocaleString('de')} Stück verfügbar.`).waitFor();
  await eventually(() => field.inputValue()).toBe(String(stock.qty));

  await field.fill('2');
  await field.blur();
  await field.fill('1,5');
  await field.press('Enter');
  const message = page.getByRole('status').filter({ hasText: 'Die Menge muss eine ganze Zahl sein.' });
  await message.getByText('Es bleibt bei 2 Stück.').waitFor();
  await eventually(() => field.inputValue()).toBe('2');
  await page.getByRole('button', { name: /^Warenkorb: .*\b0 Teile$/ }).waitFor();

  const empty = await productOf('de', 'BX-NACHFUELL-SCHWARZWEISS');
  await page.goto(new URL(pathOf('de', empty), page.url()).href);
  expect(await page.locator('.buy').getByRole('button', { name: 'In den Warenkorb' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Alternativen ansehen' }).waitFor();
  await page.getByRole('button', { name: 'Auf die Merkliste', exact: true }).waitFor();
  await close();
});

test.each([wide, narrow])(
  'a double click adds once, and the message does not lie over the button: $width px',
  async (viewport) => {
    const { page, close } = await open('de', 'BX-3001-20', { viewport });
    await untilHydrated(page);
    const button = page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first();
    await button.dblclick();
    const message = page.getByRole('status').filter({ hasText: 'In den Warenkorb gelegt.' });
    await message.getByText(/^1 Stück /).waitFor();
    await page.getByRole('button', { name: /^Warenkorb: .*\b1 Teil$/ }).waitFor();
    const [above, below] = await Promise.all([message.boundingBox(), button.boundingBox()]);
    if (!above || !below) throw new Error('Something is not in view');
    const isBeside = above.x + above.width <= below.x || below.x + below.width <= above.x;
    expect(isBeside || above.y + above.height <= below.y || below.y + below.height <= above.y).toBe(true);
    await close();
  },
);

test('a picture is looked at closely by keyboard, and the focus comes back', async () => {
  const { page, close } = await open('de', 'BX-3001-20');
  await untilHydrated(page);
  const link = page.getByRole('link', { name: 'Bild vergrößern' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stein 2×4 Koralle' });
  const picture = dialog.getByRole('img');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await picture.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const whole = await width();
  await dialog.getByRole('region', { name: 'Stein 2×4, Koralle' }).focus();
  await page.keyboard.press('+');
  await eventually(() => width()).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press('-');
  await eventually(() => width()).toBeCloseTo(whole, 0);
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('img', { name: /mehrere Teile/ }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => hasFocus(link)).toBe(true);
  await close();
});

test('on a narrow screen price and button stay at hand without covering what has the focus', async () => {
  const { page, close } = await open('de', 'BX-3001-20', { viewport: narrow });
  await untilHydrated(page);
  // the picture has another shape than its place: nothing of it is cut off
  const box = (place: string) => page.locator(place).first().boundingBox();
  expect(await box('.gal__main img')).toEqual(await box('.gal__main'));
  const bar = page.getByRole('button', { name: /^In den Warenkorb · 0,12/ });
  expect(await bar.count()).toBe(0);
  await page.getByRole('heading', { name: /Bewertungen/ }).scrollIntoViewIfNeeded();
  await bar.waitFor();
  const more = page.getByRole('link', { name: 'Weitere Bewertungen laden' });
  await more.focus();
  const [above, below] = await Promise.all([more.boundingBox(), bar.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await close();
});

test('reviews are filtered and sorted by links that need no script', async () => {
  const { page, close } = await open('de', 'BX-3001-20', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Nur 3 Sterne zeigen' }).click();
  await page.waitForURL('**stars=3**');
  const ratings = () => page.locator('article.review .stars').allTextContents();
  expect(new Set(await ratings())).toEqual(new Set(['3 von 5 Sternen3']));
  await page.getByRole('link', { name: 'Alle Bewertungen zeigen' }).click();
  await page.waitForURL((url) => !url.searchParams.has('stars'));
  await page.getByRole('link', { name: 'Schlechteste' }).click();
  await page.waitForURL('**order=worst**');
  await page.getByRole('link', { name: 'Weitere Bewertungen laden' }).click();
  await page.waitForURL('**reviews=2**');
  const stars = (await ratings()).map((text) => Number(text[0]));
  expect(stars.length).toBeGreaterThan(3);
  expect(stars).toEqual(stars.toSorted());
  await close();
});

test('a review is written by keyboard, survives a reload and a refusal, and is then read before it appears', async () => {
  const { page, close } = await open('de', 'BX-SET-WAL');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Bewertung schreiben' }).press('Enter');
  const send = page.getByRole('button', { name: 'Bewertung abschicken' });
  await send.press('Enter');
  await page.getByText('Der Name muss mindestens 3 Buchstaben haben.').waitFor();
  await eventually(() => hasFocus(page.getByRole('radio', { name: '1 Stern' }))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => page.getByRole('radio', { name: '5 Sterne' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ida');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Schwimmt oben');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sogar in der Badewanne.');

  await page.reload();
  await untilHydrated(page);
  await eventually(() => page.getByLabel('Dein Text').inputValue()).toBe('Sogar in der Badewanne.');
  await eventually(() => page.getByRole('radio', { name: '5 Sterne' }).isChecked()).toBe(true);

  const refuse = { status: 400, json: { code: 400, result: 'Too many reviews.' } };
  await page.route('**/api/review/create*', (route) => route.fulfill(refuse));
  await send.click();
  await page.getByRole('alert').getByText('Too many reviews.').waitFor();
  expect(await page.getByLabel('Überschrift').inputValue()).toBe('Schwimmt oben');
  await page.context().setOffline(true);
  await page.unroute('**/api/review/create*');
  await send.click();
  await page.getByRole('alert').getByText('Du bist offline.').waitFor();
  await restoreConnection(page);

  await send.click();
  await page.getByRole('status').getByText('Danke für deine Bewertung!').waitFor();
  await page.reload();
  await untilHydrated(page);
  expect(await page.getByText('Schwimmt oben').count()).toBe(0);
  await page.getByRole('button', { name: 'Bewertung schreiben' }).waitFor();
  await close();
});

test('what is chosen is seen without colours, and on paper there is only what the page is about', async () => {
  const { page, close } = await open('de', 'BX-3003-1', { forcedColors: 'active' });
  const main = page.getByRole('main');
  const chosen = ['.buy .opt', '.buy .swatch', '.buy .tier'].map((item) => `${item}[aria-current]`);
  for (const selector of chosen) {
    const { outlineStyle, outlineWidth } = await page.locator(selector).evaluate((element) => {
      const style = getComputedStyle(element);
      return { outlineStyle: style.outlineStyle, outlineWidth: style.outlineWidth };
    });
    expect({ outlineStyle, outlineWidth }, selector).toEqual({ outlineStyle: 'solid', outlineWidth: '3px' });
  }

  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  for (const shown of ['h1', '.price--xl', '.gal__main img', '.dl']) {
    expect(await main.locator(shown).first().isVisible(), shown).toBe(true);
  }
  for (const role of ['banner', 'contentinfo', 'button', 'textbox', 'navigation'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0);
  }
  await close();
});

test('on the smallest phone nothing is wider than the screen, and no field is too small to be typed in', async () => {
  const { page, close } = await open('de', 'BX-3003-1', { viewport: { width: 320, height: 640 } });
  for (const path of ['', '/c/steine', '/i/farbtabelle']) {
    if (path) await page.goto(shopUrl(path), { waitUntil: 'load' });
    const { wide, small } = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const right = (element: Element) => element.getBoundingClientRect().right;
      return {
        wide: visible('main table, main .tiers, main .card:not(.rail .card)').filter((element) => right(element) > 320)
          .length,
        small: visible('input:not([type=checkbox], [type=radio], [type=range]), select, textarea').filter(
          (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16 || field.clientWidth < 30,
        ).length,
      };
    });
    expect({ wide, small }, path).toEqual({ wide: 0, small: 0 });
  }
  await close();
});

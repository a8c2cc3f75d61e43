import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { categoryById, search } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus, tabTo } from './support/keyboard.ts';
import { narrow, shopUrl, untilAlive, untilHydrated, type Visit, visit, wide } from './support/shop.ts';
import { untilQuiet } from './support/until-quiet.ts';

const TILES = 119;

async function visitTiles(store: 'de' | 'it', search = '', options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const { slug } = await categoryById(store, TILES);
  const opened = await visit(`${store === 'it' ? '/it' : ''}/c/${slug}${search}`, options);
  onTestFinished(opened.close);
  await untilHydrated(opened.page);
  await untilAlive(opened.page, '.listing');
  return opened;
}

const cardLinks = '.card__name a';
const scrollTop = ({ page }: Visit) => page.evaluate(() => window.scrollY);

async function tilesWith(store: 'de' | 'it', color: number): Promise<number> {
  const { total } = await search(store, 'product', [
    { attribute: 'category_ids', value: { in: [TILES] } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
    { attribute: 'color', value: { in: [String(color)] }, scope: 'catalog' },
  ]);
  return total;
}

test('with the keyboard alone one filters, sorts, opens a product and comes back to the same place', async () => {
  const visitor = await visitTiles('de');
  const { page, complaints } = visitor;
  const total = await tilesWith('de', 35);

  await tabTo(page, page.getByRole('searchbox', { name: 'Farbe suchen' }));
  await page.keyboard.type('gruen');
  await eventually(() => page.locator('.foptions [role=status]').first().textContent()).toMatch(/^\d gefunden$/);
  const green = page.getByRole('checkbox', { name: /^Wiesengrün/ });
  await tabTo(page, green);
  await page.keyboard.press('Space');
  await page.waitForURL(/color=35/);
  await page.getByRole('link', { name: 'Wiesengrün entfernen' }).waitFor();
  await eventually(() => page.locator('.cathead__title').textContent()).toContain(`${total} Artikel`);
  await eventually(() => page.locator('.bar [role=status]').textContent()).toBe(`${total} Artikel`);
  await eventually(() => hasFocus(green)).toBe(true);

  await tabTo(page, page.getByRole('combobox', { name: 'Sortieren' }));
  await page.keyboard.type('Preis auf');
  await page.waitForURL(/sort=final_price/);
  await eventually(() => page.locator('section[aria-busy]').count()).toBe(0);
  await eventually(() => page.locator(cardLinks).count()).toBe(total);

  const product = page.locator(cardLinks).nth(5);
  await tabTo(page, product);
  const before = await scrollTop(visitor);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await page.goBack();
  await page.waitForURL(/color=35&sort=final_price/);
  await eventually(() => hasFocus(product)).toBe(true);
  expect(Math.abs((await scrollTop(visitor)) - before)).toBeLessThan(100);
  expect(complaints).toEqual([]);
});

test('places beside a category are in sight for a mouse on a laptop, and for the keyboard on any screen', async () => {
  const { page } = await visitTiles('de', '', { viewport: wide });
  const places = page.getByRole('navigation', { name: 'Unterkategorien' }).getByRole('link');
  const cutOff = () =>
    places.evaluateAll((all) => {
      const isCutOff = (box: DOMRect) => box.left < 0 || box.right > window.innerWidth;
      return all.filter((place) => isCutOff(place.getBoundingClientRect())).map(({ textContent }) => textContent);
    });
  expect(await cutOff()).toEqual([]);

  await page.setViewportSize(narrow);
  await eventually(cutOff).not.toEqual([]);
  await places.first().focus();
  for (const place of (await places.all()).slice(1)) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(place)).toBe(true);
    expect(await cutOff()).not.toContain(await place.textContent());
  }
});

test('a category is one round trip away: all its searches leave before one is answered', async () => {
  const { page, close } = await visit('/');
  onTestFinished(close);
  await untilHydrated(page);
  await untilQuiet(page);
  const searches: string[] = [];
  const answering = Promise.withResolvers<void>();
  await page.route('**/_search**', async (route) => {
    searches.push(new URL(route.request().url()).pathname);
    await answering.promise;
    await route.continue();
  });
  const { slug, name } = await categoryById('de', TILES);
  await page.locator(`a[href="/c/${slug}"]`).first().click();
  const asked = ['brixel_de/attribute', 'brixel_de/category', 'brixel_de/product', 'brixel_it/category'];
  await eventually(() => searches.toSorted()).toEqual(asked.map((part) => `/api/catalog/${part}/_search`));
  answering.resolve();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator(cardLinks).first().waitFor();
  expect(searches).toHaveLength(asked.length);
});

test('on a narrow screen the filter sheet says what waits behind it, and the keyboard gets back to the list', async () => {
  const { page, complaints } = await visitTiles('it', '', { viewport: narrow, colorScheme: 'dark' });
  const total = await tilesWith('it', 35);
  const opener = page.getByRole('button', { name: 'Filtri' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await sheet.waitFor();

  const search = sheet.getByRole('searchbox', { name: 'Cerca un colore' });
  await tabTo(page, search);
  await page.keyboard.type('verde prato');
  await tabTo(page, sheet.getByRole('checkbox', { name: /^Verde prato/ }));
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: `Mostra ${total} articoli` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, search, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await eventually(() => search.inputValue()).toBe('');

  const price = sheet.getByRole('radio', { name: 'Tutti i prezzi' });
  await tabTo(page, price, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/price=/);
  await page.keyboard.press('ArrowUp');
  await page.waitForURL((url) => !url.searchParams.has('price'));
  await sheet.getByRole('button', { name: `Mostra ${total} articoli` }).waitFor();

  await tabTo(page, sheet.getByRole('button', { name: `Mostra ${total} articoli` }));
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'hidden' });
  await eventually(() => hasFocus(opener)).toBe(true);
  const product = page.locator(cardLinks).nth(2);
  await tabTo(page, product);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await page.goBack();
  await eventually(() => hasFocus(product)).toBe(true);
  expect(complaints).toEqual([]);
});

test.each(['at once', 'after a reload of the product page'])(
  'three loaded pages are there again when one comes back %s, at the product one left by',
  async (when) => {
    const visitor = await visitTiles('de');
    const { page } = visitor;
    for (const count of [100, 150]) {
      await page.getByRole('link', { name: 'Weitere 50 laden' }).click();
      await eventually(() => page.locator(cardLinks).count()).toBe(count);
      // the keyboard goes on with the first new product
      await eventually(() => hasFocus(page.locator(cardLinks).nth(count - 50))).toBe(true);
    }
    const last = page.locator(cardLinks).last();
    await last.scrollIntoViewIfNeeded();
    const before = await scrollTop(visitor);
    await last.click();
    await page.waitForURL(/\/p\//);
    if (when !== 'at once') {
      await page.reload({ waitUntil: 'load' });
      await untilHydrated(page);
    }
    await page.goBack();
    await eventually(() => page.locator(cardLinks).count()).toBe(150);
    await eventually(async () => Math.abs((await scrollTop(visitor)) - before)).toBeLessThan(100);
    await eventually(() => hasFocus(last)).toBe(true);
    const box = await last.boundingBox();
    expect(box && box.y > 0 && box.y < 900).toBe(true);
  },
);

test('of a long list the server renders three pages, and the browser adds the others', async () => {
  const { slug } = await categoryById('de', TILES);
  const html = await (await fetch(shopUrl(`/c/${slug}?to=10`))).text();
  expect(html.match(/class="card__name/g)).toHaveLength(150);
  const { page } = await visitTiles('de', '?to=4');
  await eventually(() => page.locator(cardLinks).count()).toBe(200);
});

test('a click on "more" before its code is loaded is replayed', async () => {
  const { slug } = await categoryById('de', TILES);
  const { page, close } = await visit(`/c/${slug}`);
  onTestFinished(close);
  let release = (): void => {};
  const isPressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/load-more-*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await untilHydrated(page);
  await untilAlive(page, '.listing');
  await page.getByRole('link', { name: 'Weitere 50 laden' }).click();
  release();
  await eventually(() => page.locator(cardLinks).count()).toBe(100);
});

test('an empty list names the filter that empties it', async () => {
  const { page } = await visitTiles('de', '?color=20&price=15.0-*');
  await page.getByRole('heading', { name: 'Hier passt gerade nichts zusammen' }).waitFor();
  expect(await page.getByRole('link', { name: 'Ohne Koralle' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Zu Einzelteile' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Ohne > 15,00 €' }).click();
  await page.locator(cardLinks).first().waitFor();
  expect(page.url()).toMatch(/\?color=20$/);
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const { page } = await visitTiles('de');
  await page.route('**/product/_search**', (route) => route.abort());
  await page.getByRole('checkbox', { name: /^Mattone/ }).check();
  const text = 'Diese Kategorie ist offline noch leer. Schau wieder vorbei, wenn du online bist.';
  await page.getByRole('region', { name: 'Artikel' }).getByText(text).waitFor();
  // what was chosen is still known by its name, and can be taken back
  await page.getByRole('link', { name: 'Mattone entfernen' }).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Mattone/ }).isChecked()).toBe(true);
  const message = page.locator('.toast').filter({ hasText: text });
  await message.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/product/_search**');
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await page.locator(cardLinks).first().waitFor();

  // a page that cannot be made repeats what the shop has answered
  const json = { code: 500, error: 'The index is being built' };
  await page.route('**/product/_search**', (route) => route.fulfill({ status: 500, json }));
  await page.locator(cardLinks).first().click();
  const failure = page.locator('.toast').filter({ hasText: json.error });
  await failure.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('heading', { name: 'Diese Seite lässt sich gerade nicht laden' }).waitFor();
});

test('resting on products fetches a few things in advance, and nothing for visitors who save data', async () => {
  for (const saveData of [false, true]) {
    const { page } = await visitTiles('de');
    if (saveData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
      await page.reload({ waitUntil: 'load' });
      await untilHydrated(page);
    }
    // what the page can do without comes with the first movement
    await page.getByRole('heading', { level: 1 }).hover();
    await untilQuiet(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const restOn = async (index: number): Promise<void> => {
      await page.getByRole('article').nth(index).hover();
      await page.waitForTimeout(150);
    };
    for (let index = 0; index < 8; index += 1) await restOn(index);
    // on a slow machine the code comes after all that, and learns nothing from a pointer that lies still
    let next = 0;
    const isPrefetched = async (): Promise<boolean> => {
      await restOn(next++ % 8);
      return requests.some((url) => url.includes('/product/_search'));
    };
    if (!saveData) await eventually(isPrefetched).toBe(true);
    await untilQuiet(page);
    const extra = requests.filter((url) => !url.includes('/img/'));
    if (saveData) expect(extra).toEqual([]);
    expect(extra.length).toBeLessThan(15);
  }
});

test('search engines know a list by its plain address, and filtered ones not at all', async () => {
  const { slug } = await categoryById('de', TILES);
  const htmlOf = async (query: string) => (await fetch(shopUrl(`/c/${slug}${query}`))).text();
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const plain = canonicalOf(await htmlOf(''));
  expect(plain).toMatch(new RegExp(`/c/${slug}$`));
  expect(canonicalOf(await htmlOf('?sort=final_price:desc&utm_source=x&to=2'))).toBe(plain);
  expect(canonicalOf(await htmlOf('?page=2&sort=final_price'))).toBe(`${plain}?page=2`);
  const filtered = await htmlOf('?color=20&color=35&price=0.05-0.2');
  expect(filtered).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(filtered.match(/<a [^>]*rel="nofollow"[^>]*>/g)?.length).toBe(3);
});

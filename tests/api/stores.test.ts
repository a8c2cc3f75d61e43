import type { ServedStore, StoreCode } from '@brixel/contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { signInAs } from '../support/office-node.ts';
import { coupon } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const at = (code: StoreCode, host: string | null = null): ServedStore => ({ code, name: null, host });

/** Serves these stores, the first as the default one. */
function storeSettings({ platform: { settings, database } }: TestPlatform) {
  let version = 0;
  return async (...views: ServedStore[]): Promise<void> => {
    const saved = { multistore: true, views };
    await database.db.transaction().execute((tx) => settings.save(tx, 'stores', saved, version));
    version += 1;
    await settings.refresh();
  };
}

test('stores are served as the owner sets them: on, off, as the default and at a host, without a restart', async () => {
  const brick = { de: 'Stein 2×4 Signalrot', it: 'Mattoncino 2×4 Rosso segnale', en: 'Brick 2×4 Signal red' };
  const shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        seedProduct(10, { de: 'stein', it: 'mattoncino', en: 'brick' }, { name: brick }),
        seedProduct(11, { de: 'ohne', it: 'senza' }),
      ]),
    config: { publicUrl: 'https://shop.example' },
  });
  onTestFinished(shop.close);
  const { stores } = shop.platform;
  const serve = storeSettings(shop);
  const status = async (code: StoreCode): Promise<number> =>
    (await shop.inject(`/api/catalog/brixel_${code}/product/_search`)).statusCode;
  const find = async (text: string) => {
    const request = JSON.stringify({ _searchText: text });
    const query = new URLSearchParams({ request_format: 'search-query', response_format: 'compact', request });
    return (await shop.inject(`/api/catalog/brixel_en/product/_search?${query}`)).json();
  };

  expect([await status('de'), await status('it'), await status('en')]).toEqual([200, 200, 404]);
  await serve(at('de'), at('it'), at('en'));
  await expect.poll(() => status('en'), soon).toBe(200);
  expect((await find('red brick 2x4')).hits[0]).toMatchObject({ name: brick.en, url_key: 'brick' });
  // without a text of its own it shows that of the default store
  expect((await find('P-11')).hits[0]).toMatchObject({ name: 'Stein 11' });
  expect(stores.address('en', '/cart')).toBe('https://shop.example/en/cart');

  await serve(at('it'), at('en', 'bricks.example'));
  await expect.poll(() => status('de'), soon).toBe(404);
  expect(stores.address('it', '/cart')).toBe('https://shop.example/cart');
  expect(stores.address('en', '/cart')).toBe('https://bricks.example/cart');
  // a customer of a store that is gone is led to the default one
  expect(stores.address('de', '/cart')).toBe('https://shop.example/cart');
  await expect.poll(async () => (await find('P-11')).hits[0]?.name, soon).toBe('Mattoncino 11');
});

test('the office names goods and coupons in the language of the default store, else in one that has a name', async () => {
  const text = (de: string, it: string, en?: string) => ({ de, it, ...(en !== undefined && { en }) });
  const shop = await startTestPlatform({
    catalog: () => ({
      ...smallCatalog([
        seedProduct(10, text('stein', 'mattoncino', 'brick'), { name: text('Stein', 'Mattoncino', 'Brick') }),
        // is not sold any more: what it was called only its texts tell
        seedProduct(11, text('alt', 'vecchio'), { name: text('Alter Stein', 'Vecchio mattoncino'), status: 2 }),
      ]),
      coupons: [
        coupon('DEMO', { title: text('Zehn Prozent', 'Dieci per cento', 'Ten per cent') }),
        coupon('ZWEI', { title: text('Zwei Sprachen', 'Due lingue') }),
      ],
    }),
  });
  onTestFinished(shop.close);
  const { db } = shop.platform.database;
  const owner = await signInAs(shop, 'owner');
  const serve = storeSettings(shop);
  const review = { store_code: 'de', rating: 5, title: 'Gut', detail: 'Klemmt.', nickname: 'Ines' };
  const facts = { verified_buyer: 0, created_at: '2026-01-01T00:00:00.000Z', status: 2 } as const;
  await db
    .insertInto('review')
    .values({ id: 900, product_id: 11, ...review, ...facts })
    .execute();
  const { id: group } = await owner.call('customerGroups.create', { body: { name: 'Händler', percent: 0 } });
  const price = (sku: string) =>
    owner.call('customerGroups.setPrice', { params: { id: group }, body: { sku, qty: 1, price: 0.1 } });
  await price('P-10');
  await price('P-11');

  const named = async () => {
    const { coupons } = await owner.call('coupons.list');
    const { prices } = await owner.call('customerGroups.read', { params: { id: group }, query: {} });
    const { reviews } = await owner.call('reviews.list', { query: { state: 'waiting' } });
    return [...coupons.map(({ title }) => title), ...prices, ...reviews.map(({ product }) => product)].map((each) =>
      typeof each === 'string' ? each : each.name,
    );
  };
  expect(await named()).toEqual(['Zehn Prozent', 'Zwei Sprachen', 'Stein', 'Alter Stein', 'Alter Stein']);
  await serve(at('it'));
  expect(await named()).toEqual([
    'Dieci per cento',
    'Due lingue',
    'Mattoncino',
    'Vecchio mattoncino',
    'Vecchio mattoncino',
  ]);
  await serve(at('en'), at('it'));
  expect(await named()).toEqual(['Ten per cent', 'Zwei Sprachen', 'Brick', 'Alter Stein', 'Alter Stein']);
  expect(await price('P-10')).toMatchObject({ name: 'Brick' });

  // what the owner writes is the title, whichever store is the default one later; what they leave as it is stays
  for (const [code, title] of [
    ['ZWEI', 'Two languages'],
    ['DEMO', 'Ten per cent'],
  ] as const) {
    const { coupons } = await owner.call('coupons.list');
    const { code: id, active, used, state, removable, demo, ...terms } = coupons.find((each) => each.code === code)!;
    await owner.call('coupons.update', { params: { id }, body: { ...terms, title } });
  }
  await serve(at('it'));
  expect((await named()).slice(0, 2)).toEqual(['Dieci per cento', 'Two languages']);
});

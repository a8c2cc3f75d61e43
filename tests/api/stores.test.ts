import type { ServedStore, StoreCode } from '@brixel/contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startTestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const at = (code: StoreCode, host: string | null = null): ServedStore => ({ code, name: null, host });

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
  const { settings, stores, database } = shop.platform;
  let version = 0;
  const serve = async (...views: ServedStore[]): Promise<void> => {
    const saved = { multistore: true, views };
    await database.db.transaction().execute((tx) => settings.save(tx, 'stores', saved, version));
    version += 1;
    await settings.refresh();
  };
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

import { searchQuery } from '@brixel/commerce/search-query';
import { storeViews } from '@brixel/contract/stores';
import { expect, test, vi } from 'vitest';
import { createPublicConfig } from '#app/public-config.ts';
import { openCatalog } from './catalog.ts';
import type { Found, SearchRequest } from './search/search-adapter.ts';

const config = createPublicConfig({ publicUrl: 'https://shop.example' });

async function setup(side: 'browser' | 'server') {
  const asked: SearchRequest[] = [];
  const search = async (request: SearchRequest): Promise<Found> => {
    asked.push(request);
    if (request.size === 13) throw new Error('unlucky');
    return { hits: [], total: asked.length };
  };
  const transport = vi.fn();
  const catalog = await openCatalog({ config, store: storeViews.it, transport, search, side, report: () => {} });
  return { asked, catalog };
}

test('a search starts at the beginning and names 50, unless it is told otherwise in sense', async () => {
  const { asked, catalog } = await setup('server');
  await catalog.search('product', searchQuery());
  await catalog.search('product', searchQuery(), { size: -3, start: -10 });
  await catalog.search('product', searchQuery(), { size: 0, start: 100 });
  expect(asked.map(({ size, start, index }) => [size, start, index])).toEqual([
    [50, 0, 'brixel_it'],
    [50, 0, 'brixel_it'],
    [0, 100, 'brixel_it'],
  ]);
});

test('a browser asks the same question once, the server each time', async () => {
  for (const [side, times] of [
    ['browser', 1],
    ['server', 2],
  ] as const) {
    const { asked, catalog } = await setup(side);
    const ask = () => catalog.search('product', searchQuery().where('sku', 'A'), { include: ['id'] });
    expect([(await ask()).total, (await ask()).total]).toEqual([1, times]);
    await catalog.search('product', searchQuery().where('sku', 'B'), { include: ['id'] });
    expect(asked).toHaveLength(times + 1);
  }
});

test('a failure is not remembered', async () => {
  const { asked, catalog } = await setup('browser');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(catalog.search('product', searchQuery(), { size: 13 })).rejects.toThrow('unlucky');
  }
  expect(asked).toHaveLength(2);
});

test('the API has five seconds for a browser and one for the server', () => {
  expect(config.search.timeoutMs).toMatchObject({ browser: 5000, server: 1000 });
});

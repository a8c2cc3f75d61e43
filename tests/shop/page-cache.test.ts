import { cp, rm } from 'node:fs/promises';
import type { Product } from '@brixel/contract/catalog';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { openDatabase } from '@brixel/platform/database/database';
import { routeTable } from '@brixel/storefront/config/route-table';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type OpenShop, openShop, startShop } from '../setup/start-shop.ts';
import { createFilledDatabase } from '../support/filled-database.ts';
import { freePort } from '../support/free-port.ts';

async function open(env: Record<string, string> = {}): Promise<OpenShop> {
  const shop = await openShop(env);
  onTestFinished(shop.close);
  return shop;
}

const isShared = ({ headers }: Response): boolean => headers.get('cache-control')?.includes('s-maxage') ?? false;

test('a page is the same whether it is rendered, kept, or kept in another encoding; who has it is told so', async () => {
  const address = `http://localhost:${await freePort()}`;
  const keeping = await open({ PORT: new URL(address).port });
  const otherPort = String(await freePort());
  await open({ PUBLIC_URL: address, PORT: otherPort, PAGE_CACHE_MB: '0' });
  for (const path of [
    '/',
    '/it',
    '/c/steine?color=20&page=2',
    '/p/BX-3001-20/stein-2x4',
    '/search/2x4',
    '/i/impressum',
  ]) {
    const rendered = await fetch(`http://localhost:${otherPort}${path}`);
    expect([path, rendered.status, isShared(rendered)]).toEqual([path, 200, false]);
    const text = await rendered.text();
    let etag = '';
    for (const encoding of ['br', 'br', 'gzip', 'identity']) {
      const kept = await fetch(keeping.url + path, { headers: { 'accept-encoding': encoding } });
      expect(kept.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await kept.text()).toBe(text);
      expect(isShared(kept)).toBe(true);
      etag = kept.headers.get('etag') ?? '';
    }
    const known = await fetch(keeping.url + path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
    const tracked = await fetch(`${keeping.url}${path}${path.includes('?') ? '&' : '?'}utm_source=mail`);
    expect([await tracked.text(), tracked.headers.get('etag')]).toEqual([text, etag]);
  }
});

/** What the API says of a product. */
async function findProduct(url: string, sku: string) {
  const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] });
  const query = new URLSearchParams({ request, request_format: 'search-query', response_format: 'compact' });
  const answer = await fetch(`${url}/api/catalog/brixel_de/product/_search?${query}`);
  return ((await answer.json()) as { hits: Pick<Product, 'price_incl_tax' | 'family_sku'>[] }).hits[0];
}

const PARAMETERS: Readonly<Record<string, string>> = {
  ':parentSku/:slug/:childSku': 'FAMILY/x/BX-3001-20',
  ':parentSku/:slug': 'BX-3001-20/x',
  ':slug?': '2x4',
  ':step?/:current?': 'step/filter',
  '*': 'nothing/here',
};

/** An address of every route. */
const addresses = routeTable
  .filter(({ developmentOnly }) => !developmentOnly)
  .map(({ id, path }) => {
    const filled = Object.entries(PARAMETERS).reduce((left, [name, value]) => left.replace(name, value), path ?? '');
    const slug = id === 'category' ? 'steine' : 'impressum';
    return { id, path: `/${filled.replace(':slug', slug).replace(/:\w+/, '1')}` };
  });

const FOR_ALL = [
  'home',
  'home-pwa',
  'mosaik-builder',
  'simple-product',
  'configurable-product',
  'category',
  'search',
  'cms-page',
];

test('of all pages only those for everybody are kept, and nobody finds anything of another customer in one', async () => {
  const token = 'a-token-for-metrics';
  // a process of its own: it counts for all shops that it has had
  const shop = await startShop({ METRICS_TOKEN: token });
  onTestFinished(async () => void (await shop.stop()));
  const visit = async (path: string, name: string) => {
    const secret = `secret-of-${name}`;
    const query = new URLSearchParams({ token: secret, proof: secret, order: secret, email: secret });
    const headers = { cookie: `brixel_cart=3; name=${secret}`, authorization: `Bearer ${secret}` };
    const answer = await fetch(`${shop.url}${path}?${query}`, { headers });
    return { answer, all: JSON.stringify([...answer.headers]) + (await answer.text()) };
  };
  const kept: string[] = [];
  const family = (await findProduct(shop.url, 'BX-3001-20'))?.family_sku ?? '';
  for (const { id, path: pattern } of addresses) {
    const path = pattern.replace('FAMILY', family);
    const anna = await visit(path, 'anna');
    const berta = await visit(path, 'berta');
    const again = await visit(path, 'anna');
    expect([path, berta.all.includes('secret-of-anna'), again.all.includes('secret-of-berta')]).toEqual([
      path,
      false,
      false,
    ]);
    if (isShared(anna.answer)) {
      kept.push(id);
      expect(anna.all).not.toContain('secret-of');
      expect(berta.all.replace(/"date","[^"]*"/, '')).toBe(anna.all.replace(/"date","[^"]*"/, ''));
      expect(anna.answer.status).toBe(200);
    } else {
      expect([path, anna.answer.headers.get('etag')]).toEqual([path, null]);
      expect([path, anna.answer.headers.get('cache-control')]).toEqual([
        path,
        expect.stringMatching(/private|no-store/),
      ]);
    }
  }
  expect(kept).toEqual(FOR_ALL);
  const metrics = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect([metrics.status, await metrics.text()], 'a page has named a field that no index has').toEqual([
    200,
    expect.not.stringContaining('brixel_catalog_reads_total{'),
  ]);
  const form = await fetch(`${shop.url}/order-status`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@b.example' }),
  });
  expect(isShared(form)).toBe(false);
});

test.runIf(inject('postgresUrl'))(
  'a new price is on the next page of both nodes, and nothing else changes',
  async () => {
    const { location, remove } = await createFilledDatabase('demo');
    onTestFinished(remove);
    const { dataDir, databaseUrl = '' } = location;
    const otherDir = `${dataDir}-other`;
    onTestFinished(() => rm(otherDir, { recursive: true, force: true }));
    await cp(dataDir, otherDir, { recursive: true });
    const nodes = [
      await open({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }),
      await open({ DATABASE_URL: databaseUrl, DATA_DIR: otherDir }),
    ];
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const editor = createCatalogEditor(database);
    const read = async (url: string, path: string) => {
      const answer = await fetch(url + path);
      return { etag: answer.headers.get('etag'), text: await answer.text() };
    };
    const priceInApi = async (url: string) => (await findProduct(url, 'BX-3001-20'))?.price_incl_tax;
    const product = '/p/BX-3001-20/x';
    const elsewhere = '/i/impressum';
    for (const price of [71_100, 72_200]) {
      const before = await Promise.all(nodes.map(({ url }) => read(url, elsewhere)));
      const old = await Promise.all(nodes.map(({ url }) => priceInApi(url)));
      for (const { url } of nodes) await read(url, product);
      await editor.setPrice('BX-3001-20', { price, special: null });
      for (const [place, { url }] of nodes.entries()) {
        await expect.poll(() => priceInApi(url)).not.toBe(old[place]);
        const shown = (await priceInApi(url))?.toFixed(2).replace('.', ',') ?? '';
        expect((await read(url, product)).text).toContain(shown);
      }
      expect(await Promise.all(nodes.map(({ url }) => read(url, elsewhere)))).toEqual(before);
    }
  },
);

import { collect } from '@brixel/exchange/testing/collect';
import { exportProducts } from '@brixel/platform/product-files/export-products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const exported = async (format: 'jsonl' | 'csv'): Promise<string> =>
  (await collect(exportProducts(shop.database.db, { format, store: 'de', seesCosts: true }))).join('');

test('all products leave as lines and as a table, and what they have cost only for those who may see it', async () => {
  const { products } = await shop.database.db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow();
  const [first] = (await exported('jsonl')).split('\n');
  const { sku } = JSON.parse(first!) as { sku: string };
  await owner.call('products.cell', { params: { id: sku }, body: { field: 'cost', from: null, to: 0.25 } });

  const lines = await owner.ask('products.file', { query: { format: 'jsonl' } });
  expect(lines.headers['content-disposition']).toBe('attachment; filename="products.jsonl"');
  expect(lines.text.trimEnd().split('\n')).toHaveLength(Number(products));
  expect(JSON.parse(lines.text.split('\n', 1)[0]!)).toMatchObject({ sku, cost: 0.25, texts: { de: {}, it: {} } });
  const table = parseCsv((await owner.ask('products.file', { query: { format: 'csv' } })).text);
  expect(table).toHaveLength(Number(products) + 1);
  expect(table[0]).toEqual(expect.arrayContaining(['sku', 'price', 'cost', 'name_de', 'name_it', 'attribute.color']));

  const packer = await signInAs(shop, 'packer');
  const told = await packer.ask('products.file', { query: { format: 'jsonl' } });
  expect(told.text).not.toContain('"cost"');
  expect(parseCsv((await packer.ask('products.file', { query: { format: 'csv' } })).text)[0]).not.toContain('cost');
});

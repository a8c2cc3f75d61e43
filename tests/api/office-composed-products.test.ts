import type { OfficeInput } from '@brixel/contract/office/office-types';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage } from '../support/test-order.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform();
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const document = (sku: string) => shop.platform.catalog.product('de', sku);

type NewProduct = OfficeInput<'products.create'>['body'];
const bodyOf = (sku: string, changed: Partial<NewProduct> = {}): NewProduct => ({
  sku,
  texts: {
    de: { name: sku, url_key: sku.toLowerCase(), short_description: '', description: '', data_sheet: [] },
  },
  pictures: [],
  categories: [439],
  status: 'on',
  condition: null,
  tax_class: 'standard',
  weight: null,
  price: 5,
  special: null,
  tiers: [],
  step: 1,
  place: '',
  cost: null,
  stock: 10,
  ...changed,
});
const create = (sku: string, changed: Partial<NewProduct> = {}) =>
  owner.call('products.create', { body: bodyOf(sku, changed) });

async function order(products: Parameters<typeof orderMessage>[0]) {
  const message = orderMessage(products);
  const answer = await shop.inject({ method: 'POST', url: '/api/order?storeCode=de', payload: message });
  expect(answer.statusCode, answer.body).toBe(200);
}
const stockOf = async (sku: string) =>
  (await shop.database.db.selectFrom('stock').select('qty').where('sku', '=', sku).executeTakeFirstOrThrow()).qty;

test('a family of a known product and new ones is made, bought and changed', async () => {
  await create('TURM-ROT');
  const body = bodyOf('TURM', {
    type: 'configurable',
    price: null,
    composition: {
      kind: 'configurable',
      variants: [
        { sku: 'TURM-ROT', values: { color: 5 } },
        { sku: 'TURM-WEISS', values: { color: 1 }, made: { price: 7, stock: 3 } },
      ],
    },
  });
  const alike = structuredClone(body);
  if (alike.composition?.kind === 'configurable') alike.composition.variants[1]!.values = { color: 5 };
  expect(await owner.refusal('products.create', { body: alike })).toBe('409 VARIANTS_ALIKE');
  expect(await owner.refusal('products.create', { body: { ...body, composition: null } })).toBe('409 PART_NOT_FIT');
  const family = await owner.call('products.create', { body });
  expect(family).toMatchObject({ type: 'configurable', price: null, stock: null });
  await expect.poll(() => document('TURM')?.configurable_children?.length, soon).toBe(2);
  const shown = document('TURM')!;
  expect(shown.configurable_options?.[0]?.values.map(({ value_index }) => value_index).toSorted()).toEqual([1, 5]);
  expect(shown).toMatchObject({ final_price_incl_tax: 5, stock: { is_in_stock: true } });
  expect(document('TURM-WEISS')).toMatchObject({ family_sku: 'TURM', color: 1, original_price_incl_tax: 7 });
  expect(document('TURM-WEISS')?.name).toMatch(/^TURM .+/);
  const [option] = shown.configurable_options!;
  await order([
    {
      sku: 'TURM',
      qty: 2,
      product_option: {
        extension_attributes: {
          configurable_item_options: [{ option_id: option!.attribute_id, option_value: '1' }],
          custom_options: [],
          bundle_options: [],
        },
      },
    },
  ]);
  expect(await stockOf('TURM-WEISS')).toBe(1);

  // a variant leaves the family and is sold by itself
  const read = await owner.call('products.read', { params: { id: 'TURM' } });
  expect(read.composition).toMatchObject({ variants: [{ sku: 'TURM-ROT' }, { sku: 'TURM-WEISS' }] });
  await owner.call('products.save', {
    params: { id: 'TURM' },
    body: {
      ...read,
      stock: null,
      composition: { kind: 'configurable', variants: [{ sku: 'TURM-ROT', values: { color: 5 } }] },
    },
  });
  await expect.poll(() => document('TURM')?.configurable_children?.length, soon).toBe(1);
  expect(document('TURM-WEISS')?.family_sku).toBeNull();
});

test('groups, sets and what is not sent are made and bought', async () => {
  await create('RAD', { price: 2 });
  await create('ACHSE', { price: 3 });
  await create('WAGEN', {
    type: 'grouped',
    price: null,
    composition: {
      kind: 'grouped',
      parts: [
        { sku: 'RAD', qty: 4 },
        { sku: 'ACHSE', qty: 2 },
      ],
    },
  });
  await expect.poll(() => document('WAGEN')?.product_links?.length, soon).toBe(2);
  expect(document('WAGEN')?.final_price_incl_tax).toBe(14);
  await order([
    { sku: 'RAD', qty: 4 },
    { sku: 'ACHSE', qty: 2 },
  ]);

  const part = { qty: 1, is_default: true, can_change_qty: false };
  const unknown = bodyOf('KISTE', {
    type: 'bundle',
    price: null,
    composition: {
      kind: 'bundle',
      options: [
        { id: null, titles: { de: 'Rad' }, required: true, type: 'radio', parts: [{ ...part, sku: 'NIRGENDS' }] },
      ],
    },
  });
  expect(await owner.refusal('products.create', { body: unknown })).toBe('409 PART_NOT_FIT');
  await create('KISTE', {
    type: 'bundle',
    price: null,
    composition: {
      kind: 'bundle',
      options: [
        { id: null, titles: { de: 'Rad' }, required: true, type: 'radio', parts: [{ ...part, sku: 'RAD' }] },
        {
          id: null,
          titles: { de: 'Dazu' },
          required: false,
          type: 'checkbox',
          parts: [{ ...part, sku: 'ACHSE', is_default: false, qty: 2 }],
        },
      ],
    },
  });
  await expect.poll(() => document('KISTE')?.bundle_options?.length, soon).toBe(2);
  const options = document('KISTE')!.bundle_options!;
  expect(options.map(({ title }) => title)).toEqual(['Rad', 'Dazu']);
  await order([
    {
      sku: 'KISTE',
      qty: 1,
      product_option: {
        extension_attributes: {
          configurable_item_options: [],
          custom_options: [],
          bundle_options: options.map(({ option_id, product_links }) => ({
            option_id: String(option_id),
            option_qty: product_links[0]!.qty,
            option_selections: [product_links[0]!.id],
          })),
        },
      },
    },
  ]);
  expect([await stockOf('RAD'), await stockOf('ACHSE')]).toEqual([5, 6]);

  await create('KURS', { type: 'virtual' });
  await expect.poll(() => document('KURS')?.type_id, soon).toBe('virtual');
  await order([{ sku: 'KURS', qty: 1 }]);
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

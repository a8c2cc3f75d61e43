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

test('a family by attributes of the owner is made of combinations, bought by choice and by number, and stays whole', async () => {
  const attribute = (code: string, name: string, options: string[]) =>
    owner.call('attributes.create', {
      body: {
        ...{ code, input: 'select', labels: { de: name }, unit: null },
        ...{ facet: true, sheet: true, search: false, compare: false },
        options: options.map((label) => ({ id: null, labels: { de: label, en: `${label} (en)` }, hex: null })),
      },
    });
  const stoff = await attribute('stoff', 'Stoff', ['Leinen', 'Wolle']);
  const form = await attribute('form', 'Form', ['rund', 'eckig']);
  const note = await owner.call('attributes.create', {
    body: {
      ...{ code: 'notiz', input: 'text', labels: { de: 'Notiz' }, unit: null, options: [] },
      ...{ facet: false, sheet: false, search: false, compare: false },
    },
  });
  const [linen, wool] = stoff.options.map(({ id }) => id);
  const [round, square] = form.options.map(({ id }) => id);
  const variant = (sku: string, values: Record<string, number>) => ({ sku, values, made: { price: 9, stock: 4 } });
  const variants = [
    variant('KISSEN-1', { stoff: linen!, form: round! }),
    variant('KISSEN-2', { stoff: linen!, form: square! }),
    variant('KISSEN-3', { stoff: wool!, form: round! }),
  ];
  const body = bodyOf('KISSEN', {
    type: 'configurable',
    price: null,
    composition: { kind: 'configurable', variants },
  });
  const made = (list: typeof variants) => ({
    body: { ...body, composition: { kind: 'configurable' as const, variants: list } },
  });
  expect(await owner.refusal('products.create', made([variant('K', { [note.code]: 1 })]))).toBe('409 PART_NOT_FIT');
  expect(await owner.refusal('products.create', made([variant('K', { stoff: 999 })]))).toBe('409 PART_NOT_FIT');
  expect(await owner.refusal('products.create', made([...variants, variant('K', { stoff: wool! })]))).toBe(
    '409 VARIANTS_ALIKE',
  );
  const family = await owner.call('products.create', { body });
  expect(family.variants).toMatchObject([
    { sku: 'KISSEN-1', price: 9, stock: 4, on: true },
    { sku: 'KISSEN-2' },
    { sku: 'KISSEN-3' },
  ]);
  await expect.poll(() => document('KISSEN')?.configurable_children?.length, soon).toBe(3);
  const shown = document('KISSEN')!;
  expect(shown.configurable_options?.map(({ attribute_code }) => attribute_code)).toEqual(['stoff', 'form']);
  expect(shown.configurable_children?.[2]).toMatchObject({ sku: 'KISSEN-3', stoff: wool, form: round });
  expect(document('KISSEN-3')).toMatchObject({
    name: 'KISSEN Wolle rund',
    variant_choices: [
      { label: 'Stoff', value: 'Wolle' },
      { label: 'Form', value: 'rund' },
    ],
  });

  // by the choice of the family, as other clients do, and by the number of the variant, as our own pages do
  const option = (code: string) => shown.configurable_options!.find(({ attribute_code }) => attribute_code === code)!;
  await order([
    {
      sku: 'KISSEN',
      qty: 1,
      product_option: {
        extension_attributes: {
          configurable_item_options: [
            { option_id: option('stoff').attribute_id, option_value: String(wool) },
            { option_id: option('form').attribute_id, option_value: String(round) },
          ],
          custom_options: [],
          bundle_options: [],
        },
      },
    },
    { sku: 'KISSEN-2', qty: 2 },
  ]);
  expect([await stockOf('KISSEN-3'), await stockOf('KISSEN-2')]).toEqual([3, 2]);
  const { orders } = await owner.call('orders.list', { query: {} });
  const bought = await owner.call('orders.read', { params: { number: orders[0]!.number } });
  expect(bought.order.items.map(({ sku, options }) => [sku, options.map(({ value }) => value)])).toEqual([
    ['KISSEN-3', ['Wolle', 'rund']],
    ['KISSEN-2', ['Leinen', 'eckig']],
  ]);

  // nobody makes two variants alike in the form of one of them, or leaves one without its option
  const own = await owner.call('products.read', { params: { id: 'KISSEN-2' } });
  const saved = (attributes: Record<string, number>) => ({
    params: { id: 'KISSEN-2' },
    body: { ...own, stock: null, composition: undefined, attributes },
  });
  expect(own.attributes).toEqual({ stoff: linen, form: square });
  expect(await owner.refusal('products.save', saved({ stoff: linen!, form: round! }))).toBe('409 VARIANTS_ALIKE');
  expect(await owner.refusal('products.save', saved({ stoff: linen! }))).toBe('409 VARIANTS_ALIKE');
  await owner.call('products.save', saved({ stoff: wool!, form: square! }));
  await expect.poll(() => document('KISSEN-2')?.variant_choices?.[0]?.value, soon).toBe('Wolle');

  // what a family differs in cannot go; a further combination joins those that are there
  expect(
    await owner.refusal('attributes.remove', { params: { id: stoff.id }, query: { version: stoff.version } }),
  ).toBe('409 ATTRIBUTE_IN_USE');
  const read = await owner.call('products.read', { params: { id: 'KISSEN' } });
  const known = read.composition?.kind === 'configurable' ? read.composition.variants : [];
  expect(known.map(({ sku }) => sku)).toEqual(['KISSEN-1', 'KISSEN-2', 'KISSEN-3']);
  await owner.call('products.save', {
    params: { id: 'KISSEN' },
    body: {
      ...read,
      stock: null,
      composition: {
        kind: 'configurable',
        variants: [...known, variant('KISSEN-4', { stoff: linen!, form: square! })],
      },
    },
  });
  await expect.poll(() => document('KISSEN')?.configurable_children?.length, soon).toBe(4);
  expect(await stockOf('KISSEN-2')).toBe(2);
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
  // what a part decides names it: choices that nobody has to make do not
  const shortOf = async (id: string) => (await owner.call('products.read', { params: { id } })).short_part;
  const wheels = { sku: 'RAD', name: 'RAD', stock: 5 };
  await expect.poll(() => shortOf('KISTE'), soon).toEqual({ ...wheels, qty: 1, enough_for: 5 });
  await expect.poll(() => shortOf('WAGEN'), soon).toEqual({ ...wheels, qty: 4, enough_for: 1 });
  expect(await shortOf('RAD')).toBeNull();

  await create('KURS', { type: 'virtual' });
  await expect.poll(() => document('KURS')?.type_id, soon).toBe('virtual');
  await order([{ sku: 'KURS', qty: 1 }]);
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

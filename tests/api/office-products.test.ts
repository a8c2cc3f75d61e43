import type { OfficeInput } from '@brixel/contract/office/office-types';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage } from '../support/test-order.ts';

let shop: TestPlatform;
let owner: OfficePerson;
let packer: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform();
  owner = await signInAs(shop, 'owner');
  packer = await signInAs(shop, 'packer');
});
afterAll(() => shop.close());

const SKU = 'BX-3001-1';
const list = (query: object = {}, person = owner) => person.call('products.list', { query });
const rowOf = async (sku: string, person = owner) =>
  (await list({ search: sku }, person)).rows.find((row) => row.sku === sku)!;
const document = (sku: string) => shop.platform.catalog.product('de', sku);
const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const lastAudit = async () => (await owner.call('audit.list', { query: {} })).entries[0];

test('the list finds goods by name, number and place, filters them and keeps their order', async () => {
  const { total, rows } = await list({ search: 'Stein 2x4 rot', size: 5 });
  expect(total).toBeGreaterThan(0);
  expect(rows[0]?.name).toMatch(/stein.* 2×4 .*rot/i);
  const dear = await list({ sort: 'price', direction: 'desc', size: 3 });
  const prices = dear.rows.map(({ price }) => price ?? -1);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  const everything = (await list({ size: 0 })).total;
  const [on, off] = [await list({ status: 'on', size: 0 }), await list({ status: 'off', size: 0 })];
  expect(on.total + off.total).toBe(everything);
  const tiles = await list({ category: 2, size: 0 });
  expect(tiles.total).toBeGreaterThan(0);
  const overview = await owner.call('products.overview');
  expect(overview.total).toBe(everything);
  expect(overview.counts.out).toBe((await list({ stock: 'out', size: 0 })).total);
  expect(overview.colours.length).toBeGreaterThan(50);
});

test('a cell is changed at once, in the shop too, and not where somebody was quicker', async () => {
  const { price, stock } = await rowOf(SKU);
  const raised = await owner.call('products.cell', {
    params: { id: SKU },
    body: { field: 'price', from: price!, to: 0.4321 },
  });
  expect(raised).toMatchObject({ saved: true, row: { price: 0.4321 } });
  await expect.poll(() => document(SKU)?.original_price_incl_tax, soon).toBe(0.4321);
  expect(await lastAudit()).toMatchObject({ action: 'products.cell', subject: SKU, after: { price: 0.4321 } });

  const late = await owner.call('products.cell', {
    params: { id: SKU },
    body: { field: 'price', from: price!, to: 1 },
  });
  expect(late).toMatchObject({ saved: false, row: { price: 0.4321 } });

  await packer.call('products.cell', { params: { id: SKU }, body: { field: 'stock', from: stock!, to: 7 } });
  await expect.poll(() => document(SKU)?.stock.qty, soon).toBe(7);
  expect(await stockDifferences(shop.database.db)).toEqual([]);
  const { staff_name, reason, delta } = await shop.database.db
    .selectFrom('stock_movement')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect({ staff_name, reason, delta }).toEqual({
    staff_name: expect.stringContaining('packer'),
    reason: 'manual',
    delta: 7 - stock!,
  });

  await owner.call('products.cell', { params: { id: SKU }, body: { field: 'status', from: 'on', to: 'off' } });
  await expect.poll(() => document(SKU), soon).toBeNull();
  await owner.call('products.cell', { params: { id: SKU }, body: { field: 'status', from: 'off', to: 'on' } });
  await expect.poll(() => document(SKU)?.sku, soon).toBe(SKU);
});

test('a block of cells is changed at once, but for those that somebody has changed meanwhile', async () => {
  const [one, two] = [await rowOf('BX-3001-5'), await rowOf('BX-3003-1')];
  const price = { field: 'price', from: one.price!, to: 0.31 } as const;
  const cells = [
    { sku: one.sku, change: price },
    { sku: one.sku, change: { field: 'place', from: one.place, to: 'P-01' } as const },
    { sku: two.sku, change: { field: 'stock', from: two.stock! + 1, to: 3 } as const },
    { sku: two.sku, change: { field: 'place', from: two.place, to: 'P-02' } as const },
    { sku: 'unknown', change: price },
  ];
  expect(await packer.refusal('products.cells', { body: { cells } })).toBe('403 FORBIDDEN');
  expect((await rowOf(one.sku)).price).toBe(one.price);

  const { rows, refused } = await owner.call('products.cells', { body: { cells } });
  expect(rows).toEqual([
    expect.objectContaining({ sku: one.sku, price: 0.31, place: 'P-01' }),
    expect.objectContaining({ sku: two.sku, stock: two.stock, place: 'P-02' }),
  ]);
  expect(refused).toEqual([
    { sku: two.sku, field: 'stock' },
    { sku: 'unknown', field: 'price' },
  ]);
  await expect.poll(() => document(one.sku)?.original_price_incl_tax, soon).toBe(0.31);
  const back = await packer.call('products.cells', {
    body: { cells: [{ sku: two.sku, change: { field: 'place', from: 'P-02', to: two.place } }] },
  });
  expect(back).toMatchObject({ rows: [{ place: two.place }], refused: [] });
});

test('places and costs are found here and never in the shop; packers see no cost', async () => {
  await owner.call('products.cell', { params: { id: SKU }, body: { field: 'cost', from: null, to: 0.0123 } });
  await packer.call('products.cell', { params: { id: SKU }, body: { field: 'place', from: '', to: 'K07-12' } });
  expect((await list({ search: 'k07-12' })).rows).toMatchObject([{ sku: SKU, cost: 0.0123, place: 'K07-12' }]);
  expect((await list({ search: 'k07-12' }, packer)).rows).toMatchObject([{ sku: SKU, cost: null, place: 'K07-12' }]);
  expect((await list({ below_cost: '1' }, packer)).total).toBe((await list({}, packer)).total);
  const refused = await packer.refusal('products.cell', {
    params: { id: SKU },
    body: { field: 'price', from: 1, to: 2 },
  });
  expect(refused).toBe('403 FORBIDDEN');
  // another program needs the scope for them, also where it may change goods
  const asked = { name: 'x', scopes: ['goods:read' as const, 'products:write' as const], days: null };
  const { token } = await owner.call('apiKeys.create', { body: asked });
  const askAsKey = async (path: string, payload?: object) => {
    const call = { url: `/admin/api/products${path}`, headers: { authorization: `Bearer ${token}` } };
    const answer = await shop.inject({ ...call, ...(payload && { method: 'POST' as const, payload }) });
    return { status: answer.statusCode, ...answer.json() };
  };
  expect((await askAsKey('?search=k07-12')).result.rows).toMatchObject([{ sku: SKU, cost: null }]);
  expect((await askAsKey('/overview')).result).toMatchObject({ value: null, counts: { below_cost: null } });
  expect(await askAsKey(`/sku/${SKU}/cell`, { field: 'cost', from: 0.0123, to: 1 })).toMatchObject({ status: 403 });
  const { result: form } = await askAsKey(`/sku/${SKU}`);
  expect(form.cost).toBeNull();
  const saved = await askAsKey(`/sku/${SKU}`, { ...form, weight: 3, stock: { from: form.stock, to: form.stock } });
  expect(saved).toMatchObject({ status: 200, result: { weight: 3, cost: null } });
  expect((await owner.call('products.read', { params: { id: SKU } })).cost).toBe(0.0123);

  // its document is made anew with the next change of it
  await shop.platform.editor.setPrice(SKU, { price: 4322, special: null });
  await expect.poll(() => document(SKU)?.original_price_incl_tax, soon).toBe(0.4322);
  expect(JSON.stringify(document(SKU))).not.toContain('K07-12');
  expect(JSON.stringify(document(SKU))).not.toContain('0.0123');
});

test('many prices are changed with a preview, and taken back but where they were changed again', async () => {
  const selection = { filter: { search: 'Stein 2x4' } };
  const change = { kind: 'percent', percent: 10, step: 0.01 } as const;
  const before = new Map((await list({ search: 'Stein 2x4', size: 200 })).rows.map((row) => [row.sku, row.price]));
  const preview = await owner.call('products.previewBulk', { body: { selection, change } });
  expect(preview.selected).toBe(before.size);
  expect(preview.changed + preview.unchanged).toBe(preview.selected);
  const wrong = await owner.refusal('products.bulk', { body: { selection, change, expected: preview.changed + 1 } });
  expect(wrong).toBe('409 CHANGED_MEANWHILE');
  const { id, changed } = await owner.call('products.bulk', { body: { selection, change, expected: preview.changed } });
  expect(changed).toBe(preview.changed);
  const after = (await list({ search: 'Stein 2x4', size: 200 })).rows;
  for (const { sku, price } of after)
    if (price !== null) expect(price).toBeCloseTo(Math.round(before.get(sku)! * 110) / 100, 5);
  const moved = after.find(({ sku, price }) => price !== null && price !== before.get(sku))!;
  await expect.poll(() => document(moved.sku)?.original_price_incl_tax, soon).toBe(moved.price);
  expect(await lastAudit()).toMatchObject({ action: 'products.bulk', after: { products: changed } });

  await owner.call('products.cell', {
    params: { id: moved.sku },
    body: { field: 'price', from: moved.price!, to: 9.99 },
  });
  expect(await owner.call('products.undoBulk', { params: { id } })).toEqual({ restored: changed - 1, kept: 1 });
  for (const { sku, price } of (await list({ search: 'Stein 2x4', size: 200 })).rows)
    expect(price).toBe(sku === moved.sku ? 9.99 : before.get(sku));
  expect(await owner.refusal('products.undoBulk', { params: { id } })).toBe('409 CHANGED_MEANWHILE');
});

test('status, place and category of many', async () => {
  const skus = (await list({ search: 'Fliese', size: 5 })).rows.map(({ sku }) => sku);
  const { categories } = await owner.call('products.overview');
  const category = categories[0]!.id;
  for (const change of [
    { kind: 'status', status: 'off' },
    { kind: 'place', place: 'M01-06' },
    { kind: 'addCategory', category },
  ] as const) {
    const body = { selection: { skus }, change };
    const { changed } = await owner.call('products.previewBulk', { body });
    const { id } = await owner.call('products.bulk', { body: { ...body, expected: changed } });
    expect((await owner.call('products.previewBulk', { body })).changed).toBe(0);
    expect(await owner.call('products.undoBulk', { params: { id } })).toEqual({ restored: changed, kept: 0 });
    expect((await owner.call('products.previewBulk', { body })).changed).toBe(changed);
  }
});

test('while many are changed others have their turn', async () => {
  const body = { selection: { filter: {} }, change: { kind: 'place', place: 'Z99' } } as const;
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  const turnsOf = async <T>(work: () => Promise<T>) => {
    turns = 0;
    return { done: await work(), turns };
  };
  turn();
  const preview = await turnsOf(() => owner.call('products.previewBulk', { body }));
  const expected = preview.done.changed;
  expect(expected).toBeGreaterThan(3000);
  const made = await turnsOf(() => owner.call('products.bulk', { body: { ...body, expected } }));
  const undone = await turnsOf(() => owner.call('products.undoBulk', { params: { id: made.done.id } }));
  isOver = true;
  expect(undone.done.restored).toBe(expected);
  expect(preview.turns).toBeGreaterThan(expected / 1000);
  for (const { turns: had } of [made, undone]) expect(had).toBeGreaterThan(expected / 200);
});

test('views are of one person', async () => {
  const { id } = await owner.call('products.saveView', { body: { name: 'Rote', query: 'search=rot&stock=in' } });
  const { views } = await owner.call('products.overview');
  expect(views).toEqual([
    {
      id,
      name: 'Rote',
      query: 'search=rot&stock=in',
      count: (await list({ search: 'rot', stock: 'in', size: 0 })).total,
    },
  ]);
  expect((await packer.call('products.overview')).views).toEqual([]);
  expect(await packer.refusal('products.removeView', { params: { id } })).toBe('404 NOT_FOUND');
  await owner.call('products.removeView', { params: { id } });
});

const newProduct: OfficeInput<'products.create'>['body'] = {
  sku: 'EIGEN-1',
  stock: 12,
  texts: {
    de: {
      name: 'Eigener Turm',
      url_key: 'eigener-turm',
      short_description: 'Ein Turm.',
      description: '<p>Hoch <script>alert(1)</script>und <b>rot</b>.</p>',
      data_sheet: [{ label: 'Höhe', value: '12 cm' }],
    },
  },
  pictures: [],
  categories: [439],
  status: 'on',
  condition: 'used',
  tax_class: 'margin',
  weight: 250,
  price: 19.9,
  special: null,
  tiers: [{ qty: 10, price: 17.5 }],
  step: 2,
  place: 'T01',
  cost: 8,
};

test('a product is made, sold at once, changed as a whole, and moved to another address', async () => {
  const made = await owner.call('products.create', { body: newProduct });
  expect(made).toMatchObject({ sku: 'EIGEN-1', stock: 12, price: 19.9, tax_class: 'margin', place: 'T01', cost: 8 });
  await expect.poll(() => document('EIGEN-1')?.name, soon).toBe('Eigener Turm');
  expect(document('EIGEN-1')).toMatchObject({
    description: '<p>Hoch und <strong>rot</strong>.</p>',
    category_ids: [439],
    data_sheet: [{ label: 'Höhe', value: '12 cm' }],
    weight: 250,
    is_margin: 1,
    condition: 902,
    stock: { qty: 12, qty_increments: 2 },
    tier_prices: [expect.objectContaining({ qty: 10, value_incl_tax: 17.5 })],
  });
  // nobody reads German aloud as Italian
  const italian = shop.platform.catalog.product('it', 'EIGEN-1');
  expect([italian?.name, italian?.text_lang, document('EIGEN-1')?.text_lang]).toEqual([
    'Eigener Turm',
    'de',
    undefined,
  ]);
  expect(await owner.refusal('products.create', { body: newProduct })).toBe('409 SKU_TAKEN');
  const number = (
    await shop.inject({ method: 'POST', url: '/api/order', payload: orderMessage([{ sku: 'EIGEN-1', qty: 2 }]) })
  ).json().result.orderNumber;
  const sold = await owner.call('products.read', { params: { id: 'EIGEN-1' } });
  expect(sold).toMatchObject({ stock: 10, lowest_30_days: 19.9 });
  expect(sold.movements).toMatchObject([
    { delta: -2, after: 10, reason: 'order', order_number: number },
    { delta: 12, after: 12, reason: 'manual' },
  ]);
  expect((await packer.call('products.read', { params: { id: 'EIGEN-1' } })).cost).toBeNull();

  const { texts, pictures, categories, status, tax_class, weight, price, tiers, place, cost, version } = sold;
  const { condition, step } = sold;
  const body = {
    ...{ texts, pictures, categories, status, tax_class, weight, price, tiers, place, cost, version, condition, step },
    special: { price: 15, from: null, to: '2099-12-31' },
    stock: { from: 10, to: 20 },
  };
  const moved = { ...body, texts: { de: { ...texts.de!, url_key: 'hoher-turm', name: 'Hoher Turm' } } };
  const taken = { ...body, texts: { de: { ...texts.de!, url_key: document(SKU)!.url_key } } };
  expect(await owner.refusal('products.save', { params: { id: 'EIGEN-1' }, body: taken })).toBe('409 ADDRESS_TAKEN');
  expect(await stockDifferences(shop.database.db)).toEqual([]);
  const saved = await owner.call('products.save', { params: { id: 'EIGEN-1' }, body: moved });
  expect(saved).toMatchObject({ stock: 20, special: { price: 15, from: null, to: '2099-12-31' } });
  await expect.poll(() => document('EIGEN-1'), soon).toMatchObject({ name: 'Hoher Turm', final_price_incl_tax: 15 });
  expect(await owner.refusal('products.save', { params: { id: 'EIGEN-1' }, body: moved })).toBe(
    '409 CHANGED_MEANWHILE',
  );
  const redirect = await shop.inject('/api/ext/redirect?path=/eigener-turm');
  expect(redirect.body).toContain('/hoher-turm');
  expect(await lastAudit()).toMatchObject({ action: 'products.save', subject: 'EIGEN-1', after: { stock: 20 } });
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

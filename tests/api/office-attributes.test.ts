import type { OfficeInput } from '@brixel/contract/office/office-types';
import { ATTRIBUTES } from '@brixel/demo-catalog/base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  // every change of an attribute builds the catalogue anew, so there are few goods in it
  const goods = [1, 2].map((id) =>
    seedProduct(id, { de: `stein-${id}`, it: `mattoncino-${id}` }, { sku: `BX-3001-${id}` }),
  );
  shop = await startTestPlatform({ catalog: () => ({ ...smallCatalog(goods), attributes: [...ATTRIBUTES] }) });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const document = (sku: string, store: 'de' | 'it' = 'de') =>
  shop.platform.catalog.product(store, sku) as Record<string, unknown> | null;
const attributeOf = async (code: string) =>
  (await owner.call('attributes.list')).find((attribute) => attribute.code === code)!;

type NewAttribute = OfficeInput<'attributes.create'>['body'];
const create = (changed: Partial<NewAttribute> & Pick<NewAttribute, 'code' | 'input'>) =>
  owner.call('attributes.create', { body: bodyOf(changed) });
const bodyOf = (changed: Partial<NewAttribute> & Pick<NewAttribute, 'code' | 'input'>): NewAttribute => ({
  labels: { de: changed.code },
  unit: null,
  facet: false,
  sheet: true,
  search: false,
  compare: false,
  options: [],
  ...changed,
});

/** What a list of products answers, with the counts of the owner's facets. */
async function search(request: object, text = '') {
  const query = new URLSearchParams({
    request: JSON.stringify({
      _searchText: text,
      _appliedSort: [],
      _availableFilters: [],
      _appliedFilters: [],
      ...request,
    }),
    request_format: 'search-query',
    response_format: 'compact',
    size: '50',
    _source_include: 'sku',
  });
  const answer = await shop.inject(`/api/catalog/brixel_de/product/_search?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as {
    total: number;
    hits: { sku: string }[];
    aggregations?: Record<string, { buckets: { key: number | string; doc_count: number }[] }>;
  };
}

const asked = { field: 'own_attributes', scope: 'catalog', options: { size: 100 } };

/** Saves a product with other values. */
async function give(sku: string, attributes: Record<string, number | number[]>, texts: Record<string, string> = {}) {
  const product = await owner.call('products.read', { params: { id: sku } });
  const {
    id: _,
    type,
    colour,
    sold,
    created_at,
    paths,
    lowest_30_days,
    prices,
    movements,
    stock,
    ...content
  } = product;
  const de = content.texts.de!;
  return {
    params: { id: sku },
    body: {
      ...content,
      sku: undefined,
      stock: null,
      attributes,
      texts: { ...content.texts, de: { ...de, attributes: texts } },
    },
  } as OfficeInput<'products.save'>;
}

test('an attribute becomes a filter, a line of the data sheet and a word to search by', async () => {
  // without any there is nothing of them, and asking for them counts nothing
  const before = JSON.stringify(document('BX-3001-1'));
  expect((await search({ _availableFilters: [asked] })).aggregations ?? {}).toEqual({});

  const material = await create({
    code: 'material',
    input: 'multiselect',
    labels: { de: 'Material', it: 'Materiale' },
    facet: true,
    search: true,
    compare: true,
    options: [
      { id: null, labels: { de: 'Lindenholz', it: 'Tiglio' }, hex: null },
      { id: null, labels: { de: 'Messing' }, hex: null },
    ],
  });
  const [wood, brass] = material.options.map(({ id }) => id);
  await create({ code: 'width', input: 'number', unit: 'cm', facet: true, labels: { de: 'Breite', it: 'Larghezza' } });
  await create({ code: 'washable', input: 'boolean', facet: true, labels: { de: 'Abwaschbar' } });
  await create({ code: 'origin', input: 'text', facet: true, labels: { de: 'Herkunft' } });
  expect(JSON.stringify(document('BX-3001-1'))).toBe(before);

  const save = await give(
    'BX-3001-1',
    { material: [wood!, brass!], width: 3.5, washable: 1 },
    { origin: 'aus dem Grödental' },
  );
  await owner.call('products.save', save);
  const { rows } = await owner.call('products.list', { query: { search: 'BX-3001', sort: 'sku', size: 5 } });
  const other = rows.find(({ sku, status }) => sku.startsWith('BX-3001-') && sku !== 'BX-3001-1' && status === 'on')!;
  await owner.call('products.save', await give(other.sku, { material: [brass!], width: 12 }));
  await expect.poll(() => document('BX-3001-1')?.material, soon).toEqual([wood, brass]);
  expect(document('BX-3001-1')?.data_sheet).toEqual(
    expect.arrayContaining([
      { label: 'Material', value: 'Lindenholz, Messing' },
      { label: 'Breite', value: '3,5\u00a0cm' },
      { label: 'Abwaschbar', value: 'Ja' },
      { label: 'Herkunft', value: 'aus dem Grödental' },
    ]),
  );
  expect(document('BX-3001-1', 'it')?.data_sheet).toEqual(
    expect.arrayContaining([
      // a label without a translation is that of the default store
      { label: 'Materiale', value: 'Tiglio, Messing' },
      { label: 'Larghezza', value: '3,5\u00a0cm' },
    ]),
  );

  // with the next build they are counted
  const counts = async () => {
    const { aggregations } = await search({ _availableFilters: [asked] });
    return aggregations?.agg_terms_material?.buckets.map(({ key, doc_count }) => [key, doc_count]);
  };
  await expect.poll(counts, soon).toEqual([
    [brass, 2],
    [wood, 1],
  ]);
  const filtered = await search({
    _availableFilters: [asked],
    _appliedFilters: [{ attribute: 'material', value: { in: [String(wood)] }, scope: 'catalog' }],
  });
  expect(filtered.hits.map(({ sku }) => sku)).toEqual(['BX-3001-1']);
  // a choice does not shrink its own facet
  expect(filtered.aggregations?.agg_terms_material?.buckets).toHaveLength(2);
  // numbers by ranges, texts as they are
  const counted = filtered.aggregations ?? {};
  expect(counted.agg_terms_width).toBeUndefined();
  expect((await search({ _availableFilters: [asked] })).aggregations).toMatchObject({
    agg_range_width: {
      buckets: [
        { key: '3.5-12.0', from: 3.5, to: 12, doc_count: 1 },
        { key: '12.0-*', from: 12, doc_count: 1 },
      ],
    },
    agg_terms_origin: { buckets: [{ key: 'aus dem Grödental', doc_count: 1 }] },
  });
  for (const [attribute, value] of [
    ['width', { gte: 3.5, lt: 12 }],
    ['origin', { in: ['aus dem Grödental'] }],
  ]) {
    const { hits } = await search({
      _availableFilters: [asked],
      _appliedFilters: [{ attribute, value, scope: 'catalog' }],
    });
    expect(hits.map(({ sku }) => sku)).toEqual(['BX-3001-1']);
  }
  await expect.poll(async () => (await search({}, 'Lindenholz')).hits[0]?.sku, soon).toBe('BX-3001-1');

  const { body } = await shop.inject(
    `/api/catalog/brixel_it/attribute/_search?request_format=search-query&response_format=compact&request=${encodeURIComponent(
      JSON.stringify({ _appliedFilters: [{ attribute: 'is_filterable', value: { eq: 1 } }] }),
    )}`,
  );
  expect(JSON.parse(body).hits).toMatchObject([
    { attribute_code: 'material', frontend_label: 'Materiale', options: [{ label: 'Tiglio' }, { label: 'Messing' }] },
    { attribute_code: 'width', frontend_input: 'number', unit: 'cm' },
    { attribute_code: 'washable', options: [{ value: '1', label: 'Sì' }, { value: '0' }] },
    { attribute_code: 'origin', frontend_input: 'text', options: [] },
  ]);

  // an option that goes is taken from goods, and so is the whole attribute
  const { id, version, code: _c, input: _i, own: _o, ...content } = await attributeOf('material');
  const options = content.options.filter((option) => option.id !== wood);
  await owner.call('attributes.update', { params: { id }, body: { ...content, options, version } });
  await expect.poll(() => document('BX-3001-1')?.material, soon).toEqual([brass]);
  expect(await owner.refusal('attributes.update', { params: { id }, body: { ...content, version } })).toBe(
    '409 CHANGED_MEANWHILE',
  );
  for (const { id: own, version: read } of (await owner.call('attributes.list')).filter((one) => one.own))
    await owner.call('attributes.remove', { params: { id: own }, query: { version: read } });
  await expect
    .poll(() => JSON.stringify({ ...document('BX-3001-1'), updated_at: null }), soon)
    .toBe(JSON.stringify({ ...JSON.parse(before), updated_at: null }));
  expect((await owner.call('audit.list', { query: {} })).entries[0]).toMatchObject({ action: 'attributes.remove' });
});

test('codes of fields, values that do not fit and what the shop needs are refused', async () => {
  for (const code of ['price', 'name', 'color_options', 'own_attributes', 'condition'])
    expect(await owner.refusal('attributes.create', { body: bodyOf({ code, input: 'text' }) })).toBe(
      '409 ATTRIBUTE_CODE_TAKEN',
    );
  const { options } = await create({
    code: 'motif',
    input: 'select',
    options: [{ id: null, labels: { de: 'Burg' }, hex: null }],
  });
  for (const value of [{ motif: 1 }, { motif: [options[0]!.id] }, { nothing: 3 }])
    expect(await owner.refusal('products.save', await give('BX-3001-1', value as never))).toBe('409 ATTRIBUTE_VALUE');

  const { id, version, code: _c, input: _i, own: _o, ...colour } = await attributeOf('color');
  const less = { ...colour, options: colour.options.slice(1), version };
  expect(await owner.refusal('attributes.update', { params: { id }, body: less })).toBe('409 ATTRIBUTE_FIXED');
  expect(await owner.refusal('attributes.remove', { params: { id }, query: { version } })).toBe('409 ATTRIBUTE_FIXED');
  const [first, ...others] = colour.options;
  const renamed = { ...first!, labels: { ...first!.labels, de: 'Schneeweiß' }, hex: '#fdfdfd' };
  await owner.call('attributes.update', {
    params: { id },
    body: {
      ...colour,
      labels: { ...colour.labels, de: 'Farbton' },
      options: [renamed, ...others, { id: null, labels: { de: 'Kupfer' }, hex: '#b87333' }],
      version,
    },
  });
  const shown = () =>
    shop.platform.catalog.all('de', 'attribute').find(({ attribute_code }) => attribute_code === 'color');
  await expect.poll(() => shown()?.frontend_label, soon).toBe('Farbton');
  expect(shown()?.options[0]).toMatchObject({ label: 'Schneeweiß', swatch: { hex: '#fdfdfd' } });
  expect(shown()?.options.at(-1)).toMatchObject({ label: 'Kupfer', swatch: { hex: '#b87333', finish: 'solid' } });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainTable } from '@brixel/exchange/csv-row';
import { collect } from '@brixel/exchange/testing/collect';
import { clearJob, dropJob } from '@brixel/platform/imports/drop-job';
import { fileCategories } from '@brixel/platform/imports/file-categories';
import { importFile } from '@brixel/platform/imports/import-file';
import type { ImportJob } from '@brixel/platform/imports/import-jobs';
import { importRows } from '@brixel/platform/imports/import-rows';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { exportProducts } from '@brixel/platform/product-files/export-products';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { plainPng } from '../support/png.ts';
import { dumpText, sampleDump } from '../support/sample-dump.ts';
import { zipOf } from '../support/zip.ts';

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-dump-'));
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const author = { staff: { id: null, name: 'test' }, requestId: null };
const table = { colours: 'bricklink', condition: 'new' } as const;
let files = 0;

type More = Partial<Parameters<typeof importFile>[1]>;

async function check(content: string | Buffer, more: More = {}): Promise<ImportJob> {
  files += 1;
  const file = path.join(folder, `${files}`);
  await writeFile(file, content);
  const job = await importFile(shop.database, { path: file, name: 'dump', table, author, ...more });
  if (job === 'BUSY') throw new Error('busy');
  return job;
}
const publish = async ({ id }: ImportJob) => {
  const job = await publishJob(shop.database, id, { author, isSure: true });
  expect(job, String(job)).toMatchObject({ state: 'published' });
};
const undo = async ({ id }: ImportJob) =>
  expect(await undoJob(shop.database, id, { author })).toMatchObject({ state: 'undone' });
const rowsOf = async ({ id }: ImportJob) => (await importRows(shop.database.db, id, { list: 'all' }, 'en')).rows;
const problemsOf = async (job: ImportJob) =>
  (await rowsOf(job)).flatMap(({ item, problems }) =>
    problems.map(({ code, field, value }) => [item, code, field, value].join(' | ')),
  );

type Line = Record<string, unknown> & { sku: string; texts: Record<string, Record<string, unknown>> };
const lines = async (): Promise<Map<string, Line>> => {
  const style = { format: 'jsonl', store: 'de', seesCosts: true, style: plainTable } as const;
  const text = (await collect(exportProducts(shop.database.db, style))).join('');
  const all = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return new Map(all.map((line) => [line.sku, line]));
};

const row = (table: 'attribute' | 'category' | 'foreign_id' | 'redirect' | 'import_addition' | 'review') =>
  shop.database.db.selectFrom(table).selectAll().execute();

/** What an import might leave behind. */
async function traces() {
  const { db } = shop.database;
  const count = async (table: Parameters<typeof row>[0] | 'attribute_option' | 'product') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const tables = [
    'attribute',
    'attribute_option',
    'category',
    'foreign_id',
    'import_addition',
    'product',
    'review',
  ] as const;
  return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await count(name)] as const)));
}

const ownAttributes = async () =>
  (await shop.database.db.selectFrom('attribute').selectAll().where('is_own', '=', 1).orderBy('id').execute()).map(
    ({ code, input, is_facet, on_sheet }) => [code, input, is_facet, on_sheet],
  );

test('a dump that is dropped leaves nothing; nobody sees what was made for it', async () => {
  const before = await traces();
  const job = await check(dumpText(sampleDump()));
  expect(job).toMatchObject({ format: 'products-dump', totals: { create: 10, error: 0, skip: 2 } });
  expect((await ownAttributes()).every(([, , facet, sheet]) => facet === 0 && sheet === 0)).toBe(true);
  expect((await row('category')).every((category) => 'is_active' in category && category.is_active === 0)).toBe(true);
  await dropJob(shop.database.db, job.id);
  const root = 1;
  expect(await traces()).toEqual({ ...before, category: before.category! + root });
});

test('a dump comes with everything that goods need, and says of each row what it leaves out', async () => {
  const job = await check(dumpText(sampleDump()));
  expect(await problemsOf(job)).toEqual([
    'SPADE-1 | TIER_LEFT | tiers | 5: 20, 2',
    'SPADE-1 | CHOICE_LEFT | options | Skizze: file',
    'RAKE-2 | SKU_CHANGED | sku | RAKE 2',
    'PLAN | FILES_LEFT | downloads | ',
    'OLD | NOT_IN_DUMP | categories | 77',
    ' | REVIEW_LEFT | review | 2',
    ' | ATTRIBUTE_LEFT | attribute | new',
  ]);
  await publish(job);
  const all = await lines();
  expect(all.get('SPADE-1')).toMatchObject({
    ...{ type: 'simple', status: 'on', visibility: 'everywhere', weight: 1750, price: 39.9, special_price: 29.9 },
    ...{ special_from: '2026-01-01', special_to: '2099-12-31', tiers: [{ qty: 10, price: 25 }], stock: 20 },
    categories: ['Garten', 'Garten/Werkzeug'],
    pictures: ['/g/a/spaten.jpg', '/g/a/spaten_back.jpg'],
    related: [{ sku: 'RAKE-2' }],
    options: [{ id: 1, type: 'field', maxCharacters: 20, price: 50_000 }],
    texts: {
      de: {
        ...{ name: 'Spaten', url_key: 'spaten', short_description: 'Aus einem Stück', meta_title: 'Spaten kaufen' },
        details: { own: { care_note: 'Nach dem Graben abwischen' }, customTitles: { 1: { title: 'Gravur' } } },
      },
    },
    attributes: { material: 'Holz', features: ['Wetterfest', 'Faltbar'], handmade: 1, length_cm: 110.5 },
  });
  expect(all.get('RAKE-2')).toMatchObject({ stock: 0, attributes: { material: 'Stahl' } });
  expect(all.get('APRON')).toMatchObject({
    type: 'configurable',
    manage_stock: false,
    configurable_by: ['color'],
    categories: ['Küche'],
  });
  expect(all.get('APRON-BLACK')).toMatchObject({ parent: 'APRON', visibility: 'hidden', price: 24, stock: 7 });
  // its own document says more than the place in its family
  expect(all.get('APRON-PETROL')).toMatchObject({
    ...{ parent: 'APRON', price: 26, stock: 20 },
    attributes: { color: 'Petrolgrün', material: 'Leinen' },
  });
  expect(all.get('SET-GARDEN')).toMatchObject({
    manage_stock: false,
    associated: [
      { sku: 'SPADE-1', qty: 1 },
      { sku: 'RAKE-2', qty: 2 },
    ],
  });
  expect(all.get('BUNDLE-1')).toMatchObject({
    manage_stock: false,
    bundle: [{ id: 24, required: true, type: 'radio', selections: [{ sku: 'SPADE-1' }, { sku: 'RAKE-2', qty: 2 }] }],
  });
  expect(all.get('COURSE')).toMatchObject({ type: 'virtual', manage_stock: false });
  expect(all.get('PLAN')).toMatchObject({ type: 'downloadable', status: 'off', tax_class: 'none' });
  expect(all.get('OLD')).toMatchObject({ status: 'off', categories: ['Lager'] });

  expect(await ownAttributes()).toEqual([
    ['material', 'select', 1, 1],
    ['features', 'multiselect', 1, 1],
    ['handmade', 'boolean', 1, 1],
    ['length_cm', 'number', 0, 1],
    ['care_note', 'text', 0, 1],
  ]);
  const { db } = shop.database;
  const tree = await db
    .selectFrom('category')
    .innerJoin('category_text', 'category_text.category_id', 'category.id')
    .select(['name', 'url_key', 'url_path', 'is_active', 'description'])
    .where('store_code', '=', 'de')
    .orderBy('id')
    .execute();
  expect(tree.slice(1)).toEqual([
    { name: 'Garten', url_key: 'garten-3', url_path: 'garten-3', is_active: 1, description: 'Alles für draußen' },
    { name: 'Küche', url_key: 'kueche-5', url_path: 'kueche-5', is_active: 1, description: '' },
    { name: 'Lager', url_key: 'lager-6', url_path: 'lager-6', is_active: 0, description: '' },
    { name: 'Werkzeug', url_key: 'werkzeug-4', url_path: 'garten/werkzeug-4', is_active: 1, description: '' },
  ]);
  const noted = await db
    .selectFrom('category')
    .innerJoin('category_text', 'category_text.category_id', 'category.id')
    .select(['name', 'sku', 'farbe', 'logo_design_id', 'logo_element_id'])
    .where('sku', 'is not', null)
    .execute();
  expect(noted).toEqual([
    { name: 'Werkzeug', sku: 'SPADE', farbe: 'Grün', logo_design_id: '3837', logo_element_id: '383728' },
  ]);
  const redirects = await db.selectFrom('redirect').select(['from_path', 'to_path']).orderBy('from_path').execute();
  expect(redirects).toContainEqual({ from_path: '/spaten-11.html', to_path: '/spaten' });
  expect(redirects).toContainEqual({ from_path: '/p/rake 2/rechen-12/rake 2', to_path: '/rechen' });
  const reviews = await db.selectFrom('review').selectAll().execute();
  expect(reviews).toMatchObject([
    {
      ...{ title: 'Gräbt gut', detail: 'Auch in Lehm.', nickname: 'Ines', rating: 4, status: 1, store_code: 'de' },
      created_at: '2018-05-01T12:30:00.000Z',
    },
  ]);
  // categories kept theirs
  expect(redirects.some(({ from_path }) => from_path.includes('garten-3'))).toBe(false);
});

test('the same dump again changes nothing, in whatever form it comes and whatever is called otherwise here by then', async () => {
  const { db } = shop.database;
  await db.updateTable('category_text').set({ name: 'Gartenwelt' }).where('name', '=', 'Garten').execute();
  await db.updateTable('attribute_option_text').set({ label: 'Edelstahl' }).where('label', '=', 'Stahl').execute();
  const before = await traces();
  const documents = sampleDump();
  const of = (...entities: string[]) => documents.filter(({ entity }) => entities.includes(entity));
  const files = [
    { name: 'var/catalog_product.json', content: dumpText(of('product')).trimEnd() },
    { name: 'var/catalog_category.json', content: dumpText(of('category')) },
    { name: 'var/catalog_attribute.json', content: gzipSync(dumpText(of('attribute'))), packed: true },
    { name: 'var/catalog_taxrule.json', content: dumpText(of('taxrule', 'review')) },
    { name: 'liesmich.txt', content: 'nichts' },
  ].map(({ packed, ...file }) => (packed ? { ...file, name: `${file.name}.gz` } : file));
  const forms = [
    dumpText([...documents].reverse(), { version: 5, index: 'vue_storefront_catalog' }),
    gzipSync(dumpText(documents)),
    zipOf(files),
    // attributes and categories are known from before
    dumpText(of('product', 'taxrule', 'review')),
  ];
  for (const form of forms) {
    const job = await check(form);
    const odd = (await rowsOf(job)).filter(({ action }) => !['unchanged', 'skip'].includes(action));
    expect(odd.map(({ item, changes, problems }) => ({ item, changes, problems }))).toEqual([]);
    expect(job.totals).toMatchObject({ create: 0, update: 0, unchanged: 10, error: 0 });
    // the check names the category that is meant, whatever it is called by now
    const found = await fileCategories(db, job.totals.categories, []);
    expect(found.every(({ there }) => there !== null)).toBe(true);
    await publish(job);
  }
  const after = await traces();
  expect(after).toEqual({ ...before, import_addition: after.import_addition });
});

test('a dump in another language adds its words to what is there', async () => {
  const before = await lines();
  const italian: Record<string, string> = {
    Garten: 'Giardino',
    Küche: 'Cucina',
    Werkzeug: 'Attrezzi',
    Holz: 'Legno',
    Spaten: 'Vanga',
  };
  const text = dumpText(sampleDump(), { index: 'vue_storefront_catalog_it' });
  const words = Object.entries(italian);
  const job = await check(words.reduce((all, [de, it]) => all.replaceAll(`"${de}"`, `"${it}"`), text));
  expect(job.totals).toMatchObject({ create: 0, update: 10, error: 0 });
  await publish(job);
  const after = await lines();
  expect(after.get('SPADE-1')?.texts).toMatchObject({ de: before.get('SPADE-1')!.texts.de, it: { name: 'Vanga' } });
  const { db } = shop.database;
  const options = await db
    .selectFrom('attribute_option_text')
    .selectAll()
    .where('label', 'in', ['Holz', 'Legno'])
    .execute();
  expect(new Set(options.map(({ option_id }) => option_id)).size).toBe(1);
  const names = await db
    .selectFrom('category_text')
    .select('category_id')
    .where('name', 'in', ['Gartenwelt', 'Giardino'])
    .execute();
  expect(new Set(names.map(({ category_id }) => category_id)).size).toBe(1);
  await undo(job);
  expect(await lines()).toEqual(before);
  expect(await db.selectFrom('category_text').selectAll().where('name', '=', 'Giardino').execute()).toEqual([]);
});

test('undoing a dump takes goods, filters and addresses back, and it can come again', async () => {
  const newer = sampleDump().map(({ entity, source }) => ({
    entity,
    source: JSON.parse(
      JSON.stringify(source)
        .replaceAll('SPADE-1', 'AXE-1')
        .replaceAll('"spaten', '"axt')
        .replaceAll('material', 'edge_kind'),
    ) as Record<string, unknown>,
  }));
  const job = await check(dumpText(newer));
  await publish(job);
  const isFilter = async () => (await ownAttributes()).find(([code]) => code === 'edge_kind')?.[2];
  const redirect = async () =>
    (await row('redirect')).some((one) => 'from_path' in one && one.from_path === '/axt-11.html');
  expect([await isFilter(), await redirect(), (await lines()).get('AXE-1')?.status]).toEqual([1, true, 'on']);
  await undo(job);
  expect([await isFilter(), await redirect(), (await lines()).get('AXE-1')?.status]).toEqual([0, false, 'off']);
  const again = await check(dumpText(newer));
  await publish(again);
  expect([await isFilter(), await redirect(), (await lines()).get('AXE-1')?.status]).toEqual([1, true, 'on']);
  await undo(again);
});

test('prices without VAT get that of their class of goods', async () => {
  const documents = sampleDump();
  const net = { isNet: true, vatRates: { vatRate: 1900, reducedVatRate: 700 } };
  const job = await check(dumpText(documents), { ...net, jumps: 'take' });
  await publish(job);
  const all = await lines();
  expect(all.get('SPADE-1')).toMatchObject({ price: 47.481, special_price: 35.581, tiers: [{ price: 29.75 }] });
  expect(all.get('PLAN')).toMatchObject({ price: 12.5, tax_class: 'none' });
  await undo(job);
});

test('files that mean harm, and forms that nobody knows, are named row by row', async () => {
  const before = await lines();
  const line = (source: unknown, entity = 'product') =>
    JSON.stringify({ _index: `x_${entity}_1`, _type: '_doc', _source: source });
  const deep = `{"_index":"x_product_1","_source":{"sku":"DEEP","name":"Tief","price":1,"stock":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`;
  const circle = [7, 8].map((id) => line({ id, parent_id: 15 - id, level: 5, name: `Kreis ${id}` }, 'category'));
  const job = await check(
    [
      line({
        id: 1,
        sku: 'LISTS',
        name: 'Preis als Liste',
        price: [{ price: 5, customer_group_id: 0 }],
        stock: { qty: 1 },
      }),
      '{"_index":"x_product_1","_source":{"sku":"CUT',
      '[1,2,3]',
      '{"sku":"NO-SOURCE"}',
      line([1, 2]),
      line({ sku: '../../etc', name: 'Pfad', price: 1, url_key: '../../x', image: '//evil.example/x.png', stock: {} }),
      line({
        sku: 'SCRIPT',
        name: '<script>x</script>',
        price: '1e9',
        description: '<p onclick=x>a<script>b</script></p>{{widget}}',
      }),
      line({
        sku: 'NUL\u0000',
        name: 'N\u0000ul',
        price: 2,
        stock: 'viel',
        category_ids: { a: 1 },
        tier_prices: 'x',
        tax_class_id: [],
      }),
      line({ sku: 'KIND', type_id: 'giftcard', name: 'Karte', price: 3, stock: {} }),
      line({ __proto__: null, sku: 'PROTO', name: 'Proto', price: 3, stock: {}, constructor: 'x', toString: '1' }),
      line({ sku: 'WHEN', name: 'Wann', price: 9, special_price: 5, special_to_date: 'morgen', stock: { qty: -5 } }),
      line({
        sku: 'FAMILY',
        type_id: 'configurable',
        name: 'Familie',
        configurable_options: [{ attribute_code: 'nowhere' }],
      }),
      line({ sku: 'FAMILY', type_id: 'simple', name: 'Noch einmal', price: 3, stock: {} }),
      line({ attribute_code: 'a'.repeat(5000), frontend_input: 'select', options: 'x' }, 'attribute'),
      line({ id: { a: 1 }, name: [] }, 'category'),
      line({ id: 1 }, 'cms_page'),
      line({ id: 2 }, 'cms_page'),
      line({ anything: 1 }, 'what_is_this'),
      ...circle,
      deep,
    ].join('\n'),
    { dump: { store: 'de' } },
  );
  expect(await problemsOf(job)).toEqual([
    'LISTS | NOT_ALLOWED | price | [{"price":5,"customer_group_id":0}]',
    ' | NOT_DOCUMENT |  | ',
    ' | NOT_DOCUMENT |  | ',
    ' | NOT_DOCUMENT |  | ',
    ' | NOT_DOCUMENT |  | ',
    'etc | SKU_CHANGED | sku | ../../etc',
    'etc | PICTURE_LEFT | pictures | //evil.example/x.png',
    'SCRIPT | STOCK_MISSING | stock | ',
    'SCRIPT | TEXT_CUT | description_de | <p onclick=x>a<script>b</script></p>{{widget}}',
    'SCRIPT | NOT_ALLOWED | price | 1e9',
    'NUL | STOCK_MISSING | stock | ',
    'KIND | NOT_ALLOWED | type | giftcard',
    'WHEN | NOT_ALLOWED | special_to | morgen',
    'FAMILY | VARIANTS_UNKNOWN | configurable_by | nowhere',
    'FAMILY | DUPLICATE_SKU | sku | FAMILY',
    ' | NOT_ALLOWED | id | ',
    ' | ENTITY_LEFT | entity | cms_page',
    ' | ENTITY_LEFT | entity | x_what_is_this_1',
    ' | CATEGORY_LEFT | category | Kreis 7',
    ' | CATEGORY_LEFT | category | Kreis 8',
  ]);
  await publish(job);
  const after = await lines();
  const made = [...after.keys()].filter((sku) => !before.has(sku));
  expect(made).toEqual(['etc', 'NUL', 'PROTO', 'DEEP']);
  expect(after.get('etc')).toMatchObject({ pictures: null, texts: { de: { url_key: 'x' } } });
  expect(after.get('NUL')).toMatchObject({ texts: { de: { name: 'Nul' } } });
});

test('what was published keeps what it brought when its rows are too old to be kept', async () => {
  const { db } = shop.database;
  const kept = async () => ({
    attributes: await ownAttributes(),
    tree: await row('category'),
    ids: await row('foreign_id'),
  });
  const before = await kept();
  const published = await db
    .selectFrom('import_job')
    .select('id')
    .where('state', 'in', ['published', 'undone'])
    .execute();
  for (const { id } of published) await clearJob(db, id);
  expect(await kept()).toEqual(before);
  expect(await row('import_addition')).toEqual([]);
});

test('a dump that waits loses nothing when another one of the same things is published, or dropped', async () => {
  const goods = sampleDump().map(({ entity, source }) => ({
    entity,
    source: JSON.parse(
      JSON.stringify(source).replaceAll('SPADE-1', 'HOE-1').replaceAll('material', 'blade_kind'),
    ) as Record<string, unknown>,
  }));
  const [first, second] = [await check(dumpText(goods)), await check(dumpText(goods))];
  expect(await problemsOf(second)).toContain('HOE-1 | SKU_WAITS | sku | HOE-1');
  await dropJob(shop.database.db, first.id);
  const third = await check(dumpText(goods));
  await dropJob(shop.database.db, second.id);
  await publish(third);
  expect((await ownAttributes()).find(([code]) => code === 'blade_kind')).toEqual(['blade_kind', 'select', 1, 1]);
  expect((await lines()).get('HOE-1')).toMatchObject({ attributes: { blade_kind: 'Holz' } });
  await undo(third);
});

test('the owner brings several files and the pictures that goods name', async () => {
  const said = { out: '', complaint: '' };
  const terminal = {
    stdout: async (text: string) => {
      said.out += text;
    },
    stderr: (text: string) => {
      said.complaint += text;
    },
  };
  const run = (...argv: string[]) => runOwner(argv, shop.database.location, terminal);
  const of = async (name: string, ...entities: string[]) => {
    const file = path.join(folder, name);
    await writeFile(file, dumpText(sampleDump().filter(({ entity }) => entities.includes(entity))).trimEnd());
    return file;
  };
  const files = [
    await of('catalog_product.json', 'product'),
    await of('catalog_category.json', 'category', 'attribute', 'taxrule'),
  ];
  expect(await run('import', ...files, '--store', 'de', '--weight', 'kg')).toBe(0);
  expect(said.out).toContain('catalog_product.json, catalog_category.json');
  expect(said.out).toContain('0 new products, 0 changed, 10 as they were');
  expect(await run('import', files[0]!, path.join(folder, 'nowhere.json'))).toBe(1);
  expect(said.complaint).toContain('it cannot be opened');

  const media = path.join(folder, 'media');
  const put = async (name: string, content: Uint8Array) => {
    await mkdir(path.dirname(path.join(media, name)), { recursive: true });
    await writeFile(path.join(media, name), content);
  };
  const picture = plainPng({ width: 40, height: 30 });
  await put('catalog/product/g/a/spaten.jpg', picture);
  await put('catalog/product/g/a/spaten_back.jpg', Buffer.from('no picture'));
  await put('catalog/product/g/a/nobody-names-it.jpg', picture);
  await put('catalog/product/cache/1/g/a/rechen.jpg', picture);
  const shown = async (address: string) =>
    (await shop.inject({ method: 'GET', url: `/img/100/100/resize${address}` })).statusCode;
  expect(await shown('/g/a/spaten.jpg')).toBe(404);
  said.out = '';
  expect(await run('pictures', media)).toBe(0);
  expect(said.out).toMatch(
    /^1 pictures brought, 0 were here already\.\n {2}1 cannot be shown:\n {4}\/g\/a\/spaten_back\.jpg: no picture/,
  );
  expect(said.out).toMatch(/\d+ that goods name are not there:/);
  expect(await shown('/g/a/spaten.jpg')).toBe(200);
  expect(await shown('/pub/media/catalog/product/g/a/spaten.jpg')).toBe(200);
  expect(await shown('/g/a/nobody-names-it.jpg')).toBe(404);

  // the rest comes later, as a zip of the folder
  const zip = path.join(folder, 'media.zip');
  await writeFile(zip, zipOf([{ name: 'pub/media/catalog/product/g/a/rechen.jpg', content: picture }]));
  said.out = '';
  expect(await run('pictures', zip)).toBe(0);
  expect(said.out).toMatch(/^1 pictures brought, 1 were here already\.\n/);
  expect(await shown('/g/a/rechen.jpg')).toBe(200);
});

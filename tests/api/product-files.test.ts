import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { IMPORT_BODY } from '@brixel/contract/office/import-limits';
import { csvRow, plainTable } from '@brixel/exchange/csv-row';
import { collect } from '@brixel/exchange/testing/collect';
import { importFile } from '@brixel/platform/imports/import-file';
import type { ImportJob } from '@brixel/platform/imports/import-jobs';
import { importRows } from '@brixel/platform/imports/import-rows';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { exportProducts } from '@brixel/platform/product-files/export-products';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { parseSpreadsheet } from '../support/parse-csv.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let owner: OfficePerson;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-products-'));
  shop = await startTestPlatform({ catalog: 'order' });
  owner = await signInAs(shop, 'owner');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const exported = async (format: 'jsonl' | 'csv'): Promise<string> =>
  (await collect(exportProducts(shop.database.db, { format, store: 'de', seesCosts: true, style: plainTable }))).join(
    '',
  );

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
  const table = parseSpreadsheet((await owner.ask('products.file', { query: { format: 'csv' } })).text);
  expect(table).toHaveLength(Number(products) + 1);
  expect(table[0]).toEqual(expect.arrayContaining(['sku', 'price', 'cost', 'name_de', 'name_it', 'attribute.color']));

  const packer = await signInAs(shop, 'packer');
  const told = await packer.ask('products.file', { query: { format: 'jsonl' } });
  expect(told.text).not.toContain('"cost"');
  expect(parseSpreadsheet((await packer.ask('products.file', { query: { format: 'csv' } })).text)[0]).not.toContain(
    'cost',
  );
});

type Line = Record<string, unknown> & { sku: string; texts: Record<string, Record<string, unknown>> };

const lines = async (): Promise<Line[]> =>
  (await exported('jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const lineOf = async (sku: string): Promise<Line | undefined> => (await lines()).find((line) => line.sku === sku);

const author = { staff: { id: null, name: 'test' }, requestId: null };
let files = 0;

async function check(content: string, more: { categories?: 'make'; jumps?: 'take' } = {}): Promise<ImportJob> {
  files += 1;
  const file = path.join(folder, `${files}`);
  await writeFile(file, content);
  const table = { colours: 'bricklink', condition: 'new' } as const;
  const job = await importFile(shop.database, { path: file, name: 'products', table, author, ...more });
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
const asTable = (header: string[], ...rows: (string | number)[][]): string =>
  [header, ...rows].map((cells) => csvRow(cells)).join('');

test('what was exported changes nothing when it is imported, in both forms', async () => {
  const { length } = await lines();
  for (const format of ['jsonl', 'csv'] as const) {
    const job = await check(await exported(format));
    const odd = (await rowsOf(job)).filter(({ action }) => action !== 'unchanged');
    expect(odd.map(({ item, changes, problems }) => ({ item, changes, problems }))).toEqual([]);
    expect(job).toMatchObject({
      format: `products-${format}`,
      state: 'staged',
      totals: { unchanged: length, create: 0, update: 0, error: 0, skip: 0 },
    });
  }
});

/** Changes of a product, by the column that they are of. */
const anEdit = fc.oneof(
  fc.record({
    key: fc.constant('price'),
    value: fc.integer({ min: 1, max: 9_999_999 }).map((units) => units / 10_000),
  }),
  fc.record({ key: fc.constant('stock'), value: fc.nat(5000) }),
  fc.record({ key: fc.constant('weight'), value: fc.option(fc.nat(5000)) }),
  fc.record({ key: fc.constant('status'), value: fc.constantFrom('on', 'off') }),
  fc.record({ key: fc.constant('place'), value: fc.option(fc.constantFrom('=K1', '-7', '@x', '+1')) }),
  fc.record({ key: fc.constant('cost'), value: fc.option(fc.constantFrom(0.1, 2.5)) }),
  fc.record({ key: fc.constant('special_to'), value: fc.option(fc.constantFrom('2031-01-01', '2030-06-30')) }),
  fc.record({ key: fc.constant('tiers'), value: fc.option(fc.constant([{ qty: 7, price: 0.5 }])) }),
  fc.record({ key: fc.constant('related'), value: fc.option(fc.constant([{ sku: 'nowhere', qty: 3 }])) }),
  fc.record({ key: fc.constant('name_de'), value: fc.constantFrom('=1+1', ' "Stein", 2×4; neu ', "'@x") }),
  fc.record({ key: fc.constant('description_it'), value: fc.constantFrom('<p>=SUM(A1)</p>', '<p>a</p>\n<p>b</p>') }),
  fc.record({
    key: fc.constant('attribute.warm'),
    value: fc.constantFrom<unknown>('3001', 3001, true, ['a', 'b'], '=x'),
  }),
);

test('what is edited in a file is what changes, in both forms, and undoing brings it back', async () => {
  const all = await lines();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...all.map(({ sku }) => sku)),
      anEdit,
      fc.constantFrom('jsonl', 'csv'),
      async (sku, { key, value }, format) => {
        const before = (await lineOf(sku))!;
        const file = format === 'jsonl' ? asLine(sku, key, value) : asRow(sku, key, value);
        const job = await check(file, { jumps: 'take' });
        const [row] = await rowsOf(job);
        expect(row?.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        const expected = edited(before, key, value);
        const isOther = JSON.stringify(expected) !== JSON.stringify(before);
        expect(row).toMatchObject({
          item: sku,
          action: isOther ? 'update' : 'unchanged',
          changes: isOther ? [key] : [],
        });
        await publish(job);
        expect(await lineOf(sku)).toEqual(expected);
        await undo(job);
        expect(await lineOf(sku)).toEqual(before);
      },
    ),
    { numRuns: 25 },
  );
  expect(await lines()).toEqual(all);
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

test('a price that is likely a slip stays as it was, unless it is wanted', async () => {
  const { sku, price } = (await lines()).find((line) => Number(line.price) > 0) as Line & { price: number };
  const file = asTable(['sku', 'price', 'weight'], [sku, price * 10, 77]);
  const held = await check(file);
  expect((await rowsOf(held))[0]).toMatchObject({ changes: ['weight'], problems: [{ code: 'PRICE_JUMP' }] });
  await publish(held);
  expect(await lineOf(sku)).toMatchObject({ price, weight: 77 });
  await undo(held);
  const taken = await check(file, { jumps: 'take' });
  expect((await rowsOf(taken))[0]).toMatchObject({ changes: ['price', 'weight'], problems: [] });
});

const trimmed = (key: string, value: unknown): unknown =>
  key.startsWith('name_') && typeof value === 'string' ? value.trim() : value;

function edited(line: Line, key: string, value: unknown): Line {
  const copy = structuredClone(line);
  const [, text, store] = /^([a-z_]+)_(de|it|en)$/.exec(key) ?? [];
  if (text && store) copy.texts[store]![text] = trimmed(key, value);
  else if (key.startsWith('attribute.')) Object.assign(copy.attributes as object, { [key.slice(10)]: value });
  else copy[key] = value;
  return copy;
}

function asLine(sku: string, key: string, value: unknown): string {
  const [, text, store] = /^([a-z_]+)_(de|it|en)$/.exec(key) ?? [];
  if (text && store) return JSON.stringify({ sku, texts: { [store]: { [text]: value } } });
  if (key.startsWith('attribute.')) return JSON.stringify({ sku, attributes: { [key.slice(10)]: value } });
  return JSON.stringify({ sku, [key]: value });
}

function asRow(sku: string, key: string, value: unknown): string {
  const cell = (): string | number => {
    if (value === null) return '';
    if (key === 'tiers') return '7: 0.5';
    if (key === 'related') return '3*nowhere';
    if (key === 'attribute.warm' && value === '3001') return '"3001"';
    return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
  };
  return asTable(['sku', key], [sku, cell()]);
}

test('new products come with everything, stay hidden until they are published, and dropped ones leave nothing', async () => {
  const goods = [
    {
      ...{ sku: 'CUP-1', price: 12.5, special_price: 9.99, special_from: '2026-01-01', special_to: '2031-12-31' },
      ...{ stock: 7, step: 1, weight: 300, condition: 'new', place: 'R1', cost: 4.2, categories: ['Geschenke/Becher'] },
      tiers: [{ qty: 10, price: 9 }],
      related: [{ sku: 'CUP-2', qty: 1 }],
      texts: {
        de: { name: 'Becher', description: '<p onclick="x()">Aus <b>Ton</b></p><script>x()</script>' },
        it: { name: 'Tazza' },
      },
      attributes: { material: 'Ton', oven: true },
    },
    { sku: 'CUP-2', price: 3, texts: { de: { name: 'Becher' } }, status: 'off' },
  ];
  const file = goods.map((line) => JSON.stringify(line)).join('\n');
  const refused = await check(file);
  expect(refused.totals).toMatchObject({ create: 1, error: 1, problems: { CATEGORY_UNKNOWN: 1 } });
  await undoNothing(refused);

  const job = await check(file, { categories: 'make' });
  expect(job.totals).toMatchObject({ create: 2, error: 0, warnings: 0, pieces: 7 });
  expect(await lineOf('CUP-1')).toBeUndefined();
  await publish(job);
  expect(await lineOf('CUP-1')).toMatchObject({
    ...{ sku: 'CUP-1', status: 'on', special_price: 9.99, special_to: '2031-12-31', stock: 7, place: 'R1', cost: 4.2 },
    ...{ categories: ['Geschenke/Becher'], related: [{ sku: 'CUP-2', qty: 1 }], tax_class: 'standard', min_sale: 1 },
    texts: {
      de: { name: 'Becher', url_key: 'becher', description: '<p>Aus <strong>Ton</strong></p>', meta_title: 'Becher' },
      it: { name: 'Tazza', url_key: 'tazza' },
    },
    attributes: { material: 'Ton', oven: true },
  });
  expect(await lineOf('CUP-2')).toMatchObject({ status: 'off', texts: { de: { url_key: 'becher-cup-2' } } });
  expect((await check(await exported('csv'))).totals).toMatchObject({ create: 0, update: 0, error: 0 });
  const { rows: prices } = await owner.call('products.list', { query: { search: 'CUP-1' } });
  expect(prices).toMatchObject([{ sku: 'CUP-1', price: 12.5, reduced: 9.99 }]);
  await undo(job);
  expect(await lineOf('CUP-1')).toMatchObject({ status: 'off', stock: 0 });
  expect(await stockDifferences(shop.database.db)).toEqual([]);
  // the same file brings them back
  const again = await check(file);
  expect(again.totals).toMatchObject({ update: 1, unchanged: 1, error: 0 });
});

/** An import that waits is dropped by the next one or by hand; here nothing of it may be left. */
async function undoNothing({ id }: ImportJob): Promise<void> {
  await owner.call('imports.drop', { params: { id } });
  await expect
    .poll(async () => (await owner.call('imports.read', { params: { id } })).wanted, { timeout: WAIT_LIMIT_MS })
    .toBeNull();
  const left = await shop.database.db
    .selectFrom('product')
    .select('sku')
    .where('sku', 'in', ['CUP-1', 'CUP-2'])
    .execute();
  expect(left).toEqual([]);
}

test('a product that another import makes waits for that one, and is made when it was dropped', async () => {
  const file = asTable(['sku', 'name_de', 'price'], ['TWICE-1', 'Zweimal', 3]);
  const first = await check(file);
  const second = await check(file);
  expect(await rowsOf(second)).toMatchObject([
    { action: 'error', problems: [{ code: 'SKU_WAITS', value: 'TWICE-1' }] },
  ]);
  await owner.call('imports.drop', { params: { id: first.id } });
  await expect.poll(async () => (await check(file)).totals.create, { timeout: WAIT_LIMIT_MS }).toBe(1);
});

test('rows that are wrong stay out and say why; unknown columns are named', async () => {
  const [{ sku, price }, other] = (await lines()) as [Line & { price: number }, Line];
  const job = await check(
    [
      'SKU;price;stock;tax_class;Lieferant;attribute.color;url_key_de',
      `${sku};"${String(price * 2).replace('.', ',')}";;;Huber;;`,
      `${sku};1,00;;;;;`,
      ';2,00;;;;;',
      `${other.sku};abc;-3;half;;Niemandsfarbe;${String((await lineOf(sku))!.texts.de!.url_key)}`,
      'NEW-1;1,5;;;;;',
    ].join('\r\n'),
  );
  const rows = await rowsOf(job);
  expect(
    rows.map(({ action, problems }) => [action, ...problems.map(({ code, field }) => `${code} ${field}`)]),
  ).toEqual([
    ['update', 'COLUMN_UNKNOWN Lieferant'],
    ['error', 'DUPLICATE_SKU sku'],
    ['error', 'NO_SKU sku'],
    ['error', 'NOT_ALLOWED price', 'NOT_ALLOWED stock', 'NOT_ALLOWED tax_class', 'OPTION_UNKNOWN attribute.color'],
    ['error', 'NAME_REQUIRED name_de'],
  ]);
  expect(rows[0]).toMatchObject({ changes: ['price'], price: price * 2, price_before: price });
  const taken = await check(
    asTable(['sku', 'url_key_de'], [other.sku, String((await lineOf(sku))!.texts.de!.url_key)]),
  );
  expect(taken.totals.problems).toEqual({ ADDRESS_TAKEN: 1 });
  expect((await check('{"sku": "A"}\nno json\n[1]')).totals.problems).toMatchObject({ NOT_JSON: 2 });
});

test('new goods without a stock of their own are not sold out, unless the file counts them', async () => {
  const line = (sku: string, more: object) => JSON.stringify({ sku, price: 5, texts: { de: { name: sku } }, ...more });
  const set = { type: 'grouped', price: null, associated: [{ sku: 'FILE-PART', qty: 2 }] };
  const job = await check(
    [
      line('FILE-PART', { stock: 4 }),
      line('FILE-NONE', {}),
      line('FILE-SET', { ...set, stock: 0 }),
      line('FILE-KEPT', { ...set, manage_stock: true }),
      line('FILE-COURSE', { type: 'virtual' }),
      line('FILE-SEATS', { type: 'virtual', stock: 3 }),
      line('FILE-FULL', { type: 'virtual', stock: 0 }),
    ].join('\n'),
  );
  await publish(job);
  const rows = await shop.database.db
    .selectFrom('stock')
    .select(['sku', 'managed', 'qty'])
    .where('sku', 'like', 'FILE-%')
    .execute();
  expect(Object.fromEntries(rows.map(({ sku, managed, qty }) => [sku, managed === 1 ? qty : 'any']))).toEqual({
    ...{ 'FILE-PART': 4, 'FILE-NONE': 0, 'FILE-SET': 'any', 'FILE-KEPT': 0 },
    ...{ 'FILE-COURSE': 'any', 'FILE-SEATS': 3, 'FILE-FULL': 0 },
  });
  await undo(job);
});

test('vouchers and tickets are virtual, are sold by themselves, and know what their options are for', async () => {
  const line = (sku: string, more: object) =>
    JSON.stringify({ sku, type: 'virtual', price: 25, status: 'on', texts: { de: { name: sku } }, ...more });
  const options = [
    { id: 1, type: 'field', required: false, role: 'recipient_name' },
    { id: 2, type: 'field', required: false, role: 'recipient_email' },
    { id: 3, type: 'area', required: false, role: 'greeting', maxCharacters: 300 },
  ];
  const bundle = (...skus: string[]) => [
    {
      ...{ id: 1, required: true, type: 'radio' },
      selections: skus.map((sku, place) => ({ id: place + 1, sku, qty: 1, isDefault: false, canChangeQty: false })),
    },
  ];
  const job = await check(
    [
      line('BOX', { type: 'bundle', price: null, bundle: bundle('NEXT', 'PLAIN') }),
      line('NEXT', { attributes: { ticket: true } }),
      line('CARD', { attributes: { voucher: true }, options }),
      line('COURSE', { attributes: { ticket: true } }),
      line('PLAIN', {}),
      line('KIT', { type: 'bundle', price: null, bundle: bundle('PLAIN') }),
      line('MUG', { type: 'simple', attributes: { ticket: true } }),
      line('BOTH', { attributes: { ticket: true, voucher: true } }),
      line('ROLE', { options: [{ ...options[0], role: 'boss' }] }),
    ].join('\n'),
  );
  const told = async (checked: ImportJob) =>
    (await rowsOf(checked)).map(({ action, problems }) => [
      action,
      ...problems.map(({ code, field, value }) => `${code} ${field} ${value}`.slice(0, 40)),
    ]);
  expect(await told(job)).toEqual([
    // two rows that do not go together are both named
    ['error', 'IN_BUNDLE bundle NEXT'],
    ['error', 'IN_BUNDLE attribute.ticket true'],
    ['create'],
    ['create'],
    ['create'],
    ['create'],
    ['error', 'NOT_VIRTUAL attribute.ticket true'],
    ['error', 'NOT_VIRTUAL attribute.voucher true'],
    ['error', expect.stringContaining('NOT_ALLOWED options')],
  ]);
  await publish(job);
  expect(await lineOf('CARD')).toMatchObject({ options, attributes: { voucher: true } });
  const longer = options.map((option) => ({ ...option, required: true }));
  const edited = await check(asTable(['sku', 'options'], ['CARD', JSON.stringify(longer)]));
  await publish(edited);
  expect(await lineOf('CARD')).toMatchObject({ options: longer });

  const box = await check(line('BOX', { type: 'bundle', price: null, bundle: bundle('COURSE', 'PLAIN') }));
  expect(await told(box)).toEqual([['error', 'IN_BUNDLE bundle COURSE']]);
  // what a bundle holds becomes neither, by file or by form
  const late = await check(asTable(['sku', 'attribute.ticket'], ['PLAIN', 'yes'], ['COURSE', 'no']));
  expect(await told(late)).toEqual([['error', 'IN_BUNDLE attribute.ticket true'], ['update']]);
  const { version, stock: _, ...product } = await owner.call('products.read', { params: { id: 'PLAIN' } });
  const body = { ...product, version, stock: null, buyer_gets: 'ticket' as const };
  expect(await owner.refusal('products.save', { params: { id: 'PLAIN' }, body })).toBe('409 IN_BUNDLE');
  // one file may take it out of the bundle and sell it by itself
  const apart = [
    line('KIT', { type: 'bundle', bundle: bundle('P-1') }),
    line('PLAIN', { attributes: { ticket: true } }),
  ];
  expect(await told(await check(apart.join('\n')))).toEqual([['update'], ['update']]);
  await undo(edited);
  await undo(job);
});

test('stock changes by the difference to what the file was checked against, so that what is sold meanwhile stays sold', async () => {
  const [line] = await lines();
  const { sku, stock } = line as Line & { stock: number };
  const job = await check(asTable(['sku', 'stock'], [sku, stock + 10]));
  await owner.call('products.cell', { params: { id: sku }, body: { field: 'stock', from: stock, to: stock - 1 } });
  await publish(job);
  expect(await lineOf(sku)).toMatchObject({ stock: stock + 9 });
  await undo(job);
  expect(await lineOf(sku)).toMatchObject({ stock: stock - 1 });
});

test('the office imports products as it imports lots, and shoppers see them', async () => {
  const [line] = await lines();
  const { sku, texts } = line!;
  const file = JSON.stringify({ sku, texts: { de: { name: `${String(texts.de!.name)} XL`, url_key: 'ganz-neu' } } });
  const upload = await owner.ask(
    'imports.upload',
    { query: { name: 'products.jsonl' }, body: Buffer.from(file) },
    { 'content-type': IMPORT_BODY },
  );
  const { id, format, choice } = upload.result as OfficeImportDetails;
  expect({ format, choice }).toMatchObject({
    format: 'products-jsonl',
    choice: { table: null, products: { categories: 'refuse', decimals: 'point' } },
  });
  const settled = async () => {
    const poll = () => owner.call('imports.read', { params: { id } });
    await expect.poll(async () => (await poll()).wanted, { timeout: WAIT_LIMIT_MS }).toBeNull();
    return poll();
  };
  const visible = () =>
    expect
      .poll(async () => (await owner.call('imports.read', { params: { id } })).visible, { timeout: WAIT_LIMIT_MS })
      .toBe(true);
  await owner.call('imports.check', { params: { id }, body: choice });
  expect(await settled()).toMatchObject({ state: 'staged', totals: { update: 1, error: 0 } });
  await owner.call('imports.publish', { params: { id }, body: {} });
  expect(await settled()).toMatchObject({ state: 'published' });
  await visible();
  expect(shop.platform.catalog.product('de', sku)?.name).toBe(`${String(texts.de!.name)} XL`);
  expect(await lineOf(sku)).toMatchObject({ texts: { de: { url_key: 'ganz-neu' } } });
  const redirect = await shop.database.db
    .selectFrom('redirect')
    .select('to_path')
    .where('from_path', '=', `/${String(texts.de!.url_key)}`)
    .executeTakeFirst();
  expect(redirect?.to_path).toBe('/ganz-neu');
  await owner.call('imports.undo', { params: { id } });
  expect(await settled()).toMatchObject({ state: 'undone' });
  await visible();
  expect(shop.platform.catalog.product('de', sku)?.name).toBe(texts.de!.name);
  expect(await lineOf(sku)).toEqual(line);
});

test('the owner exports and imports products from the command line', async () => {
  const said = { out: '', complaint: '' };
  const terminal = {
    async stdout(text: string) {
      said.out += text;
    },
    stderr(text: string) {
      said.complaint += text;
    },
  };
  const run = (...argv: string[]) => runOwner(argv, shop.database.location, terminal);
  const file = path.join(folder, 'products.jsonl');
  expect(await run('export', file)).toBe(0);
  expect(await run('export', '--products', path.join(folder, 'products.csv'))).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(await exported('jsonl'));
  expect(await run('import', path.join(folder, 'products.csv'))).toBe(0);
  expect(said.out).toContain('0 new products, 0 changed');
  const own = path.join(folder, 'liste.csv');
  await writeFile(own, 'Artikelnummer;Bezeichnung;Preis;Bestand\nTASSE-1;Tasse;9,90;12\n');
  expect(await run('import', own)).toBe(0);
  expect(said.out).toContain('1 new products, 0 changed');
  expect(said.out).toContain('12 pieces worth 118.80 €');
  expect(said.complaint).toBe('');
});

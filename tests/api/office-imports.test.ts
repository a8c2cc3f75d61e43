import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { IMPORT_BODY, IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { workbookParts } from '@brixel/exchange/testing/workbook-file';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import type { OfficeAnswer } from '../support/office-browser.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { parseSpreadsheet } from '../support/parse-csv.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { zip } from '../support/zip-file.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };

const lots = (numbers: readonly number[], facts: Partial<Lot> = {}): Lot[] =>
  numbers.map((number) => ({
    ...{ itemType: 'part', itemNo: '3023', colourNo: 11, condition: 'new', completeness: null, qty: 100, price: 350 },
    ...{ cost: 100, sale: 0, tiers: [], step: 1, comments: '', remarks: `K07-${number}`, externalId: String(number) },
    ...{ isRetained: false, grams: null, name: 'Plate 1 x 2', category: 'Plate' },
    ...facts,
  }));
const bsx = (content: readonly Lot[]): string => bsxOf(content);

const send = (content: string | Uint8Array, name = 'lots.bsx'): Promise<OfficeAnswer> =>
  owner.ask('imports.upload', { query: { name }, body: Buffer.from(content) }, { 'content-type': IMPORT_BODY });

async function upload(content: string | Uint8Array, name?: string): Promise<OfficeImportDetails> {
  const { status, result, text } = await send(content, name);
  expect(status, text).toBe(200);
  return result as OfficeImportDetails;
}

const read = (id: number) => owner.call('imports.read', { params: { id } });

/** When nothing is wanted of it any more. */
async function settled({ id }: Pick<OfficeImportDetails, 'id'>): Promise<OfficeImportDetails> {
  await expect.poll(async () => (await read(id)).wanted, soon).toBeNull();
  return read(id);
}

async function check(file: OfficeImportDetails, choice: Partial<OfficeImportDetails['choice']> = {}) {
  await owner.call('imports.check', { params: { id: file.id }, body: { ...file.choice, ...choice } });
  return settled(file);
}

async function publish({ id }: Pick<OfficeImportDetails, 'id'>, body: object = {}) {
  await owner.call('imports.publish', { params: { id }, body: { without_errors: true, ...body } });
  return settled({ id });
}

test('a file is received, checked, published and undone, step by step', async () => {
  const content = bsx([...lots([1, 2]), ...lots([3], { colourNo: 199 }), ...lots([4], { itemNo: 'x y' })]);
  const file = await upload(gzipSync(content), '../../lager.bsx.gz');
  expect(file).toMatchObject({
    ...{ name: '../../lager.bsx.gz', format: 'bsx', state: 'received', wanted: null, same_file_at: null },
    ...{ choice: { whole: true, prices: 'gross', table: null }, profile_at: null, can_check: true },
  });
  const folder = path.join(shop.database.location.dataDir, 'imports');
  const [stored] = await readdir(folder);
  const sha256 = createHash('sha256').update(gzipSync(content)).digest('hex');
  expect(
    createHash('sha256')
      .update(await readFile(path.join(folder, stored!)))
      .digest('hex'),
  ).toBe(sha256);

  const checked = await check(file);
  expect(checked).toMatchObject({
    ...{ state: 'staged', problem: null, progress: { rows: 4, goods: 3 }, visible: false, confirm: { kind: 'errors' } },
    totals: { create: 3, error: 1, pieces: 300, value: 10.5, added: 300 },
    unknown_colours: [{ colour: '199', count: 1 }],
  });
  expect(checked.problems.map(({ code, severity, count }) => [code, severity, count]).toSorted()).toEqual([
    ['COLOUR_UNKNOWN', 'warning', 1],
    ['NO_ITEM', 'error', 1],
  ]);
  const rows = (query: object) => owner.call('imports.rows', { params: { id: file.id }, query });
  expect((await rows({ problem: 'NO_ITEM' })).rows).toMatchObject([
    { row: 4, action: 'error', problems: [{ text: 'Teilenummer fehlt oder ist keine', value: 'x y' }] },
  ]);
  expect((await rows({ action: 'create' })).rows).toMatchObject([
    { row: 1, name: { de: 'Platte 1×2' }, colour: { name: { de: 'Schwarz' } }, place: 'K07-1', price: 0.035 },
    { row: 2 },
    { row: 3, colour: { name: { it: 'Colore 199' } } },
  ]);
  expect((await rows({ list: 'dearest' })).rows).toHaveLength(3);
  const report = await owner.ask('imports.report', { params: { id: file.id } });
  expect(report.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(parseSpreadsheet(report.text)[2]).toEqual([
    '4',
    expect.any(String),
    'error',
    'NO_ITEM',
    'ItemID',
    'x y',
    'Teilenummer fehlt oder ist keine',
    ...['x y', '11', 'new', 'K07-4'],
  ]);
  expect((await owner.call('inbox.counts')).imports).toBe(1);

  const ask = (body: object) => owner.refusal('imports.publish', { params: { id: file.id }, body });
  expect(await ask({})).toBe('409 IMPORT_HAS_ERRORS');
  expect(await ask({ without_errors: true })).toBe('409 IMPORT_WRONG_NUMBER');
  expect(await ask({ without_errors: true, typed: 2 })).toBe('409 IMPORT_WRONG_NUMBER');
  const published = await publish(file, { typed: 1 });
  expect(published).toMatchObject({ state: 'published', undo_until: expect.any(String), can_check: false });
  await expect.poll(async () => (await read(file.id)).visible, soon).toBe(true);
  await expect.poll(() => readdir(folder), soon).toEqual([]);

  const again = await check(await upload(bsx(lots([1, 2], { price: 700, qty: 90 }))), { whole: false });
  expect(again).toMatchObject({ totals: { update: 2, retire: 0, removed: 20 }, profile_at: expect.any(String) });
  const changes = await owner.call('imports.rows', { params: { id: again.id }, query: { list: 'prices' } });
  expect(changes.rows).toMatchObject([
    { price: 0.07, price_before: 0.035, qty_change: -10 },
    { price: 0.07, price_before: 0.035 },
  ]);
  await publish(again);
  expect(await owner.refusal('imports.undo', { params: { id: file.id } })).toBe('409 IMPORT_NOT_NEWEST');
  await owner.call('imports.undo', { params: { id: again.id } });
  expect(await settled(again)).toMatchObject({ state: 'undone', undo_until: null });
  const prices = await shop.database.db
    .selectFrom('product')
    .select(['price'])
    .where('sku', 'like', 'BX-3023-7%')
    .execute();
  expect(prices).toEqual([{ price: 350 }, { price: 350 }]);
  const told = await owner.call('audit.list', { query: { action: 'imports' } });
  expect(told.entries.slice(0, 2)).toMatchObject([
    { action: 'imports.undo', staff: { id: owner.id } },
    { action: 'imports.publish', subject: 'lots.bsx' },
  ]);
});

test('a price that is missing or likely a slip is set row by row, and what was not looked at stays as it was', async () => {
  const prices = async () => {
    const rows = await shop.database.db
      .selectFrom('lot')
      .innerJoin('product', 'product.id', 'lot.product_id')
      .select(['lot.external_id', 'product.price', 'lot.is_gone'])
      .where('lot.external_id', 'in', ['81', '82', '83'])
      .orderBy('lot.external_id')
      .execute();
    return Object.fromEntries(rows.map(({ external_id, price, is_gone }) => [external_id, is_gone ? 'gone' : price]));
  };
  const table = (...cells: string[]) =>
    `Nr;Farbe;Anzahl;Preis;LotID\n${cells.map((cell, at) => `3023;${at + 1};9;${cell}\n`).join('')}`;
  const columns = ['item', 'colour', 'qty', 'price', 'lotId'] as const;
  const checkTable = async (content: string, choice: Partial<OfficeImportDetails['choice']> = {}) => {
    const file = await upload(content, 'preise.csv');
    return check(file, { table: { ...file.choice.table!, columns: [...columns] }, whole: false, ...choice });
  };
  const first = await checkTable(table(';81', '0,10;82', '0,10;83'));
  expect(first.totals).toMatchObject({ create: 2, error: 1 });
  const open = await owner.call('imports.rows', { params: { id: first.id }, query: { problem: 'NO_PRICE' } });
  expect(open.rows).toMatchObject([{ row: 1, item: '3023', price: null, qty: 9 }]);
  const mended = await check(first, { row_prices: [{ row: 1, price: 0.035 }] });
  expect(mended.totals).toMatchObject({ create: 3, error: 0 });
  expect(mended.choice.row_prices).toEqual([{ row: 1, price: 0.035 }]);
  await publish(mended);
  expect(await prices()).toEqual({ 81: 350, 82: 1000, 83: 1000 });

  const slips = await checkTable(table(';81', '10,00;82', '0,01;83'), { whole: true });
  expect(slips.choice.row_prices, 'prices of another file').toEqual([]);
  expect(slips.totals).toMatchObject({ error: 1, unchanged: 2, update: 0 });
  const jumps = await owner.call('imports.rows', { params: { id: slips.id }, query: { problem: 'PRICE_JUMP' } });
  expect(jumps.rows.map(({ row, problems }) => [row, problems[0]!.value])).toEqual([
    [2, '10'],
    [3, '0.01'],
  ]);
  const looked = await check(slips, { row_prices: [{ row: 2, price: 1.2 }] });
  await publish(looked, { typed: looked.confirm!.number });
  expect(await prices(), 'a known lot without a price stays').toEqual({ 81: 350, 82: 12_000, 83: 1000 });

  await publish(await checkTable(table('0,035;81', '1,20;82', '0,01;83'), { price_jumps: 'take' }));
  expect(await prices()).toEqual({ 81: 350, 82: 12_000, 83: 100 });
});

test('a table is read as its owner says, and the next one with this header too', async () => {
  const table = 'Nr;Farbe;Stk;EK;Preis\r\n3001;5;1.240;0,05;1,00\r\n3003;3;12;;0,50\r\n';
  const file = await upload(table, 'ankauf.csv');
  expect(file.table).toMatchObject({
    columns: [{ header: 'Nr', samples: ['3001', '3003'] }, {}, {}, {}, {}],
    proposed: [null, 'colour', 'qty', 'cost', 'price'],
    separator: ';',
  });
  const choice = { ...file.choice.table!, columns: ['item', 'colour', 'qty', 'cost', 'price'] as const };
  expect(await owner.refusal('imports.check', { params: { id: file.id }, body: file.choice })).toBe(
    '409 IMPORT_COLUMNS',
  );
  const preview = await owner.call('imports.preview', {
    params: { id: file.id },
    body: { ...choice, columns: [...choice.columns] },
  });
  expect(preview.rows).toMatchObject([
    { item: '3001', qty: 1240, price: 1, colour: { name: { de: 'Signalrot' } } },
    { item: '3003', qty: 12 },
  ]);
  const net = { ...choice, columns: [...choice.columns], prices: 'net' as const };
  const withVat = await owner.call('imports.preview', { params: { id: file.id }, body: net });
  expect(withVat.rows.map(({ price }) => price)).toEqual([1.19, 0.595]);
  const columns = [...choice.columns.slice(0, 3), null, null];
  const unpriced = await owner.call('imports.preview', { params: { id: file.id }, body: { ...choice, columns } });
  expect(unpriced.rows, 'that stay out').toMatchObject([
    { item: '3001', qty: 1240, price: null, action: 'error' },
    { item: '3003', qty: 12, price: null },
  ]);
  const checked = await check(file, { prices: 'net', table: { ...choice, columns: [...choice.columns] } });
  expect(checked).toMatchObject({ state: 'staged', totals: { create: 2, retire: 0 }, vat_percent: 19 });
  const { rows } = await owner.call('imports.rows', { params: { id: file.id }, query: {} });
  expect(rows.map(({ price }) => price)).toEqual([1.19, 0.595]);
  expect((await upload(table, 'noch-einer.csv')).choice).toMatchObject({ prices: 'net', table: choice });
  await owner.call('imports.drop', { params: { id: file.id } });
  expect(await settled(file)).toMatchObject({ state: 'dropped', can_check: false });
  expect((await owner.call('imports.rows', { params: { id: file.id }, query: {} })).rows).toEqual([]);
});

test('a table says in its header that its prices lack VAT, where a note stands, and a cell too long keeps its row out', async () => {
  const cell = `"${'viele Worte\n'.repeat(20_000)}"`;
  const table = `Teil;Farbe;Menge;VK netto;Regal;Notiz;Beschreibung\n3001;Rot;2;1,00;A-03;alt;${cell}\n3003;Rot;2;1,00;A-04;neu;\n`;
  const file = await upload(table, 'netto.csv');
  expect(file.choice).toMatchObject({
    prices: 'net',
    table: { columns: ['item', 'colour', 'qty', 'price', 'remarks', 'note', 'comments'] },
  });
  const checked = await check(file);
  expect(checked).toMatchObject({ state: 'staged', totals: { create: 1, error: 1 } });
  expect(checked.problems).toMatchObject([{ code: 'TOO_LONG', count: 1 }]);
  const { rows } = await owner.call('imports.rows', { params: { id: file.id }, query: { action: 'create' } });
  expect(rows).toMatchObject([{ item: '3003', price: 1.19, place: 'A-04' }]);
  await owner.call('imports.drop', { params: { id: file.id } });
  await settled(file);
});

test('a workbook is read as its first sheet, with the lines that its owner sees', async () => {
  const rows = [
    ['Teil', 'Farbe', 'Menge', 'Preis', 'Regal'],
    ['3001', 'Rot', 2, 0.1, 'A-03'],
    [],
    [3003, 'Rot', 'zwei', 0.2, ''],
  ];
  const parts = [...workbookParts(rows)].map(([name, text]) => ({ name, content: Buffer.from(text) }));
  const file = await upload(zip(parts), 'lager.xlsx');
  expect(file).toMatchObject({
    format: 'csv',
    table: { sheet: 'Lager & Co', columns: [{ header: 'Teil' }, {}, {}, {}, {}] },
  });
  const checked = await check(file, { whole: false });
  expect(checked).toMatchObject({ state: 'staged', totals: { create: 1, error: 1 } });
  const shown = await owner.call('imports.rows', { params: { id: file.id }, query: {} });
  expect(shown.rows).toMatchObject([
    { item: '3001', price: 0.1, place: 'A-03' },
    { item: '3003', problems: [{ value: 'zwei' }] },
  ]);
  await owner.call('imports.drop', { params: { id: file.id } });
  await settled(file);
  const broken = parts.map(({ name, content }) => ({
    name,
    content: name.includes('sheet7') ? content.subarray(0, 300) : content,
  }));
  expect((await send(zip(broken))).failure).toBe('IMPORT_WORKBOOK');
});

test('of two imports the second waits for its turn, and has to be checked again after the first', async () => {
  const [first, second] = [await upload(bsx(lots([61]))), await upload(bsx(lots([61, 62])))];
  for (const { id, choice } of [first, second])
    await owner.call('imports.check', { params: { id }, body: { ...choice, whole: false } });
  expect(await owner.refusal('imports.check', { params: { id: second.id }, body: second.choice })).toBe(
    '409 IMPORT_BUSY',
  );
  await Promise.all([settled(first), settled(second)]);
  await publish(first);
  const params = { id: second.id };
  expect(await owner.refusal('imports.publish', { params, body: {} })).toBe('409 IMPORT_OUTDATED');
  expect(await read(second.id)).toMatchObject({ outdated: true });
  expect(await check(second, { whole: false })).toMatchObject({ outdated: false, totals: { create: 1, unchanged: 1 } });
  expect(await publish(second)).toMatchObject({ state: 'published' });
});

test('a worker that dies is followed by another, which begins anew and doubles nothing', async () => {
  const numbers = Array.from({ length: 1500 }, (_, place) => 1000 + place);
  const file = await upload(bsx(lots(numbers)));
  await owner.call('imports.check', { params: { id: file.id }, body: { ...file.choice, whole: false } });
  const job = () =>
    shop.database.db.selectFrom('import_job').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow();
  await expect.poll(async () => (await job()).rows_read, { timeout: WAIT_LIMIT_MS, interval: 5 }).toBeGreaterThan(0);
  // another node has taken it for dead: nothing of the first counts any more
  await shop.database.db
    .updateTable('import_job')
    .set({ runner: 'another', touched_at: '2020-01-01' })
    .where('id', '=', file.id)
    .execute();
  expect(await settled(file)).toMatchObject({ state: 'staged', totals: { create: 1500 }, progress: { goods: 1500 } });
  expect((await job()).attempts).toBe(0);
  await publish(file);
  const { count } = await shop.database.db
    .selectFrom('lot')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('external_id', 'like', '1___')
    .where('is_gone', '=', 0)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1000);
});

const laughs = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const mebibyte = Buffer.alloc(1024 * 1024, 'x');

test.each<[string, () => Uint8Array | string, string]>([
  ['nothing', () => '', '400 IMPORT_EMPTY'],
  ['XML of something else', () => '<html></html>', '400 IMPORT_UNKNOWN'],
  [
    'an archive of two files',
    () => zip(['a', 'b'].map((name) => ({ name, content: Buffer.from('Part;Qty') }))),
    '400 IMPORT_ARCHIVE',
  ],
  [
    'an archive that leads elsewhere',
    () => zip([{ name: '../../evil', content: Buffer.from('Part;Qty') }]),
    '400 IMPORT_ARCHIVE',
  ],
  ['half an archive', () => zip([{ name: 'a', content: mebibyte }]).subarray(0, 500), '400 IMPORT_ARCHIVE'],
  ['half of a packed file', () => gzipSync(bsx(lots([1]))).subarray(0, 20), '400 IMPORT_ARCHIVE'],
  ['more than 64 MiB', () => Buffer.alloc(IMPORT_LIMITS.bytes + 1, 'x'), '413 IMPORT_TOO_LARGE'],
])('%s is refused when it arrives, and nothing of it stays', async (_, content, expected) => {
  const folder = path.join(shop.database.location.dataDir, 'imports');
  const before = await readdir(folder);
  const { status, failure } = await send(content());
  expect(`${status} ${failure}`).toBe(expected);
  // one that was published may be on its way out
  expect(before).toEqual(expect.arrayContaining(await readdir(folder)));
});

test('lots, and what was sold here, leave as the files themselves', async () => {
  await publish(await check(await upload(bsx(lots([71]))), { whole: false }));
  const download = async (name: 'lots.file' | 'lots.updateFile', input: object): Promise<string> => {
    const { status, text, headers } = await owner.ask(name, input);
    expect([status, headers['content-type']]).toEqual([200, 'application/octet-stream']);
    return text;
  };
  expect(await download('lots.file', { query: { format: 'bsx' } })).toMatch(/^<\?xml .*<LotID>71<\/LotID>/s);
  const { db } = shop.database;
  const { sku } = await db.selectFrom('lot').select('sku').where('external_id', '=', '71').executeTakeFirstOrThrow();
  await db.updateTable('stock').set({ qty: 93 }).where('sku', '=', sku).execute();
  const { update } = await owner.call('lots.update');
  const file = await download('lots.updateFile', { params: { id: update!.id } });
  expect(file).toMatch(/^<INVENTORY>\n.*<ITEM><LOTID>71<\/LOTID><QTY>-7<\/QTY><\/ITEM>\n<\/INVENTORY>\n$/s);
});

test('files that mean harm fail with a sentence, and the next one is read', async () => {
  const open = '<BrickStoreXML><Inventory Currency="EUR">';
  const bomb = Buffer.concat([Buffer.from(`${open}<Item><Comments>`), ...Array.from({ length: 260 }, () => mebibyte)]);
  const hostile: [string | Uint8Array, RegExp][] = [
    [
      `${laughs}${open}<Item><ItemID>&b;</ItemID></Item></Inventory></BrickStoreXML>`,
      /kein fehlerfreies XML.*Zeile 1: <ItemID>\)$/,
    ],
    [Buffer.concat([Buffer.from(`${open}<Item><Comments>`), ...Array.from({ length: 63 }, () => mebibyte)]), /zu lang/],
    [gzipSync(bomb), /zu lang/],
    [`${open}<Item><ItemID>3001</Item>`, /kein fehlerfreies XML.*: <ItemID>\)$/],
    [`${open}<Item><ItemID>3001</ItemID>`, /bricht mittendrin ab.*: <Item>\)$/],
    [bsx(lots([1])).replace('EUR', 'USD'), /nicht in Euro/],
  ];
  for (const [content, sentence] of hostile)
    expect(await check(await upload(content))).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(sentence),
    });
  // what an archive claims is believed only where it is too much
  const refusal = async (claims: number): Promise<string | undefined> =>
    (await send(zip([{ name: 'lots.bsx', content: mebibyte, claims }]))).failure;
  expect(await refusal(300 * mebibyte.length)).toBe('IMPORT_TOO_LARGE');
  expect(await refusal(1000)).toBe('IMPORT_ARCHIVE');
  const saved = ['[Content_Types].xml', 'xl/workbook.xml'].map((name) => ({ name, content: Buffer.from('<a/>') }));
  expect((await send(zip(saved))).failure).toBe('IMPORT_WORKBOOK');
  expect((await send(Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'))).failure).toBe('IMPORT_UNKNOWN');
  expect(await check(await upload(zip([{ name: 'lots.bsx', content: Buffer.from(bsx(lots([1]))) }])))).toMatchObject({
    state: 'staged',
  });
});

test('categories of a file are given to those of the shop, made or left out, and the next file follows', async () => {
  const { db } = shop.database;
  const own = await owner.call('categories.create', {
    body: {
      ...{ parent_id: null, active: true, in_menu: true, image: null },
      texts: { de: { name: 'Fliese', url_key: 'fliese', description: '' } },
    },
  });
  const content = bsx([
    ...lots([901, 902], { itemNo: '3070b', category: 'Tile', name: 'Tile 1 x 1' }),
    ...lots([903], { itemNo: '3062b', category: 'Brick, Round', name: 'Brick, Round 1 x 1' }),
    ...lots([904], { itemNo: '2412', category: 'Grille', name: 'Grille 1 x 2' }),
  ]);
  const file = await upload(content, 'kategorien.bsx');
  const checked = await check(file, { whole: false, categories: [] });
  // what was made for the import itself is no category of the shop yet
  expect(checked.categories).toEqual([
    { name: 'Tile', count: 2, there: null, proposed: own.id },
    { name: 'Brick, Round', count: 1, there: null, proposed: null },
    { name: 'Grille', count: 1, there: null, proposed: null },
  ]);
  const mapped = await check(checked, {
    categories: [
      { name: 'Tile', to: own.id },
      { name: 'Grille', to: null },
    ],
  });
  expect(mapped.choice.categories).toHaveLength(2);
  const published = await publish(mapped);
  expect(published.shop_paths.de).toMatch(/^\/c\/fliese\?sort=/);
  const placed = await db
    .selectFrom('lot')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .leftJoin('product_category', 'product_category.product_id', 'product.id')
    .leftJoin('category_text', (join) =>
      join
        .onRef('category_text.category_id', '=', 'product_category.category_id')
        .on('category_text.store_code', '=', 'de'),
    )
    .select(['external_id', 'category_text.name'])
    .where('external_id', 'in', ['901', '902', '903', '904'])
    .orderBy('external_id')
    .execute();
  expect(placed.map(({ name }) => name)).toEqual(['Fliese', 'Fliese', 'Rundstein', null]);
  await expect
    .poll(async () => (await owner.call('categories.tree')).find(({ id }) => id === own.id)?.products, soon)
    .toBe(2);

  // remembered for files of this kind; a category that is gone is as if nobody had chosen it
  const next = await upload(bsx(lots([905], { itemNo: '3070b', colourNo: 5, category: 'Tile' })), 'weitere.bsx');
  expect(next.choice.categories).toContainEqual({ name: 'Tile', to: own.id });
  const followed = await publish(await check(next, { whole: false }));
  expect(followed.shop_paths.de).toMatch(/^\/p\//);
  const { category_id } = await db
    .selectFrom('lot')
    .innerJoin('product_category', 'product_category.product_id', 'lot.product_id')
    .select('category_id')
    .where('external_id', '=', '905')
    .executeTakeFirstOrThrow();
  expect(category_id).toBe(own.id);

  // a file of products: unknown names keep their rows out until somebody says where they go
  const products = ['sku;name_de;price;categories', 'HOLZ-1;Holzente;9,90;Fliese', 'HOLZ-2;Holzkuh;8,90;Tiere']
    .concat('HOLZ-3;Holzhahn;7,90;Alte Sachen')
    .join('\n');
  const table = await upload(products, 'holz.csv');
  const strict = await check(table);
  expect(strict.totals).toMatchObject({ create: 1, error: 2 });
  expect(strict.categories).toEqual([
    { name: 'Tiere', count: 1, there: null, proposed: null },
    { name: 'Alte Sachen', count: 1, there: null, proposed: null },
    { name: 'Fliese', count: 1, there: own.id, proposed: own.id },
  ]);
  const placedProducts = await check(strict, {
    categories: [
      { name: 'Tiere', to: 'new' },
      { name: 'Alte Sachen', to: null },
    ],
  });
  expect(placedProducts.totals).toMatchObject({ create: 3, error: 0 });
  await publish(placedProducts);
  const read = async (sku: string) => (await owner.call('products.read', { params: { id: sku } })).categories;
  const made = (await owner.call('categories.tree')).find(({ name }) => name === 'Tiere');
  expect(made?.active).toBe(true);
  expect([await read('HOLZ-1'), await read('HOLZ-2'), await read('HOLZ-3')]).toEqual([[own.id], [made?.id], []]);
});

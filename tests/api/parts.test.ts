import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partSku } from '@brixel/bricks/assortment';
import { colourByKey } from '@brixel/bricks/colours';
import type { Envelope } from '@brixel/contract/envelope';
import { MAX_PART_LIST_LENGTH, MAX_PART_WISHES } from '@brixel/contract/part-limits';
import type { FoundParts, MosaicBricks, ReadPartList } from '@brixel/contract/parts';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { importFile } from '@brixel/platform/imports/import-file';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { createParts } from '@brixel/platform/parts/parts';
import { createPlatform } from '@brixel/platform/platform';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const PLACE = 'K99-77';
const COST = 1234;

const lot = (facts: Partial<Lot>): Lot => ({
  itemType: 'part',
  itemNo: '3024',
  colourNo: 11,
  condition: 'new',
  completeness: null,
  qty: 100,
  price: 500,
  cost: COST,
  sale: 0,
  tiers: [],
  step: 1,
  comments: '',
  remarks: PLACE,
  externalId: null,
  isRetained: false,
  grams: null,
  name: 'Plate 1 x 1',
  category: 'Plate',
  ...facts,
});

const [RED, PAPRIKA, BLACK, WHITE] = ['red', 'reddish-orange', 'black', 'white'].map((key) => colourByKey(key));

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-parts-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function bring(lots: readonly Lot[]): Promise<void> {
  const file = path.join(folder, 'lots.bsx');
  await writeFile(file, bsxOf(lots));
  const job = await importFile(shop.database, {
    path: file,
    name: 'lots.bsx',
    table: { colours: 'bricklink', condition: 'new' },
    author,
  });
  if (job === 'BUSY') throw new Error('busy');
  await publishJob(shop.database, job.id, { author, isSure: true });
  shop.platform.catalog.wake();
}

interface Wish {
  part: string;
  colour: number | null;
  qty?: number;
}

async function find(parts: Wish[], condition = 'any') {
  const answer = await shop.inject({ method: 'POST', url: '/api/ext/parts', payload: { parts, condition } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain(PLACE);
  expect(answer.body).not.toContain(String(COST / 10_000));
  return answer.json<Envelope<FoundParts>>().result.parts;
}

const read = async (text: string, storeCode = 'de') =>
  (await shop.inject({ method: 'POST', url: `/api/ext/parts/read?storeCode=${storeCode}`, payload: { text } })).json<
    Envelope<ReadPartList>
  >().result;

const bricks = async () => (await shop.inject('/api/ext/parts/mosaic')).json<Envelope<MosaicBricks>>().result.colours;

test('a shop without bricks has none to build of', async () => {
  expect(await bricks()).toEqual([]);
  expect(await find([{ part: '3024', colour: BLACK!.id }])).toEqual([{ is_sold: false, offers: [], stand_ins: [] }]);
});

describe('goods that came with lots', () => {
  beforeAll(async () => {
    await bring([
      lot({ colourNo: BLACK!.bricklinkId, price: 700, externalId: '1' }),
      lot({ colourNo: BLACK!.bricklinkId, price: 600, qty: 30, externalId: '2', remarks: `${PLACE} | b` }),
      lot({ colourNo: BLACK!.bricklinkId, price: 200, condition: 'used', qty: 55, step: 10, externalId: '3' }),
      lot({ colourNo: WHITE!.bricklinkId, qty: 4000, externalId: '4' }),
      lot({ itemNo: '3070b', name: 'Tile 1 x 1', colourNo: RED!.bricklinkId, externalId: '5' }),
      lot({ itemNo: '3070bpb01', name: 'Tile 1 x 1 printed', colourNo: RED!.bricklinkId, externalId: '6' }),
      lot({ itemNo: '4073', name: 'Plate Round 1 x 1', colourNo: PAPRIKA!.bricklinkId, qty: 8, externalId: '7' }),
      lot({ itemNo: '32123', name: 'Bush', colourNo: 199, externalId: '8' }),
      lot({ itemNo: '3001-1', itemType: 'set', name: 'A set', colourNo: 0, condition: 'used', externalId: '9' }),
    ]);
    await vi.waitFor(
      async () => expect((await find([{ part: '3024', colour: WHITE!.id }]))[0]!.offers).toHaveLength(1),
      soon,
    );
  });

  test('are found new before used and the cheapest first, or as is wished', async () => {
    const wish = { part: '3024', colour: BLACK!.id };
    const facts = async (condition: string) =>
      (await find([wish], condition))[0]!.offers.map(({ price, most, step, condition: state }) => [
        price,
        most,
        step,
        state,
      ]);
    expect(await facts('any')).toEqual([
      [0.06, 30, 1, 'new'],
      [0.07, 100, 1, 'new'],
      [0.02, 50, 10, 'used'],
    ]);
    expect(await facts('used')).toEqual([[0.02, 50, 10, 'used']]);
    expect(await facts('new')).toHaveLength(2);
  });

  test('are found whatever number a list gives them, and a print is not the plain part', async () => {
    const [tile, mould, print, round, alias, bush, set] = await find([
      { part: '3070', colour: RED!.id },
      { part: '3070A', colour: RED!.id },
      { part: '3070bpb01', colour: RED!.id },
      { part: '6141', colour: PAPRIKA!.id },
      { part: '4073', colour: null },
      { part: '32123a', colour: 1199 },
      { part: '3001-1', colour: null },
    ]);
    expect(tile!.offers).toHaveLength(1);
    expect(mould).toEqual(tile);
    expect(print!.offers.map(({ sku }) => sku)).not.toEqual(tile!.offers.map(({ sku }) => sku));
    expect(print!.offers).toHaveLength(1);
    expect(round!.offers).toHaveLength(1);
    expect(alias!.offers).toEqual(round!.offers);
    expect(bush!.offers).toHaveLength(1);
    expect(set!.offers).toEqual([]);
  });

  test('of what is short similar colours stand in', async () => {
    const [few, enough] = await find([
      { part: '6141', colour: RED!.id, qty: 2 },
      { part: '6141', colour: PAPRIKA!.id, qty: 2 },
    ]);
    expect(few).toMatchObject({ offers: [], stand_ins: [{ colour: { id: PAPRIKA!.id, name: PAPRIKA!.name.de } }] });
    expect(enough!.stand_ins).toEqual([]);
  });

  test('are what mosaics can be built of, and follow every sale', async () => {
    expect(await bricks()).toEqual([
      { id: WHITE!.id, singles: 4000, plates: ['3024'] },
      { id: BLACK!.id, singles: 180, plates: ['3024'] },
    ]);
    const node = await createPlatform({ ...shop.database.location, rebuildOnStart: false });
    onTestFinished(() => node.close());
    const there = createParts({ database: node.database, catalog: node.catalog, onError: () => {} });
    onTestFinished(() => there.close());
    expect(await there.mosaicBricks('de')).toEqual(await bricks());
    expect(await shop.platform.editor.setStock(partSku('3024', WHITE!.id), 0)).toBe(true);
    expect(await shop.platform.editor.setStatus(partSku('3024', BLACK!.id), 2)).toBe(true);
    const left = [{ id: BLACK!.id, singles: 80, plates: ['3024'] }];
    await expect.poll(bricks, soon).toEqual(left);
    await expect.poll(() => there.mosaicBricks('de'), soon).toEqual(left);
  });

  test('many are found at once', async () => {
    const wishes = Array.from({ length: MAX_PART_WISHES }, (_, at) => ({ part: '3024', colour: at % 70 }));
    expect(await find(wishes)).toHaveLength(MAX_PART_WISHES);
    const tooMany = { parts: [...wishes, { part: '3024', colour: 1 }] };
    expect((await shop.inject({ method: 'POST', url: '/api/ext/parts', payload: tooMany })).statusCode).toBe(400);
  });
});

describe('a list of a shopper', () => {
  test('is read with its colours named, the same part once', async () => {
    expect(await read('3001 rot 20\n4073 Reddish Orange 3\n6141 Reddish Orange 4\n3001 kariert 1', 'it')).toEqual({
      problem: null,
      condition: 'any',
      wishes: [
        { part: '3001', colour: { id: RED!.id, name: RED!.name.it, hex: RED!.hex }, qty: 20 },
        { part: '6141', colour: { id: PAPRIKA!.id, name: PAPRIKA!.name.it, hex: PAPRIKA!.hex }, qty: 7 },
      ],
      unread: [{ line: 4, text: '3001 kariert 1', problem: 'COLOUR_UNKNOWN' }],
      unread_count: 1,
    });
  });

  test('that wants only new parts says so', async () => {
    const item = '<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID><COLOR>5</COLOR><CONDITION>N</CONDITION></ITEM>';
    expect((await read(`<INVENTORY>${item}</INVENTORY>`)).condition).toBe('new');
  });

  test('that is none is told apart', async () => {
    expect((await read(' \n ')).problem).toBe('EMPTY');
    expect((await read('<html>')).problem).toBe('FORMAT_UNKNOWN');
    expect((await read('<INVENTORY><ITEM>')).problem).toBe('BROKEN');
    const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}">]><INVENTORY><ITEM><ITEMID>&a;&a;</ITEMID></ITEM></INVENTORY>`;
    expect((await read(bomb)).problem).toBe('BROKEN');
    const long = { text: 'x'.repeat(MAX_PART_LIST_LENGTH + 1) };
    expect((await shop.inject({ method: 'POST', url: '/api/ext/parts/read', payload: long })).statusCode).toBe(400);
  });

  test('with too many lines is read as far as it goes', async () => {
    const lines = Array.from({ length: MAX_PART_WISHES + 5 }, (_, at) => `${10_000 + at} rot 1`);
    const { wishes, unread } = await read(lines.join('\n'));
    expect(wishes).toHaveLength(MAX_PART_WISHES);
    expect(unread.map(({ problem }) => problem)).toEqual(Array(5).fill('TOO_MANY'));
    const long = await read(Array.from({ length: 300 }, (_, n) => `3001 kariert ${n}`).join('\n'));
    expect([long.unread.length, long.unread_count]).toEqual([200, 300]);
  });
});

// A file of lots, and one of products, through the office into a shop without goods of its own, while ten clients order: how long each
// step takes, how long they wait for it, and how much memory it needs. `--lots 100000` and `--products 20000` choose; 0 leaves one out. A set is
// taken apart by tables of all sets, of which one has as many rows as the real one (`--rows 1200000`).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { IMPORT_BODY } from '@brixel/contract/office/import-limits';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { serverOptions } from '@brixel/platform/http/server-options';
import { invite } from '@brixel/platform/office/invitations';
import { createPlatform } from '@brixel/platform/platform';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import Fastify from 'fastify';
import { keepHeapSmall } from '../apps/shop/src/heap.ts';
import { noLimits } from '../tests/support/no-limits.ts';
import { seedProduct } from '../tests/support/small-catalog.ts';
import { orderMessage } from '../tests/support/test-order.ts';
import { zip } from '../tests/support/zip-file.ts';
import { share, timed } from './support/measure.ts';
import { cpuMs, memoryMb } from './support/process-tree.ts';
import { watchStalls } from './support/stalls.ts';
import { printTable } from './support/table.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    lots: { type: 'string' },
    products: { type: 'string' },
    rows: { type: 'string' },
  },
});
const countsOf = (wanted: string | undefined, usual: readonly number[]): readonly number[] =>
  (wanted === undefined ? (options.quick ? [2_000] : usual) : [Number(wanted)]).filter((count) => count > 0);
const CLIENTS = 10;
/** What the clients order: there is enough of it for all. */
const ORDERED = seedProduct(
  1,
  { de: 'stein', it: 'mattoncino' },
  { sku: 'ordered', categoryIds: [], stock: { qty: 1_000_000, managed: true, minSale: 1, maxSale: 1000 } },
);
const PARTS = ['3001', '3003', '3020', '3023', '3068', '3040', '54200', '98138'];
const COLOURS = [1, 2, 3, 5, 7, 11, 85, 86, 88, 120];

const lots = (count: number, price: number): Lot[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ itemType: 'part', itemNo: `${PARTS[place % PARTS.length]}pb${place >> 6}`, colourNo: COLOURS[place % 10]! },
    ...{ condition: place % 3 ? 'new' : 'used', completeness: null, qty: 10 + (place % 500), price: price + place },
    ...{ cost: 100, sale: 0, tiers: [], step: 1, comments: '', remarks: `K${place % 99}-${place % 12}` },
    ...{ externalId: String(place + 1), isRetained: false, grams: null, name: `Plate ${place} x 2`, category: 'Plate' },
  }));

/** Products that are no bricks. */
const productLines = (count: number, price: number): string =>
  Array.from({ length: count }, (_, place) => {
    const names = { de: `Becher ${place}`, it: `Tazza ${place}`, en: `Mug ${place}` };
    const texts = Object.fromEntries(
      Object.entries(names).map(([store, name]) => [
        store,
        { name, url_key: `mug-${store}-${place}`, description: `<p>${name}</p>` },
      ]),
    );
    return `${JSON.stringify({ sku: `MUG-${place}`, type: 'simple', price: price + (place % 90) / 10, stock: 10 + (place % 500), texts })}\n`;
  }).join('');

/** What sets are made of: thirty kinds of parts in each of them. The rows are packed piece by piece, so that they are never all in memory. */
function setTables(rows: number): Buffer {
  const sets = Math.ceil(rows / 30);
  const pieces: Buffer[] = [gzipSync('inventory_id,part_num,color_id,quantity,is_spare,img_url\n')];
  for (let set = 1; set <= sets; set += 1000) {
    let text = '';
    for (let row = (set - 1) * 30; row < Math.min(rows, (set + 999) * 30); row++)
      text += `${1 + Math.floor(row / 30)},${3001 + (row % 900)},${[0, 1, 4, 15][row % 4]},${1 + (row % 9)},${row % 11 ? 'False' : 'True'},https://cdn.example.com/media/parts/elements/${300100 + (row % 90_000)}.jpg\n`;
    pieces.push(gzipSync(text));
  }
  const table = (header: string, count: number, row: (place: number) => string): Buffer =>
    Buffer.from([header, ...Array.from({ length: count }, (_, place) => row(place + 1))].join('\n'));
  return zip([
    { name: 'inventories.csv', content: table('id,version,set_num', sets, (set) => `${set},1,${set}-1`) },
    { name: 'inventory_parts.csv.gz', content: Buffer.concat(pieces) },
    {
      name: 'inventory_minifigs.csv',
      content: table('inventory_id,fig_num,quantity', sets / 2, (set) => `${set},${set}-1,1`),
    },
    {
      name: 'parts.csv',
      content: table('part_num,name', 55_000, (part) => `${3000 + part},"Brick ${part} x 2, round"`),
    },
  ]);
}

interface Goods {
  of: 'lots' | 'products';
  file: string;
  content(count: number, isDearer: boolean): string;
}
const LOTS: Goods = {
  ...{ of: 'lots', file: 'lots.bsx' },
  content: (count, isDearer) => bsxOf(lots(count, isDearer ? 400 : 350)),
};
const PRODUCTS: Goods = {
  ...{ of: 'products', file: 'products.jsonl' },
  content: (count, isDearer) => productLines(count, isDearer ? 12 : 10),
};

interface Step {
  name: string;
  ms: number;
  /** processor time of the shop, its workers and its clients, which are in the same process */
  cpuMs: number;
  /** until an order was placed, by those who ordered meanwhile */
  waits: number[];
  /** orders that the shop could not take */
  refused: number;
  /** the most that this process and its workers had, above what they had before the first step */
  memoryMb: number;
  stall: { ms: number; cpuMs: number };
}

interface Run {
  /** Uploads a file and has it checked; what is given stands for what the shop would choose. */
  through(name: string, file: string, content: string | Buffer, chosen?: object): Promise<number>;
  publish(name: string, id: number): Promise<void>;
  undo(id: number): Promise<void>;
  /** how many goods an import makes, changes or takes away */
  changes(id: number): Promise<number>;
}

/** A shop without goods of its own, in which ten clients order whatever is done. */
async function inShop(work: (run: Run) => Promise<void>): Promise<Step[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
  const seed = { ...(await emptyShop()), products: [ORDERED] };
  const platform = await createPlatform({ dataDir, ...noLimits }, () => seed);
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  const steps: Step[] = [];
  let cookie = '';
  let before = 0;

  async function call(method: 'GET' | 'POST', address: string, payload?: object | string | Buffer) {
    const answer = await app.inject({
      method,
      url: `/admin/api${address}`,
      headers: {
        ...{ origin: 'http://localhost:3000', 'x-office': '1', cookie },
        ...(payload && {
          'content-type': typeof payload === 'string' || Buffer.isBuffer(payload) ? IMPORT_BODY : 'application/json',
        }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookie = `${name}=${value}`;
    if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.body}`);
    return answer.json().result;
  }
  const until = async (id: number, isThere: (job: { wanted: string | null; visible: boolean }) => boolean) => {
    while (!isThere(await call('GET', `/imports/${id}`))) await sleep(20);
  };
  const settled = (id: number) => until(id, ({ wanted }) => wanted === null);

  async function step(name: string, work: () => Promise<unknown>): Promise<void> {
    const waits: number[] = [];
    let refused = 0;
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const { value: isPlaced, ms } = await timed(order);
        if (isPlaced) waits.push(ms);
        else refused += 1;
        await sleep(50);
      }
    });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryMb(process.pid));
    }, 100);
    const stalls = watchStalls();
    const cpuBefore = cpuMs(process.pid);
    const { ms } = await timed(work);
    const cpu = cpuMs(process.pid) - cpuBefore;
    const stall = stalls.stop();
    isOver = true;
    await Promise.all(clients);
    clearInterval(watch);
    steps.push({ name, ms, cpuMs: cpu, waits, refused, stall, memoryMb: Math.max(0, most - before) });
  }
  const order = async (): Promise<boolean> => {
    const payload = orderMessage([{ sku: ORDERED.sku, qty: 1 }]);
    const answer = await app.inject({ method: 'POST', url: '/api/order', payload });
    return answer.statusCode === 200;
  };
  await step('orders alone', () => sleep(3000));
  steps.length = 0;
  before = memoryMb(process.pid);
  await step('orders alone', () => sleep(3000));

  const author = { author: { staff: { id: null, name: 'bench' }, requestId: null }, now: Date.now() };
  const invited = await platform.database.db
    .transaction()
    .execute((tx) => invite(tx, { email: 'ida@firm.example', role: 'owner' }, author));
  if (invited === 'disabled') throw new Error('disabled');
  await call('POST', `/invitations/${invited.token}`, { name: 'Ida', password: 'ein langes Kennwort', language: 'de' });

  const through: Run['through'] = async (name, file, content, chosen = {}) => {
    let id = 0;
    let choice = {};
    await step(`${name}: upload`, async () => ({ id, choice } = await call('POST', `/imports?name=${file}`, content)));
    await step(`${name}: read, checked and staged`, async () => {
      await call('POST', `/imports/${id}/check`, { ...choice, ...chosen });
      await settled(id);
    });
    return id;
  };
  const publish: Run['publish'] = async (name, id) => {
    await step(`${name}: published`, async () => {
      await call('POST', `/imports/${id}/publish`, {});
      await settled(id);
    });
    await step(`${name}: visible after that`, () => until(id, ({ visible }) => visible));
  };

  const undo: Run['undo'] = (id) =>
    step('undone', async () => {
      await call('POST', `/imports/${id}/undo`, {});
      await settled(id);
    });
  const changes: Run['changes'] = async (id) => {
    const { create, update, retire } = (await call('GET', `/imports/${id}`)).totals;
    return create + update + retire;
  };
  await work({ through, publish, undo, changes });
  await app.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
  return steps;
}

function print(title: string, steps: readonly Step[]): void {
  printTable([
    [
      ...[title, 's', 'processor s', 'orders', 'p50 (ms)', 'p99', 'refused'],
      ...['longest stall (ms)', 'of processor time', 'memory (+MB)'],
    ],
    ...steps.map(({ name, ms, cpuMs: cpu, waits, refused, stall, memoryMb: memory }) => [
      ...[name, (ms / 1000).toFixed(2), (cpu / 1000).toFixed(2), String(waits.length)],
      ...[share(waits, 0.5).toFixed(1), share(waits, 0.99).toFixed(1), String(refused)],
      ...[stall.ms.toFixed(1), stall.cpuMs.toFixed(1), memory.toFixed(0)],
    ]),
  ]);
}

/** All that was done with imports, as one step. */
function together([, ...steps]: readonly Step[]): Step {
  const sum = (of: (step: Step) => number): number => steps.reduce((all, step) => all + of(step), 0);
  const most = (of: (step: Step) => number): number => Math.max(...steps.map(of));
  return {
    name: 'all of it',
    ms: sum(({ ms }) => ms),
    cpuMs: sum((step) => step.cpuMs),
    waits: steps.flatMap(({ waits }) => waits),
    refused: sum(({ refused }) => refused),
    memoryMb: most((step) => step.memoryMb),
    stall: { ms: most(({ stall }) => stall.ms), cpuMs: most(({ stall }) => stall.cpuMs) },
  };
}

async function compare({ of, file, content }: Goods, counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    let changesAgain = 0;
    const steps = await inShop(async ({ through, publish, undo, changes }) => {
      const first = content(count, false);
      await publish('new', await through('new', file, first));
      changesAgain = await changes(await through('the same again', file, first));
      const dearer = await through('other prices', file, content(count, true));
      await publish('other prices', dearer);
      await undo(dearer);
    });
    print(`${count} ${of}`, [...steps, together(steps)]);
    printTable([['the same file again: changes (goal 0)', `${changesAgain} ${changesAgain === 0 ? '✓' : '✗'}`]]);
  }
}

async function takeApart(counts: readonly number[]): Promise<void> {
  for (const rows of counts) {
    const tables = setTables(rows);
    const set = `${Math.ceil(rows / 60)}-1`;
    const adding = { set, count: 2, condition: 'used', percent: null, price: 0.05 };
    const steps = await inShop(async ({ through, publish }) => {
      await publish('a set', await through('a set', 'sets.zip', tables, { adding }));
    });
    print(`a set out of ${rows} rows`, steps);
  }
}

keepHeapSmall();
await compare(LOTS, countsOf(options.lots, [20_000, 100_000]));
await compare(PRODUCTS, countsOf(options.products, [20_000]));
await takeApart(countsOf(options.rows, [1_200_000]));

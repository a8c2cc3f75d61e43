// A file of lots through the office into a shop without goods of its own, while ten clients order: how long each step takes, how long
// they wait for it, and how much memory it needs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMPORT_BODY } from '@brixel/contract/office/import-limits';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { serverOptions } from '@brixel/platform/http/server-options';
import { invite } from '@brixel/platform/office/invitations';
import { createPlatform } from '@brixel/platform/platform';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import Fastify from 'fastify';
import { noLimits } from '../tests/support/no-limits.ts';
import { seedProduct } from '../tests/support/small-catalog.ts';
import { orderMessage } from '../tests/support/test-order.ts';
import { share, timed } from './support/measure.ts';
import { memoryMb } from './support/process-tree.ts';
import { watchStalls } from './support/stalls.ts';
import { printTable } from './support/table.ts';

const COUNTS = process.argv.includes('--quick') ? [2_000] : [20_000, 100_000];
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

interface Step {
  name: string;
  ms: number;
  /** until an order was placed, by those who ordered meanwhile */
  waits: number[];
  /** orders that the shop could not take */
  refused: number;
  /** the most that this process and its workers had, above what they had before the first step */
  memoryMb: number;
  stall: { ms: number; cpuMs: number };
}

async function measure(count: number): Promise<Step[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
  const seed = { ...(await emptyShop()), products: [ORDERED] };
  const platform = await createPlatform({ dataDir, ...noLimits }, () => seed);
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  const steps: Step[] = [];
  let cookie = '';
  let before = 0;

  async function call(method: 'GET' | 'POST', address: string, payload?: object | string) {
    const answer = await app.inject({
      method,
      url: `/admin/api${address}`,
      headers: {
        ...{ origin: 'http://localhost:3000', 'x-office': '1', cookie },
        ...(payload && { 'content-type': typeof payload === 'string' ? IMPORT_BODY : 'application/json' }),
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
    const { ms } = await timed(work);
    const stall = stalls.stop();
    isOver = true;
    await Promise.all(clients);
    clearInterval(watch);
    steps.push({ name, ms, waits, refused, stall, memoryMb: Math.max(0, most - before) });
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

  async function through(name: string, content: string): Promise<number> {
    let id = 0;
    let choice = {};
    await step(`${name}: upload`, async () => ({ id, choice } = await call('POST', '/imports?name=lots.bsx', content)));
    await step(`${name}: read, checked and staged`, async () => {
      await call('POST', `/imports/${id}/check`, choice);
      await settled(id);
    });
    return id;
  }
  const publish = async (name: string, id: number): Promise<void> => {
    await step(`${name}: published`, async () => {
      await call('POST', `/imports/${id}/publish`, {});
      await settled(id);
    });
    await step(`${name}: visible after that`, () => until(id, ({ visible }) => visible));
  };

  const content = bsxOf(lots(count, 350));
  await publish('new', await through('new', content));
  await through('the same again', content);
  const dearer = await through('other prices', bsxOf(lots(count, 400)));
  await publish('other prices', dearer);
  await step('undone', async () => {
    await call('POST', `/imports/${dearer}/undo`, {});
    await settled(dearer);
  });
  await app.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
  return steps;
}

for (const count of COUNTS) {
  const steps = await measure(count);
  printTable([
    [
      `${count} lots`,
      's',
      'order p50 (ms)',
      'order p99',
      'refused',
      'longest stall (ms)',
      'of processor time',
      'memory (+MB)',
    ],
    ...steps.map(({ name, ms, waits, refused, stall, memoryMb: memory }) => [
      name,
      (ms / 1000).toFixed(2),
      share(waits, 0.5).toFixed(1),
      share(waits, 0.99).toFixed(1),
      String(refused),
      stall.ms.toFixed(1),
      stall.cpuMs.toFixed(1),
      memory.toFixed(0),
    ]),
  ]);
}

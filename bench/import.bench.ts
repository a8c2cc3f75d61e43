// A file of lots through the office into an empty shop, while carts are made: how long each step takes, and how long others wait for it.
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
import { share, timed } from './support/measure.ts';
import { watchStalls } from './support/stalls.ts';
import { printTable } from './support/table.ts';

const COUNTS = process.argv.includes('--quick') ? [2_000] : [20_000, 100_000];
const CLIENTS = 10;
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
  /** until a cart was made, by those who made one meanwhile */
  waits: number[];
  stall: { ms: number; cpuMs: number };
}

async function measure(count: number): Promise<Step[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
  const seed = await emptyShop();
  const platform = await createPlatform({ dataDir, limits: { cartsPerAddress: 0 } }, () => seed);
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  const steps: Step[] = [];
  let cookie = '';

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
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        waits.push((await timed(async () => app.inject({ method: 'POST', url: '/api/cart/create' }))).ms);
        await sleep(50);
      }
    });
    const stalls = watchStalls();
    const { ms } = await timed(work);
    const stall = stalls.stop();
    isOver = true;
    await Promise.all(clients);
    steps.push({ name, ms, waits, stall });
  }

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
    [`${count} lots`, 's', 'cart p50 (ms)', 'cart p99', 'longest stall (ms)', 'of processor time'],
    ...steps.map(({ name, ms, waits, stall }) => [
      name,
      (ms / 1000).toFixed(2),
      share(waits, 0.5).toFixed(1),
      share(waits, 0.99).toFixed(1),
      stall.ms.toFixed(1),
      stall.cpuMs.toFixed(1),
    ]),
  ]);
}

// A shop that has sold for years, on SQLite: what a page of the office takes, an order, and what the shop does by itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverOptions } from '@brixel/platform/http/server-options';
import { invite } from '@brixel/platform/office/invitations';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import { address, orderMessage } from '../tests/support/test-order.ts';
import { insertOrders } from './orders/many-orders.ts';
import { share, timed } from './support/measure.ts';
import { watchStalls } from './support/stalls.ts';
import { printTable } from './support/table.ts';

const COUNT = process.argv.includes('--quick') ? 10_000 : 100_000;
const ROUNDS = 7;
const ORDERS = 200;
/** Everything that the shop repeats within an hour begins with its start; payments are looked at every minute. */
const ALONE_MS = 75_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
const platform = await createPlatform({ dataDir });
const { database } = platform;
const app = Fastify(serverOptions);
await app.register(platform.routes);
await app.ready();

const skus = (await database.db.selectFrom('stock').select('sku').execute()).map(({ sku }) => sku);
const bought = ['BX-3001-1', 'BX-3003-1', 'BX-3004-1'].map((sku) => ({ sku, qty: 2 }));
const placed = await app.inject({ method: 'POST', url: '/api/order', payload: orderMessage(bought) });
if (placed.statusCode !== 200) throw new Error(placed.body);
await insertOrders(database, COUNT, skus);

const author = { author: { staff: { id: null, name: 'bench' }, requestId: null }, now: Date.now() };
const invited = await database.db
  .transaction()
  .execute((tx) => invite(tx, { email: 'ida@firm.example', role: 'owner' }, author));
if (invited === 'disabled') throw new Error('disabled');
const headers = { origin: 'http://localhost:3000', 'x-office': '1' };
const entered = await app.inject({
  method: 'POST',
  url: `/admin/api/invitations/${invited.token}`,
  headers,
  payload: { name: 'Ida', password: 'ein langes Kennwort', language: 'de' },
});
const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const LIST_MS = 100;
const FIGURES_MS = 500;
const calls: readonly (readonly [name: string, place: string, goal: number])[] = [
  ['list, in work', '/orders?status=processing', LIST_MS],
  ['list, sent', '/orders?status=complete', LIST_MS],
  ['list, all', '/orders', LIST_MS],
  ['list, far back', `/orders?before=${Math.round(COUNT / 2)}`, LIST_MS],
  ['list, one step', '/orders?stage=returned', LIST_MS],
  ['list, one country and test orders', '/orders?country=IT&test=only', LIST_MS],
  ['list, days long ago', '/orders?from=2024-06-01&to=2024-06-03', LIST_MS],
  ['search, number', '/orders?search=BX-BENCH-77', LIST_MS],
  ['search, found everywhere', '/orders?search=example.de', LIST_MS],
  ['search, nothing found', '/orders?search=zzzzzz', LIST_MS],
  ['board', '/orders-board', LIST_MS],
  ['offer of a round', '/rounds', LIST_MS],
  ['figures of 30 days', '/figures/days?days=30', FIGURES_MS],
  ['figures of a year', '/figures/days?days=365', FIGURES_MS],
  ['goods of a year', '/figures/goods?days=365', FIGURES_MS],
  ['stock by age', '/figures/stock', FIGURES_MS],
  ['VAT of the quarter', '/figures/vat', FIGURES_MS],
];

const rows = [];
for (const [name, place, goal] of calls) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { value, ms } = await timed(() => app.inject({ url: `/admin/api${place}`, headers: { ...headers, cookie } }));
    if (value.statusCode !== 200) throw new Error(`${place}: ${value.body}`);
    times.push(ms);
  }
  const middle = share(times, 0.5);
  rows.push([name, middle.toFixed(1), Math.max(...times).toFixed(1), String(goal), middle > goal ? 'too slow' : '']);
}
console.log(`${COUNT} orders on SQLite, milliseconds`);
printTable([['', 'middle', 'most', 'goal', ''], ...rows]);

await database.db.updateTable('stock').set({ qty: 1_000_000 }).where('managed', '=', 1).execute();
const times: number[] = [];
for (let n = 0; n < ORDERS; n++) {
  // by another buyer each, so that the limits of a shop hold and do not refuse
  const buyer = { ...address, email: `shopper-${n}@example.de` };
  const payload = orderMessage(bought, { addressInformation: { shippingAddress: buyer, billingAddress: buyer } });
  const remoteAddress = `10.0.${n >> 8}.${n & 255}`;
  const { value, ms } = await timed(() => app.inject({ method: 'POST', url: '/api/order', payload, remoteAddress }));
  if (value.statusCode !== 200) throw new Error(value.body);
  times.push(ms);
}
await app.close();
await platform.close();

const opened = await createPlatform({ dataDir, rebuildOnStart: false });
const stalls = watchStalls();
await sleep(ALONE_MS);
const stall = stalls.stop();
await opened.close();
printTable([
  ['', 'milliseconds', 'goal'],
  [`an order, middle of ${ORDERS}`, share(times, 0.5).toFixed(1), '20'],
  ['an order, p99', share(times, 0.99).toFixed(1), '50'],
  [`alone for ${ALONE_MS / 1000} seconds after its start, longest stall`, stall.ms.toFixed(1), ''],
  ['  of that processor time', stall.cpuMs.toFixed(1), '20'],
]);
await rm(dataDir, { recursive: true, force: true });

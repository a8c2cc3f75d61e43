// Two nodes on PostgreSQL behind a balancer, restarted one after the other again and again while shoppers read, search and order.
import { openDatabase } from '@brixel/platform/database/database';
import { type RunningShop, startShopProcess } from '../tests/setup/shop-process.ts';
import { startBalancer } from '../tests/support/balancer.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { type Kind, sendShoppers } from '../tests/support/shoppers.ts';
import { share } from './support/measure.ts';
import { printTable } from './support/table.ts';

const isQuick = process.argv.includes('--quick');
const SHOPPERS = isQuick ? 4 : 20;
const ROUNDS = isQuick ? 1 : 3;
const STOP_DELAY_SECONDS = '2';

const postgres = await startPostgres();
if ('unavailable' in postgres) {
  console.log(`PostgreSQL: ${postgres.unavailable}`);
  process.exit(1);
}

const ports = [await freePort(), await freePort()];
const start = (port: number): Promise<RunningShop> =>
  startShopProcess({ DATABASE_URL: postgres.url, PORT: String(port), STOP_DELAY_SECONDS });
const nodes: RunningShop[] = [];
for (const port of ports) nodes.push(await start(port));
const balancer = await startBalancer(nodes.map(({ url }) => url));
const untilReady = async (): Promise<void> => {
  while (balancer.ready() < nodes.length) await new Promise((resolve) => setTimeout(resolve, 100));
};
await untilReady();

const began = performance.now();
const shoppers = sendShoppers(balancer.url, SHOPPERS);
const ends: (number | null)[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  for (const [place, port] of ports.entries()) {
    ends.push((await nodes[place]?.stop()) ?? null);
    nodes[place] = await start(port);
    await untilReady();
  }
await shoppers.goHome();
const seconds = (performance.now() - began) / 1000;

const database = await openDatabase({ dataDir: '.', databaseUrl: postgres.url });
const stored = await database.db.selectFrom('placed_order').select('order_number').execute();
await database.close();
const numbers = new Set(stored.map(({ order_number }) => order_number));
const answered = new Set(shoppers.orders.values());
const lost = [...answered].filter((number) => !numbers.has(number)).length;
const unanswered = [...numbers].filter((number) => !answered.has(number)).length;

console.log(
  `${postgres.version}, ${SHOPPERS} shoppers, ${ends.length} restarts in ${seconds.toFixed(0)} s, exit codes ${[...new Set(ends)].join(', ')}\n`,
);
const kinds = Object.keys(shoppers.took) as Kind[];
printTable([
  ['', 'answered', 'p50 (ms)', 'p99 (ms)'],
  ...kinds.map((kind) => {
    const times = shoppers.took[kind];
    return [kind, String(times.length), share(times, 0.5).toFixed(0), share(times, 0.99).toFixed(0)];
  }),
]);
const against = (count: number): string => `${count} (0 ${count === 0 ? '✓' : '✗'})`;
printTable([
  ['requests that failed', against(shoppers.failures.length)],
  ['orders lost', against(lost)],
  ['orders doubled, or stored without an answer', against(stored.length - numbers.size + unanswered)],
]);
for (const failure of shoppers.failures.slice(0, 10)) console.log(failure);

await balancer.close();
await Promise.all(nodes.map((node) => node.stop()));
await postgres.stop();
process.exitCode = shoppers.failures.length + lost + unanswered === 0 ? 0 : 1;

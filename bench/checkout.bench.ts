// Orders over HTTP by 10 and by 50 shoppers at once, alone and with the cart before them, with limits, stock and mails as in a shop.

import { startPostgres } from '../tests/support/postgres.ts';
import { type CheckoutPlan, type CheckoutRate, measureCheckouts } from './checkout/measure-checkouts.ts';
import { printTable } from './support/table.ts';

const isQuick = process.argv.includes('--quick');
const CLIENTS = [10, 50];
/** What stock costs to follow is measured with as many products as a shop may have. */
const COPIES = 30;
const GOALS = { p99: { 10: 100, 50: 600 } as Readonly<Record<number, number>>, stallMs: 20 };

const titles = { order: 'orders', checkout: 'checkouts of four calls' };

async function measure(name: string, plan: CheckoutPlan, perSecondGoal: number | null): Promise<void> {
  const { products, rates } = await measureCheckouts(plan);
  const column = (figure: (rate: CheckoutRate) => string): string[] => rates.map(figure);
  const against = (value: string, isReached: boolean, goal: string): string =>
    `${value} (${goal} ${isReached ? '✓' : '✗'})`;
  printTable([
    [`${name}, ${products} products`, ...column(({ kind, clients }) => `${titles[kind]}, ${clients} clients`)],
    [
      '  per second',
      ...column(({ perSecond }) =>
        perSecondGoal === null
          ? perSecond.toFixed(0)
          : against(perSecond.toFixed(0), perSecond >= perSecondGoal, `>= ${perSecondGoal}`),
      ),
    ],
    ['  p50 (ms)', ...column(({ p50 }) => p50.toFixed(1))],
    [
      '  p99 (ms)',
      ...column(({ clients, p99 }) => against(p99.toFixed(1), p99 <= GOALS.p99[clients]!, `<= ${GOALS.p99[clients]}`)),
    ],
    ['  processor time for each (ms)', ...column(({ cpuMs }) => cpuMs.toFixed(2))],
    ['  longest stall (ms)', ...column(({ stall }) => stall.ms.toFixed(1))],
    [
      '    of that processor time',
      ...column(({ stall }) => against(stall.cpuMs.toFixed(1), stall.cpuMs <= GOALS.stallMs, `<= ${GOALS.stallMs}`)),
    ],
  ]);
}

await measure('SQLite', { copies: 0, clients: CLIENTS, runs: isQuick ? 1000 : 4000 }, 250);
const postgres = await startPostgres();
if ('unavailable' in postgres) console.log(`PostgreSQL: ${postgres.unavailable}`);
else {
  try {
    const plan = { databaseUrl: postgres.url, copies: 0, clients: CLIENTS, runs: isQuick ? 500 : 2000 };
    await measure(`${postgres.version}, without fsync, one node`, plan, 100);
  } finally {
    await postgres.stop();
  }
}
if (!isQuick) await measure('SQLite', { copies: COPIES, clients: CLIENTS, runs: 2000 }, null);

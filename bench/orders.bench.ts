// Placing orders by 50 clients at once: in process, with the mail, and over HTTP, beside bare inserts in the same run.

import { startPostgres } from '../tests/support/postgres.ts';
import type { Rate } from './orders/clients.ts';
import type { OrderFigures } from './orders/orders.child.ts';
import { inChild } from './support/child.ts';
import { printTable } from './support/table.ts';

const isQuick = process.argv.includes('--quick');
const child = new URL('./orders/orders.child.ts', import.meta.url);

const ms = (value: number): string => value.toFixed(1);

function print(name: string, { bare, placed, mailed, http }: OrderFigures): void {
  const row = (what: string, { perSecond, p50, p99, cpuMs }: Rate): string[] => [
    `  ${what}`,
    perSecond.toFixed(0),
    `${(perSecond / bare.perSecond).toFixed(2)}`,
    ms(p50),
    ms(p99),
    cpuMs.toFixed(2),
  ];
  printTable([
    [name, 'per second', 'of bare', 'p50 ms', 'p99 ms', 'cpu ms'],
    row('bare insert in a transaction', bare),
    row('order placed', placed),
    row('order placed, mail queued and sent', mailed),
    row('the same over HTTP, clients in the same process', http),
  ]);
}

print('SQLite', await inChild<OrderFigures>(child, [isQuick ? '1000' : '4000']));
if (!isQuick) {
  const postgres = await startPostgres();
  if ('unavailable' in postgres) console.log(`PostgreSQL: ${postgres.unavailable}`);
  else {
    try {
      print(`${postgres.version}, without fsync`, await inChild<OrderFigures>(child, ['1000', postgres.url]));
    } finally {
      await postgres.stop();
    }
  }
}

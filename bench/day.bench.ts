// A day of a large shop, compressed: visitors who look around, orders at a steady rate, an import and a backup in the middle. --minutes says how long, --visitors
// how many at once, --orders how many a minute, --copies how many times the demo's products, --think the seconds between two views, --on sqlite or postgres.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from './checkout/client.ts';
import { type LargeShop, openLargeShop } from './day/large-shop.ts';
import { Timings } from './day/timings.ts';
import { drawPictures, keepVisiting } from './day/visitor.ts';
import { memoryMb } from './support/process-tree.ts';
import { printTable } from './support/table.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    visitors: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '50' },
    copies: { type: 'string' },
    think: { type: 'string', default: '30' },
    on: { type: 'string', default: 'sqlite' },
    quick: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes ?? (values.quick ? 1 : 5));
const visitors = Number(values.visitors);
const ordersPerMinute = Number(values.orders);
/** 31 times the demo is more than 100,000 products. */
const copies = Number(values.copies ?? (values.quick ? 3 : 30));
const PRICES = 5_000;
const LOOK_EVERY_MS = 2_000;
const MEMORY_ROWS = 8;
/** Who has no answer by then is not waited for. */
const PATIENCE_MS = 60_000;

const GOALS = { p99Ms: 2_000, stallMs: 500, memoryMb: 1_500 };

interface Look {
  at: number;
  mb: number;
  /** the longest that the event loop was busy since the look before */
  stallMs: number;
}

async function longestStall(url: string): Promise<number> {
  const signal = AbortSignal.timeout(LOOK_EVERY_MS);
  const text = await fetch(`${url}/metrics`, { signal }).then((answer) => answer.text());
  const [, seconds = '0'] = /^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)$/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

const started = performance.now();
console.log(`Filling a shop with ${copies + 1} times the demo's products …`);
const shop = await openLargeShop(copies, values.on === 'postgres');
try {
  await live(shop);
} finally {
  await shop.close();
}

async function live(shop: LargeShop): Promise<void> {
  const { running, products, skus, pages, originals, startedIn, owner, priceFile, folder } = shop;
  const { url, pid } = running;
  const port = Number(new URL(url).port);
  const timings = new Timings();
  const sinceStart = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  console.log(`${products} products after ${sinceStart()}, of which the shop's start took ${startedIn.toFixed(0)} s`);
  console.log(`${await drawPictures(url, originals)} pictures after ${sinceStart()}`);
  console.log(`${visitors} visitors for ${minutes} minutes …`);
  const begun = performance.now();
  const length = minutes * 60_000;
  let isOver = false;

  // that of the start does not count
  await longestStall(url);
  const looks: Look[] = [];
  const looking = setInterval(async () => {
    // no answer in that time is a stall too
    const stallMs = await longestStall(url).catch(() => LOOK_EVERY_MS);
    looks.push({ at: performance.now(), mb: memoryMb(pid), stallMs });
  }, LOOK_EVERY_MS);

  const plan = { port, pages, skus, timings, thinkSeconds: Number(values.think), isOver: () => isOver };
  const visits = Array.from({ length: visitors }, (_, place) => keepVisiting(plan, place));

  const client = createClient(port, skus, 50);
  let orders = 0;
  let underWay = 0;
  const checkouts: Promise<void>[] = [];
  const ordering = setInterval(() => {
    const at = performance.now();
    underWay += 1;
    const order = client
      .checkout(orders++)
      .then(
        (ms) => timings.note('checkout of four calls', at, ms),
        (error: Error) => timings.fail('checkout', error.message.slice(0, 80)),
      )
      .finally(() => {
        underWay -= 1;
      });
    checkouts.push(order);
  }, 60_000 / ordersPerMinute);

  const stages: { name: string; from: number; to: number }[] = [];
  const stage = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await work();
    stages.push({ name, from, to: performance.now() });
  };
  const prices = await priceFile(PRICES);
  await sleep(length / 3);
  await stage(`import of ${Math.min(PRICES, skus.length)} prices`, () => owner('import', prices, '--publish'));
  await sleep(Math.max(0, begun + (2 * length) / 3 - performance.now()));
  await stage('backup', () => owner('backup', path.join(folder, 'backup.zip')));
  await sleep(Math.max(0, begun + length - performance.now()));

  isOver = true;
  clearInterval(ordering);
  clearInterval(looking);
  const ended = performance.now();
  await Promise.race([Promise.all(checkouts), sleep(PATIENCE_MS)]);
  for (let left = underWay; left > 0; left--) timings.fail('checkout', 'no answer');
  // those who think are not waited for
  await Promise.race([Promise.all(visits), sleep(LOOK_EVERY_MS)]);
  client.close();
  report({ timings, looks, stages, begun, ended, orders });
}

interface Day {
  timings: Timings;
  looks: readonly Look[];
  stages: readonly { name: string; from: number; to: number }[];
  begun: number;
  ended: number;
  orders: number;
}

function report({ timings, looks, stages, begun, ended, orders }: Day): void {
  const ms = (value: number): string => value.toFixed(0);
  const mark = (isReached: boolean): string => (isReached ? '✓' : '✗');
  const seconds = (ended - begun) / 1000;
  const spans = [{ name: 'all day', from: begun, to: ended }, ...stages];
  let isMissed = false;
  for (const { name, from, to } of spans) {
    const rows = timings.kinds.map((kind) => {
      const { count, p50, p99, most } = timings.figures(kind, from, to);
      const isReached = p99 <= GOALS.p99Ms;
      isMissed ||= name === 'all day' && !isReached;
      return [`  ${kind}`, String(count), ms(p50), ms(p99), ms(most), mark(isReached)];
    });
    const title = `${name}, ${((to - from) / 1000).toFixed(0)} s`;
    printTable([[title, 'answers', 'p50 ms', 'p99 ms', 'longest', `p99 <= ${GOALS.p99Ms}`], ...rows]);
  }
  const step = Math.max(1, Math.ceil(looks.length / MEMORY_ROWS));
  const moments = looks.filter((_, place) => place % step === 0 || place === looks.length - 1);
  const mostMb = Math.max(...looks.map(({ mb }) => mb));
  const stall = looks.reduce((most, { stallMs }) => Math.max(most, stallMs), 0);
  printTable([
    ['seconds', ...moments.map(({ at }) => ((at - begun) / 1000).toFixed(0))],
    ['memory with workers (MB)', ...moments.map(({ mb }) => mb.toFixed(0))],
  ]);
  const answers = timings.kinds.reduce((sum, kind) => sum + timings.figures(kind).count, 0);
  const errors = [...timings.errors].map(([name, count]) => `${count} × ${name}`);
  const errorCount = [...timings.errors.values()].reduce((sum, count) => sum + count, 0);
  printTable([
    ['', 'measured', 'goal', ''],
    ['answers per second', (answers / seconds).toFixed(0), '', ''],
    ['orders', String(orders), '', ''],
    ['errors', String(errorCount), '0', mark(errorCount === 0)],
    ['most memory (MB)', ms(mostMb), String(GOALS.memoryMb), mark(mostMb <= GOALS.memoryMb)],
    ['longest stall (ms)', ms(stall), String(GOALS.stallMs), mark(stall <= GOALS.stallMs)],
  ]);
  for (const error of errors) console.log(error);
  isMissed ||= errorCount > 0 || mostMb > GOALS.memoryMb || stall > GOALS.stallMs;
  process.exitCode = isMissed ? 1 : 0;
}

// Purchases in a real browser from a real shop that dies at random moments, with tabs and browsers that do so too: each has to
// end as exactly one order. --runs says how many, --seed with which to begin: the same seed is the same story.
import { parseArgs } from 'node:util';
import { ownBrowser, sharedBrowser } from './offline-faults/browsers.ts';
import { drawStory } from './offline-faults/fault-story.ts';
import { liveThrough } from './offline-faults/live-through.ts';
import { mortalShop } from './offline-faults/mortal-shop.ts';
import { printTable } from './support/table.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 10 : Number(values.runs);
const firstSeed = Number(values.seed);

const shop = await mortalShop();
const browser = await sharedBrowser();
const sums = { orders: 0, doubles: 0, lost: 0, anew: 0, failed: 0 };

/** What went wrong; null where nothing did. */
async function run(seed: number): Promise<string | null> {
  const story = drawStory(seed);
  const email = `marlene-${seed}@example.de`;
  await shop.start();
  const own = await (story.damage === 'browser killed' ? ownBrowser() : browser.open());
  const trouble = await liveThrough(story, own, shop, email).then(
    (isAnew) => {
      sums.anew += isAnew ? 1 : 0;
      return null;
    },
    (error: Error) => error.message.split('\n')[0] ?? '',
  );
  await own.close();
  await shop.start();
  const orders = await shop.ordersOf(email);
  const wanted = JSON.stringify([[{ sku: story.goods.sku, qty: story.goods.qty }]]);
  sums.orders += orders.length;
  sums.doubles += Math.max(0, orders.length - 1);
  sums.lost += orders.length === 0 ? 1 : 0;
  const other = JSON.stringify(orders) === wanted ? null : `Ordered was ${JSON.stringify(orders)}.`;
  return trouble || other ? `${JSON.stringify(story)}\n  ${[trouble, other].filter(Boolean).join('\n  ')}` : null;
}

const started = performance.now();
try {
  for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
    const failure = await run(seed);
    console.log(failure ? `Seed ${seed}: ${failure}` : `Seed ${seed}: one order`);
    sums.failed += failure ? 1 : 0;
  }
} finally {
  await browser.close();
  await shop.close();
}
const seconds = (performance.now() - started) / 1000;
const { orders, doubles, lost, anew, failed } = sums;
printTable([
  ['runs', 'orders', 'doubles', 'lost', 'begun anew', 'failed', 'seconds', 'seconds a run'],
  [runs, orders, doubles, lost, anew, failed, seconds.toFixed(0), (seconds / runs).toFixed(1)].map(String),
]);
process.exitCode = failed ? 1 : 0;

// The catalogue of a running shop: how quickly it starts, how long a rebuild or a change takes and holds up other answers.

import type { LivingFigures } from './catalogue/living.child.ts';
import { inChild } from './support/child.ts';
import { printTable } from './support/table.ts';

/** Main thread held up by a rebuild, see docs/decisions/0010. */
const HOLD_UP_GOAL_MS = 30;
/** Of a build of 23,000 products. */
const BUILD_GOAL_S = 4;
const BUILD_GOAL_PRODUCTS = 23_000;
const TEXT_GOAL_MS = 1000;

const isQuick = process.argv.includes('--quick');
const results: LivingFigures[] = [];
for (const copies of isQuick ? [0] : [0, 6, 30]) {
  const module = new URL('./catalogue/living.child.ts', import.meta.url);
  results.push(await inChild<LivingFigures>(module, [String(copies)], ['--expose-gc', '--max-old-space-size=12000']));
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const row = (name: string, figure: (result: LivingFigures) => string): string[] => [name, ...results.map(figure)];
printTable([
  row('products', ({ products }) => String(products)),
  row('first start, built (ms)', ({ builtStartMs }) => ms(builtStartMs)),
  row('next start, from the snapshot (ms)', ({ restartMs }) => ms(restartMs)),
  row('  of which processor time', ({ restartCpuMs }) => ms(restartCpuMs)),
  row('heap (MB)', ({ heapMb }) => ms(heapMb)),
  row('documents and index (MB)', ({ bytesMb }) => ms(bytesMb)),
  row('rebuild (ms)', ({ rebuildMs }) => ms(rebuildMs)),
  row(`  of processor time (s, goal ${BUILD_GOAL_S} up to 23,000 products)`, ({ rebuildCpuMs, products }) => {
    const isReached = rebuildCpuMs <= BUILD_GOAL_S * 1000;
    return `${(rebuildCpuMs / 1000).toFixed(1)} ${products > BUILD_GOAL_PRODUCTS ? ' ' : isReached ? '✓' : '✗'}`;
  }),
  row(
    `  holds up the thread (ms, goal ${HOLD_UP_GOAL_MS})`,
    ({ rebuildHoldUpMs }) => `${ms(rebuildHoldUpMs)} ${rebuildHoldUpMs <= HOLD_UP_GOAL_MS ? '✓' : '✗'}`,
  ),
  row('stock seen after (ms)', ({ stockMs }) => ms(stockMs)),
  row('  holds up the thread', ({ stockHoldUpMs }) => ms(stockHoldUpMs)),
  row('price seen after (ms)', ({ priceMs }) => ms(priceMs)),
  row('  holds up the thread', ({ priceHoldUpMs }) => ms(priceHoldUpMs)),
  row(
    `text and page seen after (ms, goal ${TEXT_GOAL_MS})`,
    ({ textMs }) => `${ms(textMs)} ${textMs <= TEXT_GOAL_MS ? '✓' : '✗'}`,
  ),
]);

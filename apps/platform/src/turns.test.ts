import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** As a request that looks at the processor for so long, in steps that wait for nothing. */
async function work(ms: number): Promise<void> {
  for (let step = 0; step < 4; step++) {
    const end = performance.now() + ms / 4;
    while (performance.now() < end);
    await null;
  }
}

test('of requests that arrive together some begin at once, the others in their order, and somebody else gets a turn in between', async () => {
  const takeTurn = createTurns(5);
  const log: (number | 'other')[] = [];
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  // all of them in one turn of the event loop
  const arrivals = numbers.map(async (number) => {
    await nextTurn();
    await takeTurn();
    log.push(number);
    await work(2);
  });
  const begun = () => log.filter((entry) => entry !== 'other');
  while (begun().length < 12) {
    await nextTurn();
    log.push('other');
  }
  await Promise.all(arrivals);
  expect(begun()).toEqual(numbers);
  const stretches = log
    .join(' ')
    .split('other')
    .map((stretch) => stretch.split(' ').filter(Boolean).length);
  expect(stretches[0], log.join(' ')).toBeGreaterThan(0);
  expect(Math.max(...stretches), log.join(' ')).toBeLessThan(6);
});

test('a request that comes alone waits for nobody, and neither does the next one after a long one', async () => {
  const takeTurn = createTurns(5);
  expect(takeTurn()).toBeNull();
  await work(20);
  await nextTurn();
  expect(takeTurn()).toBeNull();
});

test('where nothing is shared each begins in a turn of its own, in its order', async () => {
  const takeTurn = createTurns(0);
  let turn = 0;
  const count = (): void => {
    turn += 1;
    if (turn < 20) setImmediate(count);
  };
  setImmediate(count);
  const begun: [string, number][] = [];
  const begin = async (name: string): Promise<void> => {
    await takeTurn();
    begun.push([name, turn]);
  };
  await Promise.all([begin('a'), begin('b'), begin('c').then(() => begin('d'))]);
  expect(begun.map(([name]) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(4);
});

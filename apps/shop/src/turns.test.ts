import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one after another, each in a turn of the event loop of its own', async () => {
  const takeTurn = createTurns();
  let turn = 0;
  const count = (): void => {
    turn += 1;
    if (turn < 20) setImmediate(count);
  };
  setImmediate(count);
  const turns: [string, number][] = [];
  const work = async (name: string): Promise<void> => {
    await takeTurn();
    turns.push([name, turn]);
  };
  await Promise.all([work('a'), work('b'), work('c').then(() => work('d'))]);
  expect(turns.map(([name]) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(new Set(turns.map(([, at]) => at)).size).toBe(4);
});

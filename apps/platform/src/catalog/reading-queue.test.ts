import { expect, test } from 'vitest';
import { Refusal } from './answer-budget.ts';
import { createReadingQueue, type Reading } from './reading-queue.ts';

function* reading(name: string, pieces: number, log: string[]): Reading<string> & Iterable<number> {
  for (let left = pieces; left > 0; left--) {
    yield left;
    log.push(name);
  }
  return name;
}

test('what is short is done at once, the rest piece by piece with the shortest first', async () => {
  const queue = createReadingQueue();
  const log: string[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve)).then(() => log.push('-'));
  const long = queue.run(reading('long', 3, log));
  expect(await queue.run(reading('empty', 0, log))).toBe('empty');
  await turn();
  const short = queue.run(reading('short', 1, log));
  for (let count = 0; count < 4; count++) await turn();
  expect(await Promise.all([long, short])).toEqual(['long', 'short']);
  expect(log).toEqual(['long', '-', 'short', '-', 'long', '-', 'long', '-', '-']);
});

test('a queue that is full refuses, and goes on after a reading that failed', async () => {
  const queue = createReadingQueue(1);
  function* broken(): Reading<string> & Iterable<number> {
    yield 1;
    throw new Error('broken');
  }
  const failed = expect(queue.run(broken())).rejects.toThrow('broken');
  expect(await queue.run(reading('late', 1, []))).toBeInstanceOf(Refusal);
  await failed;
  expect(await queue.run(reading('next', 2, []))).toBe('next');
});

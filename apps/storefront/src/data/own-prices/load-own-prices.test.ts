import type { OwnPricesAnswer } from '@brixel/contract/own-prices';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOwnPrices } from './load-own-prices.ts';
import { forgetOwnPrices, ownStepsOf, useOwnPrices } from './own-prices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  forgetOwnPrices();
});

const step = (price: number) => [{ qty: 1, price }];

/** A platform whose answers come when the test says so. */
function openSource() {
  const calls: { skus: readonly string[]; answer: (answer: OwnPricesAnswer | null) => void }[] = [];
  const onNone = vi.fn();
  loadOwnPrices({ load: (skus) => new Promise((answer) => calls.push({ skus, answer })), onNone });
  const ask = (...skus: string[]) => {
    for (const sku of skus) useOwnPrices.getState().ask?.(sku);
  };
  const pass = (ms = 100) => vi.advanceTimersByTimeAsync(ms);
  return { calls, onNone, ask, pass };
}

test('what is in view is asked for at once, in calls of a hundred, and not again for a while', async () => {
  const { calls, ask, pass } = openSource();
  ask(...Array.from({ length: 150 }, (_, n) => `P-${n}`), 'P-1');
  await pass();
  expect(calls.map(({ skus }) => skus.length)).toEqual([100]);
  calls[0]?.answer({ version: '2.1', prices: [{ sku: 'P-1', steps: step(0.5) }] });
  await pass();
  expect(calls.map(({ skus }) => skus.length)).toEqual([100, 50]);
  expect([ownStepsOf('P-1'), ownStepsOf('P-2')]).toEqual([step(0.5), undefined]);
  ask('P-1');
  await pass();
  expect(calls).toHaveLength(2);
  await pass(61_000);
  ask('P-1');
  await pass();
  expect(calls).toHaveLength(3);
});

test('prices of another version replace all that were told before', async () => {
  const { calls, ask, pass } = openSource();
  ask('P-1');
  await pass();
  calls[0]?.answer({ version: '2.1', prices: [{ sku: 'P-1', steps: step(0.5) }] });
  ask('P-2');
  await pass();
  calls[1]?.answer({ version: '2.2', prices: [{ sku: 'P-2', steps: step(0.7) }] });
  await pass();
  expect([ownStepsOf('P-1'), ownStepsOf('P-2')]).toEqual([undefined, step(0.7)]);
  expect(calls[2]?.skus).toEqual(['P-1']);
});

test('an answer that comes after the session has ended is dropped; one without prices is told', async () => {
  const { calls, ask, pass, onNone } = openSource();
  ask('P-1');
  await pass();
  forgetOwnPrices();
  calls[0]?.answer({ version: '2.1', prices: [{ sku: 'P-1', steps: step(0.5) }] });
  await pass();
  expect(ownStepsOf('P-1')).toBeUndefined();

  const next = openSource();
  next.ask('P-1');
  await next.pass();
  next.calls[0]?.answer(null);
  await next.pass();
  next.ask('P-1');
  await next.pass();
  next.calls[1]?.answer({ version: null, prices: [] });
  await next.pass();
  expect([onNone.mock.calls.length, next.onNone.mock.calls.length]).toEqual([0, 1]);
});

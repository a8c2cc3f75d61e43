import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRebuilder } from './rebuilder.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Builds that the test ends. */
function controlledBuilds() {
  const ends: PromiseWithResolvers<void>[] = [];
  const build = vi.fn(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { build, ends };
}

test('calls during a build share one that begins after it', async () => {
  const { build, ends } = controlledBuilds();
  const rebuilder = createRebuilder(build, () => {});
  const first = rebuilder.now();
  const second = rebuilder.now();
  const third = rebuilder.now();
  expect(build).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await first;
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  ends[1]?.resolve();
  await Promise.all([second, third]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('a burst of requests is one build', async () => {
  const { build } = controlledBuilds();
  const rebuilder = createRebuilder(build, () => {});
  for (let at = 0; at < 20; at++) rebuilder.request();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(build).toHaveBeenCalledTimes(1);
});

test('it rests as long as the last build took, counted from the end of it', async () => {
  const { build, ends } = controlledBuilds();
  const rebuilder = createRebuilder(build, () => {});
  const first = rebuilder.now();
  await vi.advanceTimersByTimeAsync(10_000);
  ends[0]?.resolve();
  await first;
  rebuilder.request();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(build).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(build).toHaveBeenCalledTimes(2);
  ends[1]?.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  rebuilder.request();
  await vi.advanceTimersByTimeAsync(400);
  expect(build).toHaveBeenCalledTimes(3);
});

test('a build that fails is reported and tried again, at ever longer intervals up to a minute, until it is closed', async () => {
  const errors: unknown[] = [];
  const startedAt: number[] = [];
  const begun = Date.now();
  const build = vi.fn(async () => {
    startedAt.push(Math.round((Date.now() - begun) / 1000));
    throw new Error('no database');
  });
  const rebuilder = createRebuilder(build, (error) => errors.push(error));
  rebuilder.request();
  await vi.advanceTimersByTimeAsync(190_000);
  expect(startedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(errors).toHaveLength(startedAt.length);
  rebuilder.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(build).toHaveBeenCalledTimes(startedAt.length);
});

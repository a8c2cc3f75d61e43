import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { cacheLimits } from './cache-limits.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { type Fault, faultyRecords } from './testing/faulty-records.ts';

const QUOTA = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const record = (id: string, text: string): CachedAnswer => ({
  id,
  at: Date.now(),
  size: text.length,
  kind: 'brixel_de/product',
  fields: null,
  names: [`brixel_de/product/sku/${id}`],
  text,
});

function setup() {
  const records = faultyRecords();
  const makeRoom = vi.fn();
  const open = () => createAnswerCache({ records, quota: QUOTA, makeRoom });
  return { records, makeRoom, open, cache: open() };
}

/** However slow a disk is, no caller waits longer than the limits. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(cacheLimits.iterateTimeoutMs + 10);
  return answer;
}

const faults = fc.constantFrom<Fault>('none', 'none', 'none', 'error', 'full', 'hang');
const ids = fc.constantFrom('a', 'b', 'c', 'd');
const steps = fc.oneof(
  fc.record({ act: fc.constant('put' as const), id: ids, text: fc.string({ maxLength: 40 }), fault: faults }),
  fc.record({ act: fc.constantFrom('find' as const, 'named' as const, 'list' as const), id: ids, fault: faults }),
  fc.record({ act: fc.constant('tidy' as const), fault: faults }),
  fc.record({ act: fc.constant('reload' as const), fault: fc.constant('none' as const) }),
);

test('whatever the disk does, an answer is the last one that was cached, or none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (walk) => {
      const { records, open } = setup();
      let cache = open();
      const cached = new Map<string, Set<string>>();
      const isKnown = (found: CachedAnswer | null): boolean =>
        found === null || !!cached.get(found.id)?.has(found.text);
      for (const step of walk) {
        records.fault = step.fault;
        await vi.advanceTimersByTimeAsync(1);
        if (step.act === 'reload') cache = open();
        if (step.act === 'put') {
          // a write that failed leaves the one before it to the next page
          cached.set(step.id, (cached.get(step.id) ?? new Set()).add(step.text));
          void cache.put(record(step.id, step.text));
          await vi.advanceTimersByTimeAsync(0);
          expect((await inTime(cache.find(step.id)))?.text, 'the page itself knows the newest').toBe(step.text);
        }
        if (step.act === 'find') expect(await inTime(cache.find(step.id))).toSatisfy(isKnown);
        if (step.act === 'named') {
          expect(await inTime(cache.findNamed(`brixel_de/product/sku/${step.id}`))).toSatisfy(isKnown);
        }
        if (step.act === 'list') {
          expect((await inTime(cache.list('brixel_de/product'))).every(isKnown)).toBe(true);
        }
        if (step.act === 'tidy') await inTime(cache.tidy());
        records.fault = 'none';
      }
    }),
    { numRuns: 150 },
  );
});

test.each(['error', 'hang'] as const)('after one reading that ends in %s the disk is left alone', async (fault) => {
  const { records, cache } = setup();
  await cache.put(record('a', 'A'));
  records.fault = fault;
  expect(await inTime(cache.find('b'))).toBeNull();
  const { asked } = records;
  await cache.put(record('b', 'B'));
  await inTime(cache.tidy());
  expect([await cache.find('a'), await cache.find('b'), await cache.find('c')]).toMatchObject([
    { text: 'A' },
    { text: 'B' },
    null,
  ]);
  expect(records.asked).toBe(asked);
});

test('a reading has 800 ms, a list 2000', async () => {
  for (const [limit, ask] of [
    [800, (cache: ReturnType<typeof setup>['cache']) => cache.find('a')],
    [2000, (cache: ReturnType<typeof setup>['cache']) => cache.list('brixel_de/product')],
  ] as const) {
    const { records, cache } = setup();
    records.fault = 'hang';
    const answered = vi.fn();
    void ask(cache).then(answered);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(answered).toHaveBeenCalled();
  }
});

test('a disk that opens slowly is no broken one, up to 2000 ms', async () => {
  const { records, cache } = setup();
  records.disk.set('a', record('a', 'A'));
  records.opensAfterMs = 1900;
  const found = cache.find('a');
  await vi.advanceTimersByTimeAsync(1901);
  expect(await found).toMatchObject({ text: 'A' });

  records.opensAfterMs = 2100;
  const late = cache.find('a');
  await vi.advanceTimersByTimeAsync(2001);
  expect(await late).toBeNull();
});

test('it takes thirty failed writings, each of them logged, until the disk is left alone', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { records, cache } = setup();
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    records.fault = 'error';
    await cache.put(record('a', 'A'));
    expect(records.asked).toBe(attempt);
  }
  await cache.put(record('b', 'B'));
  expect(records.asked).toBe(30);
  expect(records.disk.size).toBe(0);
  expect(logged).toHaveBeenCalledTimes(30);
  logged.mockRestore();
});

test('a full disk is cleared and written to again, which the log says', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { records, makeRoom, cache } = setup();
  await cache.put(record('a', 'A'));
  records.fault = 'full';
  await cache.put(record('b', 'B'));
  expect([...records.disk.keys()]).toEqual(['b']);
  expect(makeRoom).toHaveBeenCalledOnce();
  expect(logged.mock.calls).toEqual([[expect.stringContaining('QuotaExceededError: The disk is full')]]);
  logged.mockRestore();
});

test('tidying leaves the newest that fit, on the disk and in memory, and nothing of yesterday', async () => {
  const { records, cache } = setup();
  for (const id of ['a', 'b', 'c']) {
    await cache.put(record(id, id.repeat(40)));
    await vi.advanceTimersByTimeAsync(1000);
  }
  await cache.tidy();
  expect([...records.disk.keys()]).toEqual(['b', 'c']);
  expect(await cache.find('a')).toBeNull();
  await vi.advanceTimersByTimeAsync(DAY_MS - 2000);
  expect([await cache.find('b'), (await cache.find('c'))?.id]).toEqual([null, 'c']);
  await cache.tidy();
  expect([...records.disk.keys()]).toEqual(['c']);
});

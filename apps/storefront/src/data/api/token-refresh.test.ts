import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowser } from '#data/testing/token-api.ts';
import { REFRESH_REFUSED } from './authorized-transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const many = <T>(n: number, make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, make));

async function settled<T>(work: Promise<T>): Promise<T> {
  const outcome = work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  await vi.runAllTimersAsync();
  return (await outcome)();
}

test('twenty calls that find the token dead make one refresh, and all of them succeed', async () => {
  const { api, openTab } = createBrowser();
  const tab = openTab();
  api.expire();
  const answers = await settled(many(20, tab.call));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(api.refreshes).toBe(1);
});

test('two tabs make one refresh; the one that waits looks every second', async () => {
  const { api, openTab } = createBrowser({ latency: () => 800 });
  const [one, other] = [openTab(), openTab()];
  api.expire();
  const answers = settled(Promise.all([many(10, one.call), many(10, other.call)]));
  expect((await answers).flat().every(({ status }) => status === 200)).toBe(true);
  expect(api.refreshes).toBe(1);
});

test('calls that begin during a refresh wait for it', async () => {
  const { api, openTab } = createBrowser();
  const tab = openTab();
  api.expire();
  const first = tab.call();
  await vi.advanceTimersByTimeAsync(120);
  const later = many(5, tab.call);
  expect((await settled(Promise.all([first, later]))).flat().every(({ status }) => status === 200)).toBe(true);
  expect(api.refreshes).toBe(1);
});

test('the second expiry is survived like the first, and the tenth', async () => {
  const { api, openTab, isLoggedIn } = createBrowser();
  const tab = openTab();
  for (let time = 1; time <= 10; time += 1) {
    api.expire();
    expect(await settled(tab.call())).toMatchObject({ status: 200 });
    expect(api.refreshes).toBe(time);
  }
  expect(isLoggedIn()).toBe(true);
});

test('a refused refresh ends the session once, for all calls; guests are never held up', async () => {
  const { api, ends, openTab, isLoggedIn } = createBrowser();
  const tab = openTab();
  api.endLogin();
  const answers = await settled(many(20, tab.call));
  expect(answers).toEqual(answers.map(() => ({ status: 401, json: { code: 401, result: REFRESH_REFUSED } })));
  expect({ ends, refreshes: api.refreshes, isLoggedIn: isLoggedIn() }).toEqual({
    ends: ['refused'],
    refreshes: 1,
    isLoggedIn: false,
  });
  expect(await settled(tab.callAsGuest())).toMatchObject({ status: 200 });
});

test('an API that does not take the tokens it gives is not asked for ever', async () => {
  const { api, ends, openTab } = createBrowser();
  const tab = openTab();
  api.spoilNextToken();
  api.expire();
  expect(await settled(tab.call())).toMatchObject({ status: 401 });
  expect(ends).toEqual([]);
  expect(await settled(tab.call())).toMatchObject({ status: 401 });
  expect({ ends, refreshes: api.refreshes }).toEqual({ ends: ['broken'], refreshes: 1 });
});

test('a connection that breaks is no reason to log anybody out', async () => {
  const { api, ends, openTab, isLoggedIn } = createBrowser();
  const tab = openTab();
  api.expire();
  const call = tab.call();
  await vi.advanceTimersByTimeAsync(60);
  api.down = true;
  await expect(settled(call)).rejects.toThrow('Failed to fetch');
  expect({ ends, isLoggedIn: isLoggedIn() }).toEqual({ ends: [], isLoggedIn: true });
  api.down = false;
  expect(await settled(tab.call())).toMatchObject({ status: 200 });
});

test('where refreshing is switched off, a dead token ends the session', async () => {
  const { api, ends, openTab } = createBrowser({ autoRefresh: false });
  const tab = openTab();
  api.expire();
  expect(await settled(tab.call())).toMatchObject({ status: 401 });
  expect({ ends, refreshes: api.refreshes }).toEqual({ ends: ['refused'], refreshes: 0 });
});

test('whatever the tabs do and however long answers take, no refresh token is used twice', async () => {
  const step = fc.record({ tab: fc.nat(2), after: fc.nat(1500), expires: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.infiniteStream(fc.nat(900)), async (steps, delays) => {
      const { api, ends, openTab } = createBrowser({ latency: () => delays.next().value ?? 0 });
      const tabs = [openTab(), openTab(), openTab()];
      const calls: Promise<unknown>[] = [];
      for (const { tab, after, expires } of steps) {
        await vi.advanceTimersByTimeAsync(after);
        if (expires) api.expire();
        const call = tabs[tab]?.call();
        if (call) calls.push(call);
      }
      await settled(Promise.all(calls));
      expect(ends).not.toContain('refused');
    }),
    { numRuns: 60 },
  );
});

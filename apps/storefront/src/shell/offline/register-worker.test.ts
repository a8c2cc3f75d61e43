import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markConnection } from '#data/connection/connection.ts';
import { useWorker } from './follow-releases.ts';
import { registerWorker } from './register-worker.ts';

const info = vi.spyOn(console, 'info').mockImplementation(() => {});
const statuses: string[] = [];
useWorker.subscribe(({ status }) => statuses.push(status));

/** A browser whose worker container is this one. */
function browserWith(serviceWorker: object | undefined, onLine = true): void {
  vi.stubGlobal('navigator', { onLine, ...(serviceWorker ? { serviceWorker } : {}) });
  vi.stubGlobal('location', { origin: 'https://brixel.example' });
  const target = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', target);
}

const registering = (register: () => Promise<unknown>) => ({
  register,
  ready: Promise.resolve({ active: { postMessage: () => {} } }),
  controller: null,
  addEventListener: () => {},
});

beforeEach(() => {
  vi.useFakeTimers();
  statuses.length = 0;
  info.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker is registered, then the shop is cached, and each loss of the connection is noted once', async () => {
  browserWith(registering(async () => ({ addEventListener: () => {} })));
  await registerWorker('1');
  expect(statuses).toEqual(['registered', 'cached']);
  markConnection(true);
  markConnection(true);
  markConnection(false);
  expect(statuses.slice(2)).toEqual(['offline', 'offline', 'cached']);
  expect(info.mock.calls).toEqual([['No internet: offline mode.']]);
});

test('a worker that cannot be had is logged and nothing else', async () => {
  browserWith(registering(() => Promise.reject(new TypeError('bad HTTP response code (404)'))));
  await registerWorker('1');
  expect(statuses).toEqual(['error']);
  expect(info.mock.calls).toEqual([[expect.stringContaining('404')]]);
});

test('without internet it is offline mode, no error', async () => {
  browserWith(
    registering(() => Promise.reject(new TypeError('Failed to fetch'))),
    false,
  );
  await registerWorker('1');
  expect(statuses).toEqual(['offline']);
  expect(info.mock.calls).toEqual([['No internet: offline mode.']]);
});

test('a browser that knows no workers is left in peace', async () => {
  browserWith(undefined);
  await registerWorker('1');
  expect(statuses).toEqual([]);
  expect(info).not.toHaveBeenCalled();
});

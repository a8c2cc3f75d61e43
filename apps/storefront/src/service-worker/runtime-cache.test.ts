import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRuntimeCache } from './runtime-cache.ts';
import { LONGEST_MS } from './stamped-response.ts';
import { answer, MemoryCaches, ORIGIN } from './testing/memory-caches.ts';

const DAY = 24 * 60 * 60 * 1000;
const PNG = { 'content-type': 'image/png' };
const request = new Request(`${ORIGIN}/img/150/150/resize/part/3001/20.png`);

let caches: MemoryCaches;
const network = vi.fn<() => Promise<Response>>();
const waits: Promise<unknown>[] = [];
// only this much of an event is used
const event = { waitUntil: (work: Promise<unknown>) => void waits.push(work) } as ExtendableEvent;
const settled = () => Promise.all(waits);

beforeEach(() => {
  caches = new MemoryCaches();
  network.mockReset();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIMITS = { lifetimeMs: LONGEST_MS, count: 10, size: 1000 };

test('a picture is asked for once, again when it has grown old, and serves longer where nobody answers', async () => {
  const pictures = openRuntimeCache('pictures', LIMITS);
  const ask = async () => {
    const response = await pictures.cacheFirst(request, event);
    await settled();
    return response.text();
  };
  network.mockImplementation(async () => answer('first', PNG));
  expect(await ask()).toBe('first');
  network.mockImplementation(async () => answer('second', PNG));
  expect(await ask()).toBe('first');
  expect(network).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 8 * DAY);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask()).toBe('first');
  expect(await ask()).toBe('second');
});

test('a picture that cannot be fetched is there in the largest size that was seen, or not at all', async () => {
  const pictures = openRuntimeCache('pictures', LIMITS);
  const picture = (size: string, name = '20') => new Request(`${ORIGIN}/img/${size}/resize/part/3001/${name}.png`);
  for (const size of ['300/300', '1240/1240', '620/620']) {
    network.mockImplementationOnce(async () => answer(size, PNG));
    await pictures.cacheFirst(picture(size), event);
    await settled();
  }
  expect(await (await pictures.inOtherSize(picture('150/150')))?.text()).toBe('1240/1240');
  expect(await pictures.inOtherSize(picture('150/150', '21'))).toBeUndefined();
  expect(await pictures.inOtherSize(new Request(`${ORIGIN}/img/mosaic.png`))).toBeUndefined();
});

test('a full disk costs all that can be fetched again, and neither the answer nor the release', async () => {
  await caches.open('brixel-release/1');
  await caches.open('brixel-kept/static-json');
  caches.refusals = 1;
  network.mockImplementation(async () => answer('picture', PNG));
  const response = await openRuntimeCache('pictures', LIMITS).cacheFirst(request, event);
  expect(await response.text()).toBe('picture');
  await settled();
  expect(await caches.keys()).toEqual(['brixel-release/1']);
});

test('failures are passed on and never cached', async () => {
  const json = openRuntimeCache('static-json', LIMITS);
  network.mockImplementation(async () => answer('gone', {}, 404));
  expect((await json.networkFirst(request, event)).status).toBe(404);
  await settled();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(json.networkFirst(request, event)).rejects.toThrow('Failed to fetch');
});

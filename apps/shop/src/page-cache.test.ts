import { expect, test } from 'vitest';
import { createPageCache, type Made } from './page-cache.ts';
import type { PageRecord } from './page-sources.ts';

/** A page whose sources can be changed. */
function createPage(text: string, bytes = 0) {
  const state = { isCurrent: true };
  const record: PageRecord = { isReusable: true, bytes, isCurrent: () => state.isCurrent };
  return { made: { page: { html: Buffer.from(text), headers: {}, record } } satisfies Made<string>, state };
}

async function textOf(found: Awaited<ReturnType<ReturnType<typeof createPageCache<string>>['find']>>): Promise<string> {
  return 'page' in found ? (await found.page.body('identity')).toString() : found.other;
}

test('many who ask at once get one render, and later ones the kept page', async () => {
  const cache = createPageCache<string>(1);
  const { made } = createPage('page');
  let renders = 0;
  const make = async () => {
    renders += 1;
    return made;
  };
  const found = await Promise.all(Array.from({ length: 20 }, () => cache.find('/', make)));
  expect(new Set(await Promise.all([...found, await cache.find('/', make)].map(textOf)))).toEqual(new Set(['page']));
  expect(renders).toBe(1);
});

test('a page whose sources have changed is made anew, also for those who came while the old one was being made', async () => {
  const cache = createPageCache<string>(1);
  const [old, next] = [createPage('old'), createPage('new')];
  const pages = [old.made, next.made];
  const slow = Promise.withResolvers<void>();
  const make = async () => {
    const made = pages.shift() ?? next.made;
    await slow.promise;
    return made;
  };
  const first = cache.find('/', make);
  old.state.isCurrent = false;
  const second = cache.find('/', make);
  slow.resolve();
  expect([await textOf(await first), await textOf(await second)]).toEqual(['old', 'new']);
  expect(await textOf(await cache.find('/', make))).toBe('new');
});

test('what may not be kept is made each time, and a failure hands on to nobody later', async () => {
  const cache = createPageCache<string>(1);
  const answers = ['not found', 'not found again'];
  const make = async () => ({ other: answers.shift() ?? '' });
  expect([await textOf(await cache.find('/', make)), await textOf(await cache.find('/', make))]).toEqual([
    'not found',
    'not found again',
  ]);
  await expect(cache.find('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await textOf(await cache.find('/', async () => createPage('whole').made))).toBe('whole');
});

test('a page that many ask for is packed smaller, and stays the same page', async () => {
  const cache = createPageCache<string>(1);
  const text = Array.from({ length: 2000 }, (_, place) => `<li>${(place * 7919) % 4001} brick ${place % 17}</li>`).join(
    '',
  );
  const ask = async () => {
    const found = await cache.find('/', async () => createPage(text).made);
    if ('other' in found) throw new Error('It was not kept');
    return found.page;
  };
  const first = await ask();
  const packed = await first.body('br');
  for (let visitor = 0; visitor < 10; visitor++) await ask();
  await expect.poll(async () => (await first.body('br')).length).toBeLessThan(packed.length);
  const later = await ask();
  expect(later.etag).toBe(first.etag);
  expect((await later.body('identity')).toString()).toBe(text);
});

test('over the limit of memory those that nobody asked for the longest go first', async () => {
  const cache = createPageCache<string>(1);
  const make = async () => createPage('page', 300 * 1024).made;
  for (const address of ['/a', '/b', '/c']) await cache.find(address, make);
  await cache.find('/a', make);
  await cache.find('/d', make);
  expect(['/a', '/b', '/c', '/d'].map(cache.has)).toEqual([true, false, true, true]);
});

import { expect, test } from 'vitest';
import { everyRoute } from './support/routes.ts';
import { shopUrl } from './support/shop.ts';

const linksOf = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  );
/** Where the little switch in the header leads: the link to the store that this page is not of. */
const switchOf = (html: string, store: string) =>
  [...html.matchAll(/<a href="([^"]+)" lang="([^"]+)"/g)].find(([, , language]) => language !== store)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test('every page names itself and its twin in the other store, and the twin names it back', async () => {
  const wrong: string[] = [];
  for (const store of ['de', 'it'] as const) {
    for (const { name, path, status } of await everyRoute(store)) {
      if (status !== 200) continue;
      const html = await (await fetch(shopUrl(path))).text();
      if (html.includes('noindex')) continue;
      const links = linksOf(html);
      const own = links.get(store);
      if (canonicalOf(html) !== own) wrong.push(`${name}: canonical ${canonicalOf(html)}, own ${own}`);
      if (links.get('x-default') !== links.get('de')) wrong.push(`${name}: x-default is not the German page`);
      const twin = links.get(store === 'de' ? 'it' : 'de');
      // the builder has a header of its own, without a switch
      const switched = switchOf(html, store);
      if (twin && switched && new URL(switched, twin).pathname !== new URL(twin).pathname)
        wrong.push(`${name}: the switch leads to ${switched}, not to ${twin}`);
      const answer = await fetch(twin ?? '');
      if (answer.status !== 200) wrong.push(`${name}: twin ${twin} answers ${answer.status}`);
      else if (linksOf(await answer.text()).get(store) !== own)
        wrong.push(`${name}: twin ${twin} does not name it back`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the switch keeps filters and order of a list, and what is searched in a page that all stores share', async () => {
  const switched = async (path: string, store: string) =>
    switchOf(await (await fetch(shopUrl(path))).text(), store)?.replaceAll('&amp;', '&');
  expect(await switched('/c/steine?color=1&sort=final_price', 'de')).toBe('/it/c/mattoncini?color=1&sort=final_price');
  expect(await switched('/it/c/mattoncini?color=1', 'it')).toBe('/c/steine?color=1');
  expect(await switched('/search/3001?color=1', 'de')).toBe('/it/search/3001?color=1');
  expect(await switched('/cart', 'de')).toBe('/it/cart');
  expect(await switched('/nowhere', 'de')).toBe('/it');
});

import { homeDocument } from '@brixel/commerce/home-document';
import type { Envelope } from '@brixel/contract/envelope';
import type { HomePage, ShopMenu } from '@brixel/contract/home-page';
import type { ShopFacts } from '@brixel/contract/shop-facts';
import { createPlatform } from '@brixel/platform/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import { signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let editor: OfficeBrowser;
beforeAll(async () => {
  shop = await startTestPlatform();
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const banner = {
  title: ['Fliesenwochen'],
  text: 'Alle glatten Teile',
  image: `/upload/${'a'.repeat(64)}-50-0.webp`,
  link: '/i/versand',
  linkText: 'Ansehen',
};
const days = { isOn: true, from: '2026-11-16', until: '2026-11-30' };
const page: HomePage = {
  parts: [
    { kind: 'hero', ...days, ...banner, alt: 'Fliesen' },
    { kind: 'bestsellers', isOn: true },
    { kind: 'banner', ...days, ...banner, tint: 'mint' },
    { kind: 'categories', isOn: true, large: [], small: [49, 119] },
  ],
};

test('a home page is saved by store, on what was read, and another node has it within a second', async () => {
  const read = await editor.call('home.read');
  expect(read).toMatchObject({ pages: {}, version: 0, is_demo: true });
  expect(read.categories.it.find(({ id }) => id === 439)).toMatchObject({ level: 2, in_menu: true });
  const node = await createPlatform({ ...shop.database.location, rebuildOnStart: false });
  try {
    await editor.call('home.save', { body: { store: 'de', page, version: 0 } });
    await expect.poll(() => node.settings.current().home.de, { timeout: WAIT_LIMIT_MS }).toEqual(page);
    expect(await editor.refusal('home.save', { body: { store: 'it', page, version: 0 } })).toBe(
      '409 CHANGED_MEANWHILE',
    );
    await editor.call('home.save', { body: { store: 'it', page, version: 1 } });
    await editor.call('home.save', { body: { store: 'de', page: null, version: 2 } });
    const again = await editor.call('home.read');
    expect([Object.keys(again.pages), again.version]).toEqual([['it'], 3]);
  } finally {
    await node.close();
  }
  expect(homeDocument(page, '2026-11-20').parts).toHaveLength(4);
  expect(homeDocument(page, '2026-12-01').parts).toEqual([{ kind: 'bestsellers' }, { kind: 'categories' }]);
});

test.each<[string, object]>([
  ['an address elsewhere in words', { ...banner, link: 'javascript:alert(1)' }],
  ['a host behind two slashes', { ...banner, link: '//evil.example' }],
  ['an address with a gap', { ...banner, link: 'https://a b' }],
  ['no address at all', { ...banner, link: undefined }],
  ['a picture of another place', { ...banner, image: 'https://evil.example/x.png' }],
  ['a way out of the pictures', { ...banner, image: '/upload/../../etc/passwd' }],
  ['no heading', { ...banner, title: [] }],
])('%s is not shown', async (_what, wrong) => {
  const { version } = await editor.call('home.read');
  const parts = [{ kind: 'banner', ...days, tint: 'mint', ...wrong }];
  expect((await editor.ask('home.save', { body: { store: 'de', page: { parts }, version } })).status).toBe(400);
});

test('menu and footer begin as the catalogue has them, and storefronts are told what was changed', async () => {
  const { footers, version } = await editor.call('menu.read');
  expect(footers.de.length).toBeGreaterThanOrEqual(3);
  const menu: ShopMenu = {
    entries: [
      { kind: 'link', label: 'Über uns', link: '/i/ueber-uns' },
      { kind: 'category', id: 444, isOn: false },
    ],
    footer: [{ label: 'Laden', links: [{ label: 'Mo bis Fr, 9 bis 18 Uhr', path: '' }] }],
  };
  await editor.call('menu.save', { body: { store: 'de', menu, version } });
  const facts = (await shop.inject('/api/ext/shop-facts')).json<Envelope<ShopFacts>>().result;
  expect(facts.menus).toEqual({ de: menu });
  const wrong = { ...menu, entries: [{ kind: 'link', label: 'x', link: '//evil.example' }] };
  const answer = await editor.ask('menu.save', { body: { store: 'de', menu: wrong, version: version + 1 } });
  expect(answer.status).toBe(400);
});

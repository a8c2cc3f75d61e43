import type { PageContent } from '@brixel/contract/office/content-endpoints';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { CMS_BLOCKS } from '@brixel/demo-catalog/cms/blocks';
import { CMS_HIERARCHY } from '@brixel/demo-catalog/cms/hierarchy';
import { CMS_PAGES } from '@brixel/demo-catalog/cms/pages';
import { createCatalog } from '@brixel/platform/catalog/catalog';
import { openDatabase } from '@brixel/platform/database/database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hostileTexts } from '../support/hostile-texts.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
let editor: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: contentOnly });
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

/** Pages and blocks of the demo, without its goods. */
const contentOnly = () => ({
  ...smallCatalog([]),
  cmsPages: [...CMS_PAGES],
  cmsBlocks: [...CMS_BLOCKS],
  cmsHierarchy: [...CMS_HIERARCHY],
});

const soon = { timeout: WAIT_LIMIT_MS, interval: 20 };

const text = (title: string, content = `<p>${title}</p>`) => ({ title, heading: '', meta_description: '', content });
const draft = (identifier: string, changes: Partial<PageContent> = {}): PageContent => ({
  identifier,
  published: true,
  texts: { de: text('Neu'), it: text('Nuovo') },
  ...changes,
});

async function shown(identifier: string, store: StoreCode = 'de') {
  const { storeId } = storeViews[store];
  const answer = await shop.inject(`/api/ext/cms-data/cmsPageIdentifier/${identifier}/storeId/${storeId}`);
  return answer.statusCode === 200 ? answer.json().result : null;
}
const titleOf = async (identifier: string, store?: StoreCode) => (await shown(identifier, store))?.title;
const idOf = async (identifier: string) =>
  (await editor.call('content.pages')).find((page) => page.identifier === identifier)!.id;
const redirectOf = async (path: string) =>
  (await shop.inject({ url: '/api/ext/redirect', query: { path } })).json().result;

test('a new page shows in its stores, a change at once, and the first version is what the shop came with', async () => {
  const page = await editor.call('content.createPage', { body: draft('oeffnungszeiten') });
  await expect.poll(() => titleOf('oeffnungszeiten'), soon).toBe('Neu');
  expect(await titleOf('oeffnungszeiten', 'it')).toBe('Nuovo');

  const { version, ...before } = await editor.call('content.page', { params: { id: await idOf('jobs') } });
  const { identifier, published, texts } = before;
  const changed = { identifier, published, texts: { ...texts, it: text('Lavora con noi') } };
  await editor.call('content.updatePage', { params: { id: before.id }, body: { ...changed, version } });
  await expect.poll(() => titleOf('jobs', 'it'), soon).toBe('Lavora con noi');
  const versions = await editor.call('content.pageVersions', { params: { id: before.id } });
  expect(versions.map(({ version: number, by }) => [number, by])).toEqual([
    [2, expect.stringContaining('editor')],
    [1, null],
  ]);
  // an older version comes back by saving it
  await editor.call('content.updatePage', { params: { id: before.id }, body: { ...versions[1]!.content, version: 2 } });
  await expect.poll(() => titleOf('jobs', 'it'), soon).toBe(texts.it!.title);
  expect(await editor.call('content.page', { params: { id: before.id } })).toEqual({ ...before, version: 3 });

  const withoutItalian = { ...draft('oeffnungszeiten'), texts: { de: text('Nur deutsch') }, version: page.version };
  await editor.call('content.updatePage', { params: { id: page.id }, body: withoutItalian });
  await expect.poll(() => titleOf('oeffnungszeiten', 'it'), soon).toBe('Nur deutsch');
  // so that nobody reads German aloud as Italian
  expect([(await shown('oeffnungszeiten', 'it')).lang, (await shown('oeffnungszeiten')).lang]).toEqual([
    'de',
    undefined,
  ]);
});

test('another node shows what this one has saved', async () => {
  const database = await openDatabase(shop.database.location);
  const other = await createCatalog(database, { info() {}, warn() {}, error() {} });
  onTestFinished(async () => {
    await other.close();
    await database.close();
  });
  await editor.call('content.createPage', { body: draft('auf-allen-knoten') });
  const titles = () => other.all('it', 'cms_page').filter(({ identifier }) => identifier === 'auf-allen-knoten');
  await expect.poll(() => titles().map(({ title }) => title), soon).toEqual(['Nuovo']);
});

test('a page that is hidden or removed is gone from shop and footer, and comes back as it was', async () => {
  const id = await idOf('blog');
  const { version, identifier, published, texts } = await editor.call('content.page', { params: { id } });
  const content = { identifier, published, texts };
  const inFooter = () => shop.platform.catalog.all('de', 'cms_hierarchy').some(({ page_id }) => page_id === id);
  const isListed = inFooter();
  await editor.call('content.updatePage', { params: { id }, body: { ...content, published: false, version } });
  await expect.poll(() => shown('blog'), soon).toBeNull();
  expect(inFooter()).toBe(false);
  const removed = await editor.call('content.removePage', { params: { id }, query: { version: version + 1 } });
  expect(await editor.refusal('content.page', { params: { id } })).toBe('404 NOT_FOUND');
  // its address is free meanwhile
  const other = await editor.call('content.createPage', { body: draft('blog') });
  const back = { params: { id }, body: { ...content, version: removed.version } };
  expect(await editor.refusal('content.updatePage', back)).toBe('409 ADDRESS_TAKEN');
  await editor.call('content.removePage', { params: { id: other.id }, query: { version: other.version } });
  await editor.call('content.updatePage', back);
  await expect.poll(() => titleOf('blog'), soon).toBe(texts.de!.title);
  expect(inFooter()).toBe(isListed);
});

test('nobody overwrites what somebody else has saved meanwhile', async () => {
  const owner = await signInAs(shop, 'owner');
  const page = await editor.call('content.createPage', { body: draft('zu-zweit') });
  const save = (person: OfficePerson, title: string) =>
    person.ask('content.updatePage', {
      params: { id: page.id },
      body: { ...draft('zu-zweit'), texts: { de: text(title) }, version: page.version },
    });
  const outcomes = await Promise.all([save(owner, 'Inhaberin'), save(editor, 'Redaktion')]);
  expect(outcomes.map(({ failure }) => failure ?? 'saved').toSorted()).toEqual(['CHANGED_MEANWHILE', 'saved']);
  const removal = { params: { id: page.id }, query: { version: page.version } };
  expect(await editor.refusal('content.removePage', removal)).toBe('409 CHANGED_MEANWHILE');
});

test('pages that the shop leads to keep their address and stay; addresses are unique and plain', async () => {
  const id = await idOf('impressum');
  const { version, texts } = await editor.call('content.page', { params: { id } });
  const save = (changes: Partial<PageContent>) =>
    editor.refusal('content.updatePage', {
      params: { id },
      body: { ...draft('impressum', { texts }), version, ...changes },
    });
  expect(await save({ identifier: 'firma' })).toBe('409 PAGE_REQUIRED');
  expect(await save({ published: false })).toBe('409 PAGE_REQUIRED');
  expect(await save({ texts: { it: texts.it! } })).toBe('409 TEXT_MISSING');
  expect(await editor.refusal('content.removePage', { params: { id }, query: { version } })).toBe('409 PAGE_REQUIRED');
  expect(await editor.refusal('content.createPage', { body: draft('impressum') })).toBe('409 ADDRESS_TAKEN');
  // one that was never published may stay a draft
  const { db } = shop.database;
  await db.updateTable('cms_page').set({ state: 'hidden' }).where('identifier', '=', 'newsletter').execute();
  const drafted = { params: { id: await idOf('newsletter') }, body: { ...draft('newsletter'), version: 1 } };
  await editor.call('content.updatePage', { ...drafted, body: { ...drafted.body, published: false } });
  const published = await editor.call('content.updatePage', { ...drafted, body: { ...drafted.body, version: 2 } });
  expect(published.required).toBe(true);
  for (const identifier of ['Groß', 'a b', '../x', 'removed/1', '', '-a'])
    expect((await editor.ask('content.createPage', { body: draft(identifier) })).status, identifier).toBe(400);
});

test('many pages at once get numbers of their own', async () => {
  const made = ['eins', 'zwei', 'drei', 'vier'].map((name) => editor.call('content.createPage', { body: draft(name) }));
  expect(new Set((await Promise.all(made)).map(({ id }) => id)).size).toBe(4);
});

test('every page of the demo can be saved without losing anything', async () => {
  for (const { id } of await editor.call('content.pages')) {
    const { texts } = await editor.call('content.page', { params: { id } });
    for (const { content } of Object.values(texts)) {
      // tokens would be filled in
      const text = content.replaceAll('{{', '{ {');
      expect(plain((await editor.call('content.preview', { body: { content: text } })).content)).toBe(plain(text));
    }
  }
});

/** HTML can be written in several ways that are the same. */
const plain = (html: string): string =>
  html.replaceAll(' />', '>').replaceAll('&quot;', '"').replace(/\s+/g, ' ').replaceAll('&#x27;', "'").trim();

test('a block shows at once; one with a drawing stays as it is', async () => {
  const blocks = await editor.call('content.blocks');
  const block = blocks.find(({ identifier }) => identifier === 'tax-note')!;
  const { texts } = await editor.call('content.block', { params: { id: block.id } });
  const changed = { de: { ...texts.de!, content: '<p>Alle Preise<script>alert(1)</script></p>' }, it: texts.it! };
  await editor.call('content.updateBlock', { params: { id: block.id }, body: { texts: changed, version: 1 } });
  const content = () => shop.platform.catalog.all('de', 'cms_block').find(({ id }) => id === block.id)?.content;
  await expect.poll(content, soon).toBe('<p>Alle Preise</p>');
  const [last, first] = await editor.call('content.blockVersions', { params: { id: block.id } });
  expect([last?.version, first?.content]).toEqual([2, { texts }]);

  const drawn = blocks.filter(({ editable }) => !editable);
  expect(drawn.map(({ identifier }) => identifier)).toEqual(['gewaehrleistung']);
  // what no page of the shop reads comes after what one does
  expect(blocks.map(({ shown }) => shown)).toEqual([true, ...Array(CMS_BLOCKS.length - 1).fill(false)]);
  const fixed = await editor.call('content.block', { params: { id: drawn[0]!.id } });
  const body = { texts: fixed.texts, version: fixed.version };
  expect(await editor.refusal('content.updateBlock', { params: { id: fixed.id }, body })).toBe('409 BLOCK_FIXED');
});

test('the audit log tells who changed what, long texts shortened', async () => {
  const owner = await signInAs(shop, 'owner');
  const content = `<p>${'Sehr lang. '.repeat(500)}</p>`;
  await editor.call('content.createPage', { body: draft('lang', { texts: { de: text('Lang', content) } }) });
  const { entries } = await owner.call('audit.list', { query: { action: 'content.createPage', subject: '/i/lang' } });
  expect(entries).toMatchObject([{ staff: { id: editor.id }, after: { identifier: 'lang' } }]);
  expect(JSON.stringify(entries[0]?.after).length).toBeLessThan(600);
});

describe('a hostile editor', () => {
  test.each(hostileTexts)('%s runs nowhere', async (payload) => {
    const { content } = await editor.call('content.preview', { body: { content: payload } });
    expect(content).not.toMatch(
      /<(?!\/?(?:h[2-4]|p|br|hr|blockquote|[uo]l|li|strong|em|a|img|table|caption|t[hrd]|tbody|thead|tfoot)\b)/i,
    );
    for (const [, attributes = ''] of content.matchAll(/<[a-z0-9]+([^>]*)>/gi))
      expect(attributes).toMatch(
        /^(?: (?:href|src|srcset|sizes|alt|width|height|loading|start|scope|colspan|rowspan)="[^"<>]*")*(?: \/)?$/,
      );
    for (const [, address = ''] of content.matchAll(/(?:href|src|srcset)="([^"]*)"/gi))
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w.-]*$)/);
    // a picture makes no call with the cookies of whoever reads the page
    for (const [, address = ''] of content.matchAll(/src="([^"]*)"/gi))
      expect(decodeURIComponent(new URL(address, 'http://shop.example').pathname)).not.toMatch(/^\/(?:admin|api)\//);
    // what is saved is what was looked at, however often
    expect((await editor.call('content.preview', { body: { content } })).content).toBe(content);
  });

  test('what the shop serves is what was cleaned, in every field', async () => {
    const script = '<img src=x onerror=alert(1)>';
    const all = hostileTexts.join('\n');
    const { texts } = await editor.call('content.createPage', {
      body: draft('boese', {
        texts: { de: { title: script, heading: script, meta_description: script, content: all } },
      }),
    });
    await expect.poll(() => shown('boese'), soon).not.toBeNull();
    const page = await shown('boese');
    expect(page.content).toBe(texts.de!.content);
    expect(page.content).not.toMatch(/<script|\son\w+=|javascript:|<svg|<iframe|<style|<form|<base|<meta/i);
  });
});

describe('redirects', () => {
  const create = (from_path: string, to_path: string, status: 301 | 302 = 301) =>
    ({ body: { from_path, to_path, status } }) as const;

  test('an address leads elsewhere, whatever its capitals and last slash, until it is removed', async () => {
    const made = await editor.call('redirects.create', create('/Alt/Seite/', '/i/versand?x=1', 302));
    expect(made).toMatchObject({ from_path: '/alt/seite', to_path: '/i/versand?x=1' });
    for (const path of ['/alt/seite', '/ALT/seite/', '/alt/seite?y=2', '/it/alt/seite'])
      expect(await redirectOf(path), path).toEqual({ to: '/i/versand?x=1', status: 302 });
    expect(await redirectOf('/alt')).toBeNull();
    const { id, version } = made;
    const body = { from_path: '/alt', to_path: '/', status: 301 as const, version };
    await editor.call('redirects.update', { params: { id }, body });
    expect(await editor.refusal('redirects.update', { params: { id }, body })).toBe('409 CHANGED_MEANWHILE');
    expect([await redirectOf('/alt/seite'), await redirectOf('/alt')]).toEqual([null, { to: '/', status: 301 }]);
    await editor.call('redirects.remove', { params: { id } });
    expect(await redirectOf('/alt')).toBeNull();
  });

  test('none leads out of the shop, in a circle, or twice from one address', async () => {
    for (const target of [
      'https://evil.example/',
      '//',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
    ]) {
      const answer = await editor.ask('redirects.create', create('/weg', target));
      if (answer.status === 200) expect((answer.result as { to_path: string }).to_path, target).toBe('/');
      else expect(answer.status, target).toBe(400);
    }
    await editor.call('redirects.create', create('/a', '/b'));
    await editor.call('redirects.create', create('/b', '/c'));
    expect(await editor.refusal('redirects.create', create('/c', '/A/'))).toBe('409 REDIRECT_LOOP');
    expect(await editor.refusal('redirects.create', create('/c', '/it/c?x'))).toBe('409 REDIRECT_LOOP');
    expect(await editor.refusal('redirects.create', create('/A', '/d'))).toBe('409 REDIRECT_TAKEN');
    const atOnce = await Promise.all([
      editor.ask('redirects.create', create('/x', '/y')),
      editor.ask('redirects.create', create('/y', '/x')),
    ]);
    expect(atOnce.map(({ failure }) => failure ?? 'made').toSorted()).toEqual(['REDIRECT_LOOP', 'made']);
  });

  test('from the old address of a page to its new one, there and back', async () => {
    const { id, version } = await editor.call('content.createPage', { body: draft('alter-name') });
    await editor.call('content.updatePage', { params: { id }, body: { ...draft('neuer-name'), version } });
    expect(await redirectOf('/i/alter-name')).toEqual({ to: '/i/neuer-name', status: 301 });
    await editor.call('content.updatePage', { params: { id }, body: { ...draft('alter-name'), version: version + 1 } });
    expect(await redirectOf('/i/alter-name')).toBeNull();
    expect(await redirectOf('/i/neuer-name')).toEqual({ to: '/i/alter-name', status: 301 });
  });
});

test('the preview shows the facts that tokens stand for', async () => {
  const content = '<p>{{shop}}</p><p>{{shipping}}</p>';
  const shown = (await editor.call('content.preview', { body: { content } })).content;
  expect(shown).toMatch(/^<p>brixel<\/p><table>.*6,90.*<\/table>$/);
});

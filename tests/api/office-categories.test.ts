import type { OfficeInput } from '@brixel/contract/office/office-types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform();
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const tree = () => owner.call('categories.tree');
const nodeOf = async (id: number) => (await tree()).find((node) => node.id === id)!;
const shown = (id: number, store: 'de' | 'it' = 'de') =>
  shop.platform.catalog.all(store, 'category').find((category) => category.id === id);
const redirectOf = async (path: string) =>
  (await owner.call('redirects.list', { query: {} })).redirects.find(({ from_path }) => from_path === path)?.to_path;

type NewCategory = OfficeInput<'categories.create'>['body'];
let made = 0;
const create = (changed: Partial<NewCategory> = {}) => {
  made += 1;
  return owner.call('categories.create', {
    body: {
      parent_id: null,
      texts: { de: { name: `Regal ${made}`, url_key: `regal-${made}`, description: '' } },
      active: true,
      in_menu: true,
      image: null,
      ...changed,
    },
  });
};

test('a category is made, renamed and removed, in the shop at once, and old addresses lead on', async () => {
  const { id, version } = await create({
    texts: {
      de: { name: 'Räder', url_key: 'raeder', description: 'Alles, was rollt.' },
      it: { name: 'Ruote', url_key: 'ruote', description: '' },
    },
  });
  await expect.poll(() => shown(id)?.slug, soon).toBe('raeder');
  expect(shown(id)).toMatchObject({ name: 'Räder', description: 'Alles, was rollt.', include_in_menu: true, level: 2 });
  expect(shown(id, 'it')?.slug).toBe('ruote');
  // staff read it in their language, as far as it has a name there
  const speak = (language: 'de' | 'it') => owner.call('me.update', { body: { name: 'Olga', language } });
  await speak('it');
  const listed = (await owner.call('products.overview')).categories.find((category) => category.id === id);
  expect([(await nodeOf(id)).name, listed?.name]).toEqual(['Ruote', 'Ruote']);
  await speak('de');
  expect((await nodeOf(id)).name).toBe('Räder');
  const body = {
    texts: { de: { name: 'Räder & Achsen', url_key: 'raeder-achsen', description: '' } },
    active: true,
    in_menu: false,
    image: null,
  };
  const renamed = await owner.call('categories.update', { params: { id }, body: { ...body, version } });
  await expect.poll(() => shown(id)?.slug, soon).toBe('raeder-achsen');
  // a store without a text of its own shows that of the default one
  expect(shown(id, 'it')).toMatchObject({ name: 'Räder & Achsen', include_in_menu: false });
  expect(await redirectOf('/c/raeder')).toBe('/c/raeder-achsen');
  expect(await redirectOf('/raeder')).toBe('/raeder-achsen');
  expect(await redirectOf('/c/ruote')).toBe('/c/raeder-achsen');
  // somebody else was quicker
  expect(await owner.refusal('categories.update', { params: { id }, body: { ...body, version } })).toBe(
    '409 CHANGED_MEANWHILE',
  );
  const other = await create();
  const taken = { ...body, texts: { de: { ...body.texts.de, url_key: `regal-${made}` } } };
  expect(
    await owner.refusal('categories.update', { params: { id }, body: { ...taken, version: renamed.version } }),
  ).toBe('409 ADDRESS_TAKEN');

  // its goods must be somewhere else too
  const sku = 'BX-3001-1';
  const bulk = async (kind: 'addCategory' | 'removeCategory', category: number) => {
    const change = { kind, category };
    const selection = { skus: [sku] };
    const { changed } = await owner.call('products.previewBulk', { body: { selection, change } });
    await owner.call('products.bulk', { body: { selection, change, expected: changed } });
  };
  const before = (await owner.call('products.read', { params: { id: sku } })).categories;
  await bulk('addCategory', id);
  expect((await nodeOf(id)).products).toBe(1);
  for (const category of before) await bulk('removeCategory', category);
  const removal = { params: { id }, query: { version: renamed.version } };
  expect(await owner.refusal('categories.remove', removal)).toBe('409 CATEGORY_HAS_GOODS');
  for (const category of before) await bulk('addCategory', category);
  const child = await create({ parent_id: id });
  expect(await owner.refusal('categories.remove', removal)).toBe('409 CATEGORY_HAS_CHILDREN');
  await owner.call('categories.remove', { params: { id: child.id }, query: { version: child.version } });
  await owner.call('categories.remove', removal);
  await expect.poll(() => shown(id), soon).toBeUndefined();
  expect(await redirectOf(`/c/regal-${made}`)).toBe('/c/raeder-achsen');
  expect((await owner.call('products.read', { params: { id: sku } })).categories.toSorted()).toEqual(before.toSorted());
  await owner.call('categories.remove', { params: { id: other.id }, query: { version: other.version } });
  const actions = (await owner.call('audit.list', { query: {} })).entries.map(({ action }) => action);
  expect(actions).toContain('categories.remove');
});

test('however categories are moved, the tree stays a tree, as a model has it', { timeout: 120_000 }, async () => {
  const ids: number[] = [];
  for (let count = 0; count < 7; count += 1) ids.push((await create()).id);
  const moves = fc.array(
    fc.record({
      moved: fc.nat(6),
      parent: fc.option(fc.nat(6), { freq: 4 }),
      before: fc.option(fc.nat(6), { freq: 2 }),
    }),
    { minLength: 25, maxLength: 25 },
  );
  /** ids below a parent in their order; the key null is the first level */
  const model = new Map<number | null, number[]>([[null, [...ids]]]);
  const parentOf = (id: number) => [...model].find(([, below]) => below.includes(id))![0];
  const lineOf = (id: number | null): number[] => (id === null ? [] : [...lineOf(parentOf(id)), id]);
  const depthOf = (id: number): number => 1 + Math.max(0, ...(model.get(id) ?? []).map(depthOf));
  for (const { moved, parent, before } of fc.sample(moves, { numRuns: 1, seed: 18 })[0]!) {
    const id = ids[moved]!;
    const parent_id = parent === null ? null : ids[parent]!;
    const next = before === null ? null : ids[before]!;
    const { version } = await nodeOf(id);
    const input = { params: { id }, body: { parent_id, before: next, version } };
    const below = (model.get(parent_id) ?? []).filter((other) => other !== id);
    const expected = lineOf(parent_id).includes(id)
      ? '409 CATEGORY_IN_ITSELF'
      : lineOf(parent_id).length + depthOf(id) > 6
        ? '409 CATEGORY_TOO_DEEP'
        : next !== null && !below.includes(next)
          ? '409 CHANGED_MEANWHILE'
          : null;
    if (expected) {
      expect(await owner.refusal('categories.move', input)).toBe(expected);
      continue;
    }
    await owner.call('categories.move', input);
    const last = parentOf(id);
    model.set(
      last,
      model.get(last)!.filter((other) => other !== id),
    );
    const list = (model.get(parent_id) ?? []).filter((other) => other !== id);
    list.splice(next === null ? list.length : list.indexOf(next), 0, id);
    model.set(parent_id, list);
    // the old version moves nothing
    expect(await owner.refusal('categories.move', input)).toBe('409 CHANGED_MEANWHILE');
  }
  const walk = (parent: number | null): [number, number][] =>
    (model.get(parent) ?? []).flatMap((id) => [[id, lineOf(id).length] as [number, number], ...walk(id)]);
  const all = await tree();
  expect(all.filter(({ id }) => ids.includes(id)).map(({ id, level }) => [id, level])).toEqual(walk(null));
  for (const id of ids) await expect.poll(() => shown(id)?.path, soon).toBe([2, ...lineOf(id)].join('/'));
});

test('two who move two categories into each other at once close no circle', async () => {
  const [a, b] = [await create(), await create()];
  const answers = await Promise.all(
    [
      [a, b],
      [b, a],
    ].map(([moved, into]) =>
      owner.ask('categories.move', {
        params: { id: moved!.id },
        body: { parent_id: into!.id, before: null, version: moved!.version },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await tree()).filter(({ id }) => id === a.id || id === b.id)).toHaveLength(2);
});

import { TEXT_LIMITS } from '@brixel/contract/office/text-limits';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-texts.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const FOUND = '{n, plural, one {# Treffer} other {# Treffer}} für {term}';
const texts = {
  de: { 'cart.toCheckout': 'Zur Kasse', 'search.found': FOUND, 'common.hello': 'Hallo {name}' },
  it: { 'cart.toCheckout': 'Alla cassa', 'search.found': FOUND, 'common.hello': 'Ciao {name}' },
};

let shop: TestPlatform;
let otherNode: Platform;
let editor: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty', texts });
  otherNode = await createPlatform({ ...shop.database.location, rebuildOnStart: false });
  editor = await signInAs(shop, 'editor');
});
afterAll(async () => {
  await otherNode.close();
  await shop.close();
});

const save = (key: string, text: string | null, before: string | null = null, store: 'de' | 'it' = 'de') =>
  editor.call('texts.save', { body: { store, key, text, before } });
const refused = (key: string, text: string | null, before: string | null = null) =>
  editor.refusal('texts.save', { body: { store: 'de', key, text, before } });
const found = async (query: object) => {
  const { texts: list } = await editor.call('texts.list', { query });
  return list.map(({ key }) => key);
};

test('a text is found by its key and by its wording in any language, replaced on all nodes, and taken back', async () => {
  expect(await found({})).toEqual(['cart.toCheckout', 'common.hello', 'search.found']);
  for (const search of ['tocheck', 'KASSE', 'cassa', 'alla c'])
    expect(await found({ search })).toEqual(['cart.toCheckout']);
  expect(await found({ own: 'true' })).toEqual([]);

  await save('cart.toCheckout', 'Jetzt bezahlen');
  expect(shop.platform.texts.current()).toEqual({ de: { 'cart.toCheckout': 'Jetzt bezahlen' } });
  await expect
    .poll(() => otherNode.texts.current(), { timeout: WAIT_LIMIT_MS, interval: 20 })
    .toEqual({ de: { 'cart.toCheckout': 'Jetzt bezahlen' } });
  expect(await found({ own: 'true' })).toEqual(['cart.toCheckout']);
  expect(await found({ search: 'jetzt' })).toEqual(['cart.toCheckout']);

  // somebody else was quicker
  expect(await refused('cart.toCheckout', 'Kaufen')).toBe('409 CHANGED_MEANWHILE');
  await save('cart.toCheckout', null, 'Jetzt bezahlen');
  expect(shop.platform.texts.current()).toEqual({});

  const owner = await signInAs(shop, 'owner');
  const { entries } = await owner.call('audit.list', { query: { action: 'texts' } });
  expect(entries.map(({ subject, before, after }) => ({ subject, before, after }))).toEqual([
    { subject: 'cart.toCheckout (de)', before: { text: 'Jetzt bezahlen' }, after: { text: 'Zur Kasse' } },
    { subject: 'cart.toCheckout (de)', before: { text: 'Zur Kasse' }, after: { text: 'Jetzt bezahlen' } },
  ]);
});

test('a text that the shop could not show is refused', async () => {
  expect(await refused('common.hello', 'Hallo')).toBe('409 TEXT_ARGUMENTS');
  expect(await refused('common.hello', 'Hallo {name} und {term}')).toBe('409 TEXT_ARGUMENTS');
  expect(await refused('common.hello', 'Hallo {name')).toBe('409 TEXT_FORMS');
  expect(await refused('search.found', '{n, plural, one {# von {term}}}')).toBe('409 TEXT_FORMS');
  for (const key of ['cart.unknown', '__proto__', 'constructor', 'toString'])
    expect(await refused(key, 'x'), key).toBe('404 NOT_FOUND');
  for (const text of ['', ' ', 'zwei\nZeilen', 'umge\u202ekehrt', 'x'.repeat(TEXT_LIMITS.text + 1)])
    expect(
      (await editor.ask('texts.save', { body: { store: 'de', key: 'cart.toCheckout', text, before: null } })).status,
    ).toBe(400);
  expect(shop.platform.texts.current()).toEqual({});
});

test('all own texts of a store together stay small, because each page carries them', async () => {
  const long = 'x'.repeat(TEXT_LIMITS.text);
  const rows = Array.from({ length: TEXT_LIMITS.store / TEXT_LIMITS.text - 1 }, (_, place) => ({
    ...{ store_code: 'it', key: `old.${place}`, text: long },
  }));
  await shop.database.db.insertInto('text_override').values(rows).execute();
  const body = { store: 'it' as const, key: 'cart.toCheckout', text: long, before: null };
  expect(await editor.refusal('texts.save', { body })).toBe('409 TEXTS_TOO_LONG');
  await save('cart.toCheckout', 'breve', null, 'it');
  await save('cart.toCheckout', long);
  await shop.database.db.deleteFrom('text_override').execute();
});

test('markup stays what it is: a text', async () => {
  const plain = hostileTexts.filter((text) => !/[{}\p{Cc}]/u.test(text));
  let before: string | null = null;
  await shop.platform.texts.refresh();
  for (const text of plain) {
    await save('cart.toCheckout', text, before);
    expect(shop.platform.texts.current().de).toEqual({ 'cart.toCheckout': text });
    before = text;
  }
});

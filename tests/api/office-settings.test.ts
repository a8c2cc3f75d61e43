import type { OfficeInput } from '@brixel/contract/office/office-types';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { openSettings, readSettings } from '@brixel/platform/settings/shop-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficeNode, type OfficePerson, signInAs, startOfficeNode } from '../support/office-node.ts';

let node: OfficeNode;
let owner: OfficePerson;
beforeAll(async () => {
  node = await startOfficeNode();
  owner = await signInAs(node, 'owner');
});
afterAll(() => node.close());

test('a section is read with its version, saved, and the log says from what to what', async () => {
  const first = await owner.call('settings.read');
  expect(first).toMatchObject({ brand: { value: { name: null }, version: 0 }, from_outside: [] });
  expect(first.shipping.value).toEqual(defaultSettings.shipping);
  const body = { section: 'brand', value: { name: ' Steine & Mehr ' }, version: 0 } as const;
  expect(await owner.call('settings.save', { body })).toEqual({ version: 1 });
  expect((await owner.call('settings.read')).brand).toEqual({ value: { name: 'Steine & Mehr' }, version: 1 });
  const { entries } = await owner.call('audit.list', { query: { action: 'settings' } });
  expect(entries).toMatchObject([
    { action: 'settings.save', subject: 'brand', before: { name: null }, after: { name: 'Steine & Mehr' } },
  ]);
});

test('what somebody else has saved meanwhile is not overwritten, and leaves no trace in the log', async () => {
  const save = (prefix: string, version: number) =>
    owner.ask('settings.save', { body: { section: 'orders', value: { numberPrefix: prefix }, version } });
  expect(await save('AB', 0)).toMatchObject({ status: 200 });
  expect(await save('CD', 0)).toMatchObject({ status: 409, failure: 'CHANGED_MEANWHILE' });
  expect((await owner.call('settings.read')).orders).toEqual({ value: { numberPrefix: 'AB' }, version: 1 });
  const { entries } = await owner.call('audit.list', { query: { subject: 'orders' } });
  expect(entries).toHaveLength(1);
});

test('a value that makes no sense is refused with the place of the mistake', async () => {
  const iban = 'DE02120300000000202052';
  const body = { section: 'bank', value: { holder: 'A', iban, bic: 'BYLADEM1001' }, version: 0 } as const;
  const refused = await owner.ask('settings.save', { body });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.result)).toContain('iban');
});

test('whatever section is read can be saved', async () => {
  const { from_outside: _, ...sections } = await owner.call('settings.read');
  for (const [section, { value, version }] of Object.entries(sections)) {
    // nothing yet: there is no such value to be saved
    if (value === null) continue;
    const body = { section, value, version } as OfficeInput<'settings.save'>['body'];
    expect([section, await owner.ask('settings.save', { body })]).toMatchObject([section, { status: 200 }]);
  }
});

test('what the environment sets does not become the choice of the owner', async () => {
  const { db } = node.database;
  const outside = { catalog: { zeroPrices: true } };
  const settings = await openSettings(node.database, { outside, onError: (error) => expect.fail(String(error)) });
  const asShown = { ...settings.current().catalog, listOutOfStock: false };
  expect(asShown.zeroPrices).toBe(true);
  await db.transaction().execute((tx) => settings.save(tx, 'catalog', asShown, settings.versionOf('catalog')));
  await settings.close();
  expect((await readSettings(db, outside)).catalog).toEqual(asShown);
  expect((await readSettings(db, {})).catalog).toEqual({ ...asShown, zeroPrices: false });
});

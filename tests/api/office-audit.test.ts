import { type Change, recordChange } from '@brixel/platform/office/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/office-browser.ts';
import { type OfficeNode, type OfficePerson, PASSWORD, signInAs, startOfficeNode } from '../support/office-node.ts';
import { parseSpreadsheet } from '../support/parse-csv.ts';

let node: OfficeNode;
let owner: OfficePerson;
beforeAll(async () => {
  node = await startOfficeNode();
  owner = await signInAs(node, 'owner');
});
afterAll(() => node.close());

const record = (change: Partial<Change> & Pick<Change, 'subject'>) =>
  node.database.db
    .transaction()
    .execute((tx) =>
      recordChange(tx, { staff: { id: null, name: 'cli:test' }, requestId: null, action: 'test', ...change }),
    );

const entriesAbout = async (subject: string) => (await owner.call('audit.list', { query: { subject } })).entries;

describe('the log tells', () => {
  test('who changed what, from what to what', async () => {
    const person = await signInAs(node, 'packer');
    await owner.call('staff.update', { params: { id: person.id }, body: { role: 'editor' } });
    await owner.call('staff.update', { params: { id: person.id }, body: { role: 'editor' } });
    const entries = await entriesAbout(person.email);
    expect(
      entries.map(({ action }) => action),
      'nothing changed the second time',
    ).toEqual(['staff.update', 'session.create', 'invitation.accept', 'staff.invite']);
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      staff: { id: owner.id, name: expect.stringMatching(/^owner/) },
      action: 'staff.update',
      subject: person.email,
      before: { role: 'packer', disabled: false },
      after: { role: 'editor', disabled: false },
      request_id: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(entries[1]?.after).toEqual({ device: 'Firefox, Linux' });
  });

  test('of passwords and second factors that they were changed, never what they are', async () => {
    const person = await signInAs(node, 'editor');
    const next = 'ein anderes langes Kennwort';
    await person.call('me.password', { body: { current: PASSWORD, next } });
    const { secret } = await person.call('me.totpStart');
    const rows = await node.database.db.selectFrom('audit').selectAll().execute();
    expect(rows.map(({ action }) => action)).toContain('me.password');
    for (const hidden of [PASSWORD, next, secret, 'argon2']) expect(JSON.stringify(rows)).not.toContain(hidden);
  });
});

describe('a change and its entry are one', () => {
  test('a change that fails leaves no entry', async () => {
    node.onMail.run = () => {
      throw new Error('the mail cannot be queued');
    };
    const body = { email: 'unlucky@firm.example', role: 'editor' as const };
    expect((await owner.ask('staff.invite', { body })).status).toBe(500);
    node.onMail.run = () => {};
    expect(await entriesAbout('unlucky@firm.example')).toEqual([]);
    expect((await owner.call('staff.list')).invitations).toEqual([]);
  });

  test('without its entry there is no change', async () => {
    const person = await signInAs(node, 'packer');
    const { db } = node.database;
    await sql`alter table audit rename to audit_elsewhere`.execute(db);
    const refused = [
      await owner.ask('staff.update', { params: { id: person.id }, body: { role: 'owner' } }),
      await owner.ask('staff.update', { params: { id: person.id }, body: { disabled: true } }),
      await owner.ask('staff.invite', { body: { email: 'unlucky@firm.example', role: 'owner' } }),
      await person.ask('me.update', { body: { name: 'Somebody Else', language: 'it' } }),
      await person.ask('me.password', { body: { current: PASSWORD, next: 'ein anderes langes Kennwort' } }),
      await openBrowser(node.inject).ask('session.create', { body: { email: person.email, password: PASSWORD } }),
    ];
    await sql`alter table audit_elsewhere rename to audit`.execute(db);
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(500));
    expect((await person.call('session.read')).me).toMatchObject({ role: 'packer', language: 'de' });
    expect(await person.call('me.sessions')).toHaveLength(1);
    expect((await owner.call('staff.list')).invitations).toEqual([]);
    await openBrowser(node.inject).call('session.create', { body: { email: person.email, password: PASSWORD } });
  });
});

test('a side of an entry takes at most 4 KB, whatever letters it is made of', async () => {
  for (const letter of ['x', 'ü', '€', '😀', '"', '\\']) {
    await record({ subject: `long ${letter}`, before: { text: letter.repeat(10_000) }, after: 'short' });
    const row = await node.database.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(Buffer.byteLength(row.before ?? '')).toBeLessThanOrEqual(4096);
    expect(Buffer.byteLength(row.before ?? '')).toBeGreaterThan(1500);
    const [entry] = await entriesAbout(`long ${letter}`);
    expect(entry).toMatchObject({ before: { shortened: expect.stringMatching(/^\{"text":"/) }, after: 'short' });
  }
});

describe('the list', () => {
  test('is filtered by person, action, subject and time, and goes on where a page ended', async () => {
    const { db } = node.database;
    for (let place = 0; place < 60; place += 1) await record({ subject: `SKU-${place}`, action: 'product.price' });
    await record({ subject: '100%_SKU', action: 'product.stock', staff: { id: owner.id, name: 'Katrin' } });
    await record({ subject: 'something', action: 'productions' });
    const list = async (query: object) => (await owner.call('audit.list', { query })).entries;

    const first = await owner.call('audit.list', { query: { action: 'product' } });
    expect(first.entries.map(({ subject }) => subject).slice(0, 2)).toEqual(['100%_SKU', 'SKU-59']);
    const second = await owner.call('audit.list', { query: { action: 'product', before: first.next ?? 0 } });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 11, null]);
    expect(await list({ action: 'product.price', subject: 'sku-1' })).toHaveLength(11);
    expect((await list({ staff: owner.id, action: 'product' })).map(({ staff }) => staff.name)).toEqual(['Katrin']);
    expect((await list({ subject: '0%_sku' })).map(({ subject }) => subject)).toEqual(['100%_SKU']);
    expect((await owner.ask('audit.list', { query: { from: 'yesterday' } })).status).toBe(400);

    // in Munich the new day has begun already
    await db.updateTable('audit').set({ at: '2026-03-31T22:30:00.000Z' }).where('subject', '=', '100%_SKU').execute();
    const onDay = (from: string, to: string) => list({ action: 'product.stock', from, to });
    expect(await onDay('2026-04-01', '2026-04-01')).toHaveLength(1);
    expect(await onDay('2026-03-31', '2026-03-31')).toHaveLength(0);
    expect(await onDay('2026-03-31T22:30:00Z', '2026-04-01T00:30:00+02:00')).toHaveLength(1);
  });

  test('is a table for every program, and starts none', async () => {
    await record({
      subject: '=cmd|calc',
      action: '+evil',
      before: -1,
      after: { text: 'a,"b"\n' },
      staff: { id: null, name: '@me' },
    });
    const books = await signInAs(node, 'books');
    const { text, headers } = await books.ask('audit.csv', { query: { subject: 'cmd|calc' } });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    });
    const [titles, row, ...rest] = parseSpreadsheet(text);
    expect(titles).toEqual([
      ...['Nr.', 'Zeitpunkt', 'Person', 'Aktion', 'Gegenstand', 'Vorher', 'Nachher', 'Kennung des Aufrufs'],
    ]);
    expect(row?.slice(2)).toEqual(["'@me", "'+evil", "'=cmd|calc", "'-1", '{"text":"a,\\"b\\"\\n"}', '']);
    expect(rest).toEqual([]);
    const all = parseSpreadsheet((await owner.ask('audit.csv')).text);
    const { count } = await node.database.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(all).toHaveLength(count + 1);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { DatabaseUnavailable } from '@brixel/platform/database/database-errors';
import type { LateLog } from '@brixel/platform/http/late-log';
import type { Mail, MailTransport } from '@brixel/platform/mail/mail';
import { CLAIM_MS } from '@brixel/platform/mail/mail-queue';
import { smtpTransport } from '@brixel/platform/mail/mail-transports';
import { createMails, type Mails, openMails } from '@brixel/platform/mail/mails';
import PostalMime from 'postal-mime';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { createMigratedDatabase } from '../support/filled-database.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type MailServer, portOf, startMailServer } from '../support/mail-server.ts';

const from = { name: 'brixel', address: 'shop@brixel.example' };

function smtp(url: string): MailTransport {
  const transport = smtpTransport(url);
  return { deliver: (due) => transport.deliver(due, from), close: transport.close };
}
const hour = 60 * 60 * 1000;

let testDatabase: TestDatabase;
let database: Database;
let server: MailServer;
let said: { level: string; facts: object; message: string }[];
let log: LateLog;

beforeEach(async () => {
  // The timer is off, so every mail that is sent was woken.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  testDatabase = await createMigratedDatabase();
  onTestFinished(testDatabase.remove);
  database = await openDatabase(testDatabase.location);
  onTestFinished(database.close);
  server = await startMailServer();
  onTestFinished(server.stop);
  said = [];
  const say = (level: string) => (facts: object, message: string) => void said.push({ level, facts, message });
  log = { info: say('info'), warn: say('warn'), error: say('error'), attach: () => {} };
});

/** A node of the shop, whose clock can be ahead. */
function startNode({ url = server.url, at = Date.now() } = {}): Mails {
  const mails = createMails({ database, transport: smtp(url), log, now: () => at });
  onTestFinished(mails.close);
  return mails;
}

const mail = (subject: string, more: Partial<Mail> = {}): Mail => ({
  to: 'marlene@example.de',
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
  ...more,
});

const queue = (mails: Mails, ...queued: Mail[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const one of queued) await mails.queue(tx, one);
  });

const rows = () => database.db.selectFrom('mail').selectAll().orderBy('created_at').execute();

test('a mail leaves as soon as it is committed, whole, and its text is not stored', async () => {
  const mails = startNode();
  const files = [
    { filename: 'AGB.html', contentType: 'text/html; charset=utf-8', content: '<h1>Bedingungen für Übermut</h1>' },
  ];
  await queue(mails, mail('Grüße · brixel', { files, headers: { 'X-Shop': 'eins' } }));
  mails.wake();
  const received = await server.find(() => true);
  expect(received).toMatchObject({
    subject: 'Grüße · brixel',
    from: { name: 'brixel', address: 'shop@brixel.example' },
    to: [{ address: 'marlene@example.de' }],
    recipients: ['marlene@example.de'],
    html: '<p>Grüße · brixel</p>\n',
    text: 'Grüße · brixel\n',
  });
  expect(received.attachments).toEqual([expect.objectContaining({ filename: 'AGB.html', mimeType: 'text/html' })]);
  expect(new TextDecoder().decode(received.attachments[0]?.content as ArrayBuffer)).toBe(files[0]?.content);
  expect(received.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received.raw).toMatch(/^X-Shop: eins\r$/m);
  await mails.close();
  expect(await rows()).toEqual([
    expect.objectContaining({ sent_at: expect.any(String), next_attempt_at: null, html: '', text: '' }),
  ]);
});

test('a file that goes with many mails is stored once', async () => {
  const mails = startNode();
  const files = [{ filename: 'AGB.html', contentType: 'text/html', content: 'gilt' }];
  await queue(
    mails,
    mail('1', { files }),
    mail('2', { files }),
    mail('3', { files: [{ ...files[0]!, content: 'neu' }] }),
  );
  expect(await database.db.selectFrom('mail_file').select('content').orderBy('content').execute()).toEqual([
    { content: 'gilt' },
    { content: 'neu' },
  ]);
  mails.wake();
  await server.count(3);
  const third = await server.find(({ subject }) => subject === '3');
  expect(new TextDecoder().decode(third.attachments[0]?.content as ArrayBuffer)).toBe('neu');
});

test('what is rolled back sends nothing', async () => {
  const mails = startNode();
  const undone = database.db.transaction().execute(async (tx) => {
    await mails.queue(tx, mail('nie'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await queue(mails, mail('doch'));
  mails.wake();
  await server.count(1);
  await mails.close();
  expect(server.received.map(({ subject }) => subject)).toEqual(['doch']);
});

test('while the mail server is away mails wait, and arrive once it is back', async () => {
  const { url } = server;
  await server.stop();
  const early = startNode({ url });
  await queue(early, mail('eins'), mail('zwei'));
  early.wake();
  await early.close();
  expect(await rows()).toEqual([1, 1].map((attempts) => expect.objectContaining({ attempts, sent_at: null })));
  expect(said).toEqual(
    [1, 1].map((attempts) => ({
      level: 'warn',
      message: 'a mail could not be sent yet',
      facts: expect.objectContaining({ attempts, to: 'm…@example.de' }),
    })),
  );

  const back = await startMailServer({ port: portOf(server) });
  onTestFinished(back.stop);
  const tooEarly = startNode({ url });
  tooEarly.wake();
  await tooEarly.close();
  expect(back.received).toEqual([]);

  startNode({ url, at: Date.now() + hour });
  expect((await back.count(2)).map(({ subject }) => subject).toSorted()).toEqual(['eins', 'zwei']);
});

test('a mail that never arrives is given up, and the log says so loudly', async () => {
  await server.stop();
  let time = Date.now();
  const transport = { deliver: () => Promise.reject(new Error('no such host')), close: () => {} };
  await queue(startNode(), mail('verloren'));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    time += hour;
    const mails = createMails({ database, transport, log, now: () => time });
    await mails.close();
  }
  const [row] = await rows();
  expect(row).toMatchObject({ sent_at: null, next_attempt_at: null, last_error: 'Error: no such host' });
  expect(said.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('two nodes send each mail once', async () => {
  const other = await openDatabase(testDatabase.location);
  onTestFinished(other.close);
  const nodes = [database, other].map((own) => createMails({ database: own, transport: smtp(server.url), log }));
  const subjects = Array.from({ length: 30 }, (_, index) => `Nr. ${index + 10}`);
  await queue(nodes[0]!, ...subjects.map((subject) => mail(subject)));
  for (const node of nodes) node.wake();
  await server.count(30);
  await Promise.all(nodes.map((node) => node.close()));
  expect(server.received.map(({ subject }) => subject).toSorted()).toEqual(subjects);
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
});

test('a node that is killed while it sends leaves at most a second copy, which can be told as one', async () => {
  const silent = await startMailServer({ silent: true });
  onTestFinished(silent.stop);
  // the node that queues it must not be quicker than the one that is killed
  const queueing = startNode();
  await queueing.close();
  await queue(queueing, mail('doppelt'));
  const node = spawn(process.execPath, [
    path.join(import.meta.dirname, '../support/mail-node.ts'),
    JSON.stringify({ location: testDatabase.location, smtpUrl: silent.url }),
  ]);
  const first = await silent.find(() => true);
  node.kill('SIGKILL');
  await once(node, 'exit');
  expect(await rows()).toEqual([expect.objectContaining({ sent_at: null, attempts: 1 })]);

  const tooEarly = startNode();
  await tooEarly.close();
  expect(server.received).toEqual([]);
  startNode({ at: Date.now() + CLAIM_MS });
  const second = await server.find(() => true);
  expect(second.messageId).toBe(first.messageId);
  expect(second.messageId).toMatch(/^<[\w-]{36}@brixel\.example>$/);
});

test.each([
  ['a subject with a line break', mail('Hallo\r\nBcc: victim@example.org', { html: '', text: 'x' })],
  ['a header with a line break', mail('Hallo', { headers: { 'X-Name': 'Ada\r\nBcc: victim@example.org' } })],
  ['an address that looks like two', mail('Hallo', { to: 'ada@example.de,victim@example.org' })],
  ['an address with a line break', mail('Hallo', { to: 'ada@example.de\r\nBcc: victim@example.org' })],
  [
    'a file with a line break in its name',
    mail('Hallo', { files: [{ filename: 'a\r\nBcc: victim@example.org', contentType: 'text/plain', content: 'x' }] }),
  ],
])('%s adds no recipient', async (_what, evil) => {
  const mails = startNode();
  await queue(mails, evil, mail('danach'));
  mails.wake();
  await server.find(({ subject }) => subject === 'danach');
  await mails.close();
  for (const { recipients, bcc = [], raw } of server.received) {
    expect(recipients).not.toContain('victim@example.org');
    expect(bcc).toEqual([]);
    expect(raw).not.toMatch(/^Bcc:/im);
  }
});

test('a mail that was queued while the clock was ahead leaves once it is right again', async () => {
  for (const [subject, hours] of [
    ['in einer Stunde', 1],
    ['morgen', 24],
  ] as const) {
    const ahead = startNode({ at: Date.now() + hours * hour });
    await queue(ahead, mail(subject));
    await ahead.close();
    await startNode().close();
    expect(server.received.at(-1)?.subject).toBe(subject);
  }
  expect(server.received).toHaveLength(2);
});

test('what was sent while the database went away is not sent again once it is back', async () => {
  let isGone = false;
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key === 'updateTable' && isGone) throw new DatabaseUnavailable('gone');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { deliver, close } = smtp(server.url);
  const deliverAndLose: MailTransport['deliver'] = (due) => {
    isGone = true;
    return deliver(due);
  };
  const mails = createMails({ database: { db }, transport: { deliver: deliverAndLose, close }, log });
  onTestFinished(mails.close);
  await queue(mails, mail('einmal'));
  mails.wake();
  await expect.poll(() => said.length, { timeout: WAIT_LIMIT_MS }).toBeGreaterThan(0);
  isGone = false;
  await mails.close();
  expect(await rows()).toEqual([expect.objectContaining({ sent_at: expect.any(String) })]);
  await startNode({ at: Date.now() + 2 * CLAIM_MS }).close();
  expect(server.received).toHaveLength(1);
});

test('without a mail server mails become files, and the log says where', async () => {
  const mails = openMails(database, { from: () => from }, log);
  await queue(mails, mail('Erste'), mail('Zweite'));
  mails.wake();
  await expect.poll(() => said.length).toBe(2);
  await mails.close();
  const folder = path.join(testDatabase.location.dataDir, 'outbox');
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
  const parsed = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  expect(parsed.map(({ subject }) => subject).toSorted()).toEqual(['Erste', 'Zweite']);
  expect(said.map(({ level }) => level)).toEqual(['warn', 'info']);
  for (const { facts } of said) {
    expect(facts).toEqual({ to: 'm…@example.de', file: expect.stringContaining(folder) });
  }
});

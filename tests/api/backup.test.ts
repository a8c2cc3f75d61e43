import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBackup, restoreBackup, verifyBackup } from '@brixel/platform/backup/backup';
import { writeBackupFile } from '@brixel/platform/backup/backup-file';
import { createScheduledBackups } from '@brixel/platform/backup/scheduled-backups';
import { openDatabase } from '@brixel/platform/database/database';
import { migrationNames } from '@brixel/platform/database/migrate';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { tableSums } from '../support/table-sums.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let folder: string;
const plan = randomBytes(200_000);
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  folder = await mkdtemp(path.join(inject('runFolder'), 'backups-'));
  const downloads = path.join(shop.database.location.dataDir, 'downloads', 'plans');
  await mkdir(downloads, { recursive: true });
  await writeFile(path.join(downloads, 'größe 1.pdf'), plan);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyPlace() {
  const { location, remove } = await createTestDatabase();
  onTestFinished(remove);
  return location;
}

/** The command, with what it has said. */
async function owner(argv: string[], location = shop.database.location): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const terminal = {
    stdout: async (text: string) => void said.push(text),
    stderr: (text: string) => void said.push(text),
  };
  return { code: await runOwner(argv, location, terminal), said: said.join('') };
}

test('a backup made while orders come in is whole, and brings back every row and file elsewhere', async () => {
  const orders = testOrders(shop);
  const place = () => orders.place(orderMessage([{ sku: 'P-1', qty: 1 }]));
  const before = await Promise.all(Array.from({ length: 10 }, place));
  let isDone = false;
  const during = (async () => {
    while (!isDone) await place();
  })();
  const busy = path.join(folder, 'busy.zip');
  const made = await owner(['backup', busy]);
  isDone = true;
  await during;
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('1 file of the owner') });
  expect((await stat(busy)).mode & 0o777).toBe(0o600);

  const there = await emptyPlace();
  expect(await owner(['restore', busy], there)).toMatchObject({ code: 0 });
  const restored = await openDatabase(there);
  const kept = await restored.db.selectFrom('placed_order').select('order_number').execute();
  expect(kept.map((row) => row.order_number)).toEqual(
    expect.arrayContaining(before.map(({ orderNumber }) => orderNumber)),
  );
  await restored.close();
  expect(await owner(['stock', 'check'], there)).toMatchObject({ code: 0 });
  expect(await readFile(path.join(there.dataDir, 'downloads', 'plans', 'größe 1.pdf'))).toEqual(plan);

  // nothing changes once the mails are out: all rows of all tables
  const waiting = shop.database.db.selectFrom('mail').select('id').where('sent_at', 'is', null);
  await expect.poll(async () => (await waiting.execute()).length).toBe(0);
  const quiet = path.join(folder, 'quiet.zip');
  await makeBackup(shop.database.location, quiet);
  const elsewhere = await emptyPlace();
  await restoreBackup(quiet, elsewhere);
  expect(await tableSums(elsewhere)).toEqual(await tableSums(shop.database.location));

  expect(await owner(['restore', quiet], elsewhere)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/already|not empty/),
  });
  expect(await owner(['backup', quiet])).toMatchObject({ code: 1, said: expect.stringContaining('is there already') });
});

test('what is damaged, cut off, no backup, of a later release or of another kind is refused, and nothing is written', async () => {
  const good = path.join(folder, 'good.zip');
  await makeBackup(shop.database.location, good);
  const bytes = await readFile(good);
  const there = await emptyPlace();
  const refusal = async (name: string, content: Uint8Array): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    const { code, said } = await owner(['restore', file], there);
    expect(code).toBe(1);
    return said;
  };
  expect(await refusal('cut.zip', bytes.subarray(0, bytes.length / 2))).toContain('only a part');
  expect(await refusal('text.zip', Buffer.from('no archive'))).toContain('no backup');
  const flipped = Buffer.from(bytes);
  for (let at = 1000; at < 1100; at += 1) flipped[at]! ^= 0xff;
  expect(await refusal('flipped.zip', flipped)).toContain('damaged');

  const made = async (name: string, facts: object) => {
    const file = path.join(folder, name);
    const { files: _, format: __, ...list } = await verifyBackup(good);
    await writeBackupFile(file, { ...list, ...facts }, [{ path: 'database', file: good, isPacked: true }]);
    return (await owner(['restore', file], there)).said;
  };
  expect(await made('later.zip', { migrations: ['9999-later'] })).toContain('later release');
  const other = inject('databaseKind') === 'sqlite' ? 'postgres' : 'sqlite';
  expect(await made('other.zip', { database: other })).toContain('DATABASE_URL');
  expect(await owner(['verify', path.join(folder, 'missing.zip')])).toMatchObject({ code: 1 });
  expect(await readdir(there.dataDir)).toEqual([]);
});

test('by a plan one node of several makes each backup, the newest stay, and the office sees it', async () => {
  const target = path.join(folder, 'planned');
  const day = 24 * 60 * 60 * 1000;
  let now = Date.UTC(2030, 0, 1);
  const errors: unknown[] = [];
  const node = (place: string) =>
    createScheduledBackups({
      database: shop.database,
      plan: { everyHours: 24, keep: 2, folder: place },
      onError: (error) => errors.push(error),
      now: () => now,
    });
  const nodes = [node(target), node(target)];
  const all = () => Promise.all(nodes.map(({ look }) => look()));
  for (let days = 0; days < 3; days += 1) {
    await all();
    await all();
    now += day;
  }
  await Promise.all(nodes.map(({ close }) => close()));
  expect(errors).toEqual([]);
  expect((await readdir(target)).sort()).toEqual(['brixel-20300102T000000Z.zip', 'brixel-20300103T000000Z.zip']);
  await verifyBackup(path.join(target, 'brixel-20300103T000000Z.zip'));

  const staff = await signInAs(shop, 'owner');
  expect(await staff.call('opening.read')).toMatchObject({
    checks: expect.arrayContaining([{ check: 'backup', ok: true }]),
    backup: { made_at: '2030-01-03T00:00:00.000Z', failed_at: null },
  });

  // the plan of a clock that was a year ahead does not hold back those of the right one
  const before = now;
  now += 365 * day;
  const ahead = node(target);
  await ahead.look();
  await ahead.close();
  now = before;
  const right = node(target);
  await right.look();
  await right.look();
  await right.close();
  expect((await staff.call('opening.read')).backup.made_at).toBe('2030-01-04T00:00:00.000Z');
  now += day;

  // a folder that cannot be written
  const blocked = path.join(folder, 'blocked');
  await writeFile(blocked, '');
  const failing = node(blocked);
  await expect(failing.look()).rejects.toThrow();
  await failing.close();
  expect((await staff.call('opening.read')).backup.failed_at).toBe('2030-01-05T00:00:00.000Z');
});

test('whether an update changes tables is said before it does', async () => {
  const place = await emptyPlace();
  const file = path.join(folder, 'older.zip');
  await makeBackup(shop.database.location, file);
  await restoreBackup(file, place);
  expect(await owner(['migrate', '--check'], place)).toEqual({ code: 0, said: 'The tables are up to date.\n' });
  const { db, close } = await openDatabase(place);
  const last = migrationNames.toSorted().at(-1)!;
  await sql`delete from kysely_migration where name = ${last}`.execute(db);
  await close();
  expect(await owner(['migrate', '--check'], place)).toEqual({ code: 1, said: `Pending:\n${last}\n` });
});

import { setTimeout as sleep } from 'node:timers/promises';
import {
  changesAfter,
  type LogPosition,
  logPosition,
  pruneChanges,
  recordChanges,
} from '@brixel/platform/catalog/changes/change-log';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { RolledBack, transactionOrRollback } from '@brixel/platform/database/transaction-or-rollback';
import { sql } from 'kysely';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { clearChanges } from '../support/clear-changes.ts';
import { createMigratedDatabase } from '../support/filled-database.ts';

let database: Database;
beforeEach(async () => {
  const place = await createMigratedDatabase();
  onTestFinished(place.remove);
  database = await openDatabase(place.location);
  onTestFinished(database.close);
});

/** A transaction that stays open until `wait` is over. */
const write = (sku: string, wait: Promise<unknown>, isKept = true): Promise<unknown> =>
  transactionOrRollback(database.db, async (tx) => {
    await recordChanges(tx, [{ kind: 'stock', sku }]);
    await wait;
    return isKept ? sku : new RolledBack(sku);
  });

/** A node that follows from where it stands. */
function startFollower(position: LogPosition) {
  const seen: string[] = [];
  return {
    seen,
    async look(): Promise<string[]> {
      const missed = await changesAfter(database, position);
      if (!missed) throw new Error('The log does not reach back');
      position = missed.position;
      const skus = missed.changes.map(({ sku }) => sku ?? '').toSorted();
      seen.push(...skus);
      return skus;
    },
  };
}

test.runIf(inject('databaseKind') === 'postgres')(
  'a change that is committed late is seen, and those that overtook it are not seen again',
  async () => {
    const follower = startFollower(await logPosition(database));
    let commit = (): void => {};
    const late = write('late', new Promise<void>((resolve) => (commit = resolve)));
    // a transaction has its number once it has written
    while ((await openTransactions()) === 0) await sleep(5);
    await write('early', Promise.resolve());
    const afterEarly = await logPosition(database);
    expect(await follower.look()).toEqual(['early']);
    await write('next', Promise.resolve());
    expect(await follower.look()).toEqual(['next']);
    commit();
    await late;
    expect(await follower.look()).toEqual(['late']);
    expect(await follower.look()).toEqual([]);
    // a build that began while it was open
    expect(await startFollower(afterEarly).look()).toEqual(['late', 'next']);
  },
);

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*) as open from pg_stat_activity
    where datname = current_database() and backend_xid is not null`.execute(database.db);
  return Number(rows[0]?.open);
}

test('a follower sees every change that is committed once, and no other, whatever the length of transactions', async () => {
  const follower = startFollower(await logPosition(database));
  const names = Array.from({ length: 120 }, (_, number) => `P-${number}`);
  const isKept = (number: number): boolean => number % 7 !== 0;
  let isWriting = true;
  const writing = Promise.all(
    names.map(async (sku, number) => {
      await sleep((number * 31) % 200);
      await write(sku, number % 3 === 0 ? sleep((number * 17) % 60) : Promise.resolve(), isKept(number));
    }),
  ).finally(() => {
    isWriting = false;
  });
  while (isWriting) {
    await follower.look();
    await sleep(1);
  }
  await writing;
  await follower.look();
  expect(follower.seen.toSorted()).toEqual(names.filter((_, number) => isKept(number)).toSorted());
});

test('more changes than a statement takes values are one transaction', async () => {
  const { look } = startFollower(await logPosition(database));
  const skus = Array.from({ length: 12_000 }, (_, place) => `P-${place}`);
  await database.db.transaction().execute((tx) =>
    recordChanges(
      tx,
      skus.map((sku) => ({ kind: 'stock', sku })),
    ),
  );
  expect(await look()).toEqual(skus.toSorted());
});

test('a log that has been cleared since is not followed from before, and is from afterwards', async () => {
  const before = await logPosition(database);
  await write('old', Promise.resolve());
  await clearChanges(database);
  expect(await changesAfter(database, before)).toBeNull();
  const follower = startFollower(await logPosition(database));
  await write('new', Promise.resolve());
  expect(await follower.look()).toEqual(['new']);
});

test.runIf(inject('databaseKind') === 'postgres')(
  'a database that was moved to a server which has counted fewer transactions is followed as before',
  async () => {
    const { db } = database;
    const far = 2 ** 40 + 7;
    await write('moved', Promise.resolve());
    await sql`update catalog_change set position = ${far}`.execute(db);
    await sql`update catalog_sequence set pruned_through = ${far - 1}`.execute(db);
    expect(await changesAfter(database, `${far}:${far}:`)).toBeNull();
    await pruneChanges(database, Date.now());
    const follower = startFollower(await logPosition(database));
    await write('new', Promise.resolve());
    expect(await follower.look()).toEqual(['new']);
    expect(await changesAfter(database, `${far}:${far}:`)).toBeNull();
  },
);

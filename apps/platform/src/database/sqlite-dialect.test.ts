import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

interface Tables {
  item: { id: number; qty: number };
}

let directory: string;
let file: string;
let db: Kysely<Tables>;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'brixel-sqlite-'));
  file = path.join(directory, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await sql`create table item (id integer primary key, qty integer not null check (qty >= 0))`.execute(db);
});

afterEach(async () => {
  await db.destroy();
  await rm(directory, { recursive: true });
});

const insert = (id: number, qty = 1) => db.insertInto('item').values({ id, qty }).execute();
const count = async (): Promise<number> =>
  (await db.selectFrom('item').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

/** What another process would find: only committed rows. */
function countFromOutside(): number {
  const outside = new DatabaseSync(file, { readOnly: true });
  const row = outside.prepare('select count(*) as n from item').get() as { n: number };
  outside.close();
  return row.n;
}

it('shows columns as they are now, whatever somebody else has changed since a statement was prepared', async () => {
  await insert(1, 7);
  const readAll = () => db.selectFrom('item').selectAll().execute();
  expect(await readAll()).toStrictEqual([{ id: 1, qty: 7 }]);
  const outside = new DatabaseSync(file);
  outside.exec("alter table item add column place text not null default 'A1'");
  expect(await readAll()).toStrictEqual([{ id: 1, qty: 7, place: 'A1' }]);
  // as many as before, by another name and in another order
  outside.exec('alter table item rename column place to shelf');
  expect(await readAll()).toStrictEqual([{ id: 1, qty: 7, shelf: 'A1' }]);
  outside.exec('alter table item drop column qty; alter table item add column qty integer not null default 3');
  outside.close();
  expect(await readAll()).toStrictEqual([{ id: 1, shelf: 'A1', qty: 3 }]);
});

describe('transactions', () => {
  it('runs 200 at once, each seeing the one before it', async () => {
    await insert(1, 0);
    await Promise.all(
      Array.from({ length: 200 }, () =>
        db.transaction().execute(async (tx) => {
          const { qty } = await tx.selectFrom('item').select('qty').where('id', '=', 1).executeTakeFirstOrThrow();
          await Promise.resolve();
          await tx
            .updateTable('item')
            .set({ qty: qty + 1 })
            .where('id', '=', 1)
            .execute();
        }),
      ),
    );
    const row = await db.selectFrom('item').select('qty').executeTakeFirstOrThrow();
    expect(row.qty).toBe(200);
  });

  it('undoes a failing one alone', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        db.transaction().execute(async (tx) => {
          await tx.insertInto('item').values({ id: index, qty: 1 }).execute();
          if (index % 10 === 3) throw new Error(`refused ${index}`);
          if (index % 10 === 7) await tx.insertInto('item').values({ id: 1000, qty: -1 }).execute();
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const ids = (await db.selectFrom('item').select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index).filter((id) => ![3, 7].includes(id % 10)));
  });

  it('acknowledges nothing before it is committed', async () => {
    const seenAtAcknowledgement: number[] = [];
    await Promise.all(
      Array.from({ length: 200 }, async (_, id) => {
        await insert(id);
        seenAtAcknowledgement.push(countFromOutside());
      }),
    );
    seenAtAcknowledgement.forEach((seen, index) => {
      expect(seen).toBeGreaterThan(index);
    });
  });

  it('commits those that arrive together in groups', async () => {
    const growth = new Set<number>();
    await Promise.all(
      Array.from({ length: 200 }, async (_, id) => {
        await insert(id);
        growth.add(countFromOutside());
      }),
    );
    expect(growth.size).toBeLessThan(20);
    expect(countFromOutside()).toBe(200);
  });

  it('keeps a nested savepoint apart from its own', async () => {
    const tx = await db.startTransaction().execute();
    await tx.insertInto('item').values({ id: 1, qty: 1 }).execute();
    const nested = await tx.savepoint('unit').execute();
    await nested.insertInto('item').values({ id: 2, qty: 1 }).execute();
    await nested.rollbackToSavepoint('unit').execute();
    await tx.commit().execute();
    expect(await count()).toBe(1);
  });
});

describe('reads', () => {
  it('see what is committed and nothing else, without waiting for a writer', async () => {
    await insert(1);
    const finish = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (tx) => {
      await tx.insertInto('item').values({ id: 2, qty: 1 }).execute();
      await finish.promise;
    });
    await nextTurn();
    expect(await count()).toBe(1);
    finish.resolve();
    await writing;
    expect(await count()).toBe(2);
  });

  it('inside a transaction see its own writes', async () => {
    const seen = await db.transaction().execute(async (tx) => {
      await tx.insertInto('item').values({ id: 1, qty: 5 }).execute();
      return tx.selectFrom('item').selectAll().execute();
    });
    expect(seen).toEqual([{ id: 1, qty: 5 }]);
  });
});

describe('single statements', () => {
  it('return rows of an update, and count what they changed', async () => {
    await insert(1, 3);
    const take = db.updateTable('item').set({ qty: sql`qty - 2` }).where('qty', '>=', 2);
    expect(await take.returning('qty').execute()).toEqual([{ qty: 1 }]);
    expect((await take.executeTakeFirst()).numUpdatedRows).toBe(0n);
  });

  it('leave nothing behind when they fail, and the next one works', async () => {
    await expect(insert(1, -1)).rejects.toThrow(/CHECK/);
    await insert(1, 1);
    expect(countFromOutside()).toBe(1);
  });
});

describe('another process', () => {
  it('holding the write lock makes writers wait, not fail, and the event loop goes on', async () => {
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE; INSERT INTO item VALUES (1, 1)');
    const waiting = insert(2);
    await sleep(60);
    expect(await count()).toBe(0);
    other.exec('COMMIT');
    other.close();
    await waiting;
    expect(await count()).toBe(2);
  });
});

describe('closing', () => {
  it('lets running transactions finish and refuses later ones', async () => {
    const running = Promise.all(
      Array.from({ length: 20 }, (_, id) =>
        db.transaction().execute(async (tx) => {
          await sleep(1);
          await tx.insertInto('item').values({ id, qty: 1 }).execute();
        }),
      ),
    );
    await nextTurn();
    const closed = db.destroy();
    await expect(insert(99)).rejects.toThrow();
    await Promise.all([running, closed]);
    expect(countFromOutside()).toBe(20);
  });
});

import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STRETCH_MS } from '../../event-loop.ts';
import { WriteQueue } from './write-queue.ts';

let database: DatabaseSync;
let queue: WriteQueue;
let syncing: Promise<void>;

beforeEach(() => {
  syncing = Promise.resolve();
  database = new DatabaseSync(':memory:');
  database.exec(`
    create table item (id integer primary key, text text);
    create table child (id integer references item (id) deferrable initially deferred);
  `);
  queue = new WriteQueue(database, () => syncing, Number.POSITIVE_INFINITY);
});
afterEach(() => database.close());

async function write(sql: string): Promise<void> {
  const unit = await queue.begin();
  try {
    database.exec(sql);
    await unit.commit();
  } catch (error) {
    unit.rollback();
    throw error;
  }
}

const count = () => database.prepare('select count(*) as n from item').get()?.n;
const isCommitted = (items: number) => count() === items && !database.isTransaction;
const statuses = (outcomes: PromiseSettledResult<void>[]) => outcomes.map(({ status }) => status);

test('a COMMIT that fails rejects everyone in its batch, and the next batch works', async () => {
  const outcomes = await Promise.allSettled([
    write('insert into item values (1, null)'),
    write('insert into child values (99)'),
    write('insert into item values (2, null)'),
  ]);
  expect(statuses(outcomes)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(count()).toBe(0);

  await write('insert into item values (3, null)');
  expect(count()).toBe(1);
  expect(database.isTransaction).toBe(false);
});

test('when the disk is full, what is acknowledged is there and the rest is not', async () => {
  database.exec('pragma max_page_count = 20');
  const big = 'x'.repeat(30_000);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, id) => write(`insert into item values (${id}, '${big}')`)),
  );
  const acknowledged = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(acknowledged).toBeLessThan(6);
  expect(count()).toBe(acknowledged);

  await write('insert into item values (100, null)');
  expect(count()).toBe(acknowledged + 1);
});

test('a unit whose transaction SQLite has given up takes its batch with it, not the queue', async () => {
  const outcomes = await Promise.allSettled([
    write('insert into item values (1, null)'),
    write('insert or rollback into item values (1, null)'),
    write('insert into item values (2, null)'),
  ]);
  expect(statuses(outcomes)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(count()).toBe(1);
});

test('ending a unit twice does no harm to the one that follows', async () => {
  const first = await queue.begin();
  const following = write('insert into item values (2, null)');
  first.rollback();
  first.rollback();
  await first.commit();
  await following;
  expect(count()).toBe(1);
});

test('a batch of which nothing is kept does not hold up the next one', async () => {
  (await queue.begin()).rollback();
  await new Promise(setImmediate);
  await write('insert into item values (1, null)');
  expect(count()).toBe(1);
});

test('after its time at a stretch the queue lets others have a turn', async () => {
  queue = new WriteQueue(database, () => syncing, 0);
  const turns: number[] = [];
  const writing = Promise.all([1, 2, 3].map((id) => write(`insert into item values (${id}, null)`)));
  while (turns.length < 10) {
    await new Promise(setImmediate);
    turns.push(Number(count()));
  }
  await writing;
  expect(turns).toEqual(expect.arrayContaining([1, 2]));
});

test('many that share a sync are answered in several turns, and before the queue is closed', async () => {
  const disk = Promise.withResolvers<void>();
  syncing = disk.promise;
  const answered: number[] = [];
  const units = Array.from({ length: 8 }, async (_, id) => {
    await write(`insert into item values (${id}, null)`);
    answered.push(id);
    const end = performance.now() + STRETCH_MS / 2;
    while (performance.now() < end);
  });
  while (!isCommitted(8)) await new Promise(setImmediate);
  disk.resolve();
  while (answered.length === 0) await new Promise(setImmediate);
  expect(answered.length).toBeLessThan(8);
  await queue.close();
  expect(answered).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await Promise.all(units);
});

test('after close nothing begins', async () => {
  await Promise.all([write('insert into item values (1, null)'), queue.close()]);
  expect(count()).toBe(1);
  await expect(queue.begin()).rejects.toThrow('The database is closed');
});

test('a unit is answered when it is on the disk, and units that are committed meanwhile are rejected with a sync that fails', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answered: string[] = [];
  syncing = first.promise;
  const one = write('insert into item values (1, null)').then(() => answered.push('one'));
  while (!isCommitted(1)) await new Promise(setImmediate);
  syncing = second.promise;
  const two = write('insert into item values (2, null)').catch(() => answered.push('two refused'));
  while (!isCommitted(2)) await new Promise(setImmediate);
  expect(answered).toEqual([]);
  first.resolve();
  await one;
  expect(answered).toEqual(['one']);
  second.reject(new Error('I/O error'));
  await two;
  expect(answered).toEqual(['one', 'two refused']);
});

test('a unit that is released at once waits for no disk, and is kept with its batch', async () => {
  syncing = new Promise(() => {});
  const unit = await queue.begin();
  database.exec('insert into item values (1, null)');
  unit.commitAtOnce();
  while (!isCommitted(1)) await new Promise(setImmediate);
});

test('while the queue is paused nothing is written, and what came before is committed', async () => {
  const pause = Promise.withResolvers<void>();
  const before = write('insert into item values (1, null)');
  const paused = queue.whilePaused(() => pause.promise);
  const after = write('insert into item values (2, null)');
  await before;
  expect([count(), database.isTransaction]).toEqual([1, false]);
  pause.resolve();
  await Promise.all([paused, after]);
  expect(count()).toBe(2);
});

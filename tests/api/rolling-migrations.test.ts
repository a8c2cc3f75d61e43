import { openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { breaksOf, readTables } from '../support/table-facts.ts';

/** The newest migration of the last release: released ones never change, so they make its tables again. Whoever makes a release moves it, and empties the list below. */
const LAST_RELEASE = '0058-rows-by-sku';

/** New checks that allow all that the last release writes. */
const HARMLESS = [
  // of a column that it does not know
  /^placed_order: check is new: .*fulfilment/,
  // another reason beside the known ones
  /^stock_movement: check is new: .*reason/,
];

test('code of the last release works on the tables of this one', async () => {
  const { location, remove } = await createTestDatabase();
  const database = await openDatabase(location);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  await migrate(database, LAST_RELEASE);
  const before = await readTables(database);
  expect(before.size).toBeGreaterThan(50);
  await migrate(database);
  const breaks = breaksOf(before, await readTables(database));
  expect(breaks.filter((what) => !HARMLESS.some((known) => known.test(what)))).toEqual([]);
});

test('each way to break it is found', () => {
  const column = { type: 'text', isNullable: false, hasDefault: false };
  const table = { columns: new Map([['a', column]]), unique: new Set(['a']), checks: new Set<string>() };
  const breaksWith = (more: Partial<typeof table>) =>
    breaksOf(new Map([['t', table]]), new Map([['t', { ...table, ...more }]]));
  const columns = (...some: [string, typeof column][]) => ({ columns: new Map(some) });
  const wider = { ...column, isNullable: true, hasDefault: true };
  expect(breaksWith({})).toEqual([]);
  expect(breaksWith(columns(['a', column], ['b', { ...column, hasDefault: true }], ['c', wider]))).toEqual([]);
  expect(breaksWith({ unique: new Set() })).toEqual([]);
  expect(breaksOf(new Map([['t', table]]), new Map())).toEqual(['t is gone']);
  expect(breaksWith(columns(['b', column]))).toEqual(['t: a is gone', 't: b is new and has no default']);
  expect(breaksWith(columns(['a', { ...column, type: 'integer' }]))).toEqual(['t: a was text and is integer']);
  expect(breaksWith(columns(['a', wider]))).toEqual(['t: a need not be null any more']);
  expect(breaksWith({ unique: new Set(['a', 'a,b']), checks: new Set(['a > 0']) })).toEqual([
    't: unique is new: a,b',
    't: check is new: a > 0',
  ]);
});

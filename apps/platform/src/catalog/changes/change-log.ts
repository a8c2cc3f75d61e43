import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepare-query.ts';
import type { Schema } from '../../database/schema.ts';

export type CatalogChange = Pick<Selectable<Schema['catalog_change']>, 'kind' | 'sku'>;

/** The channel on which PostgreSQL notifies every node of new changes. */
export const CHANGE_CHANNEL = 'catalog_change';

const RETENTION_MS = 24 * 60 * 60 * 1000;

const takeNumbers = prepareQuery((db, [taken]: readonly { count: number }[]) =>
  db
    .updateTable('catalog_sequence')
    .set((row) => ({ last_change: row('last_change', '+', taken!.count) }))
    .returning('last_change'),
);

const insertChanges = prepareQuery((db, rows: readonly Selectable<Schema['catalog_change']>[]) =>
  db.insertInto('catalog_change').values(rows.map(({ id, kind, sku, created_at }) => ({ id, kind, sku, created_at }))),
);

/**
 * Appends changes to the log that every node follows. To be called in the transaction that makes them, and last in it.
 *
 * A node reads what comes after the last number it has seen, so a number must never become visible after a higher one. The
 * lock on the counter's row guarantees that: it is held until the commit, and the next number is taken after it. Last,
 * because a lock taken after the counter's could deadlock with a transaction that waits for the counter.
 */
export async function recordChanges(
  tx: Transaction<Schema>,
  engine: Database['kind'],
  changes: readonly CatalogChange[],
): Promise<void> {
  if (changes.length === 0) return;
  // Delivered with the commit, or not at all; sent first to keep the lock on the counter short.
  if (engine === 'postgres') await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(tx);
  const [sequence] = await takeNumbers(tx, [{ count: changes.length }]);
  if (!sequence) throw new Error('The database has no catalog_sequence');
  const first = sequence.last_change - changes.length + 1;
  const created_at = new Date().toISOString();
  await insertChanges(
    tx,
    changes.map(({ kind, sku }, place) => ({ id: first + place, kind, sku, created_at })),
  );
}

export interface ChangeLogState {
  shopId: string;
  lastChange: number;
}

export async function changeLogState(db: Kysely<Schema>): Promise<ChangeLogState> {
  const row = await db.selectFrom('catalog_sequence').selectAll().executeTakeFirstOrThrow();
  return { shopId: row.shop_id, lastChange: row.last_change };
}

export interface MissedChanges {
  changes: CatalogChange[];
  /** the number of the newest of them */
  position: number;
}

/** The changes after a position, without duplicates; null where part of them has been removed. */
export async function changesAfter(db: Kysely<Schema>, position: number): Promise<MissedChanges | null> {
  const rows = await db
    .selectFrom('catalog_change')
    .select((row) => ['kind', 'sku', row.fn.max('id').as('newest')])
    .where('id', '>', position)
    .groupBy(['kind', 'sku'])
    .execute();
  // Read after the rows: what is cleared between the two shows here.
  const { pruned_through, last_change } = await db.selectFrom('catalog_sequence').selectAll().executeTakeFirstOrThrow();
  if (position < pruned_through || position > last_change) return null;
  return { changes: rows, position: rows.reduce((last, { newest }) => Math.max(last, newest), position) };
}

/** Removes changes older than a day; a node that was away for longer rebuilds its catalogue. */
export function pruneChanges({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { newest } = await tx
      .selectFrom('catalog_change')
      .select((row) => row.fn.max('id').as('newest'))
      .where('created_at', '<', new Date(now - RETENTION_MS).toISOString())
      .executeTakeFirstOrThrow();
    if (newest === null) return;
    await tx.updateTable('catalog_sequence').set({ pruned_through: newest }).execute();
    await tx.deleteFrom('catalog_change').where('id', '<=', newest).execute();
  });
}

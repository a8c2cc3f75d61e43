import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepare-query.ts';
import type { Schema } from '../../database/schema.ts';

export type CatalogChange = Pick<Selectable<Schema['catalog_change']>, 'kind' | 'sku'>;

/** The channel on which PostgreSQL tells every node that there is something to read. */
export const CHANGE_CHANNEL = 'catalog_change';

const KEPT_MS = 24 * 60 * 60 * 1000;

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
 * Writes changes into the list that every node follows. To be called in the transaction that makes them, and last in it.
 *
 * A node reads what comes after the last number it has seen, so a number must never become visible after a higher one. The
 * counter's row sees to that: whoever has taken a number holds its lock until the commit, and the next number is given out
 * after it. Last, because everything locked after the counter could be what another transaction holds that waits for it.
 */
export async function recordChanges(
  tx: Transaction<Schema>,
  engine: Database['kind'],
  changes: readonly CatalogChange[],
): Promise<void> {
  if (changes.length === 0) return;
  // Delivered with the commit, or not at all; said first, so that the counter is locked for as short as can be.
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

export interface OutboxState {
  shopId: string;
  lastChange: number;
}

export async function outboxState(db: Kysely<Schema>): Promise<OutboxState> {
  const row = await db.selectFrom('catalog_sequence').selectAll().executeTakeFirstOrThrow();
  return { shopId: row.shop_id, lastChange: row.last_change };
}

export interface MissedChanges {
  changes: CatalogChange[];
  /** the number of the newest of them */
  position: number;
}

/** What has been changed after a position, each thing once; null where part of that is not kept any more. */
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

/** Forgets changes that every node has seen long ago; one that was away for longer builds its catalogue anew. */
export function pruneChanges({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { newest } = await tx
      .selectFrom('catalog_change')
      .select((row) => row.fn.max('id').as('newest'))
      .where('created_at', '<', new Date(now - KEPT_MS).toISOString())
      .executeTakeFirstOrThrow();
    if (newest === null) return;
    await tx.updateTable('catalog_sequence').set({ pruned_through: newest }).execute();
    await tx.deleteFrom('catalog_change').where('id', '<=', newest).execute();
  });
}

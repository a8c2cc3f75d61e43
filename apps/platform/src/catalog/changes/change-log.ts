import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepare-query.ts';
import type { Schema } from '../../database/schema.ts';

export type CatalogChange = Pick<Selectable<Schema['catalog_change']>, 'kind' | 'sku'>;

/**
 * Which transactions a reader has seen. In SQLite, where transactions are committed one after another, the number of the last
 * change. In PostgreSQL, where a transaction can be committed long after one that began later, its snapshot: the numbers
 * below which all had ended, and those that had not. What a later reader finds and this snapshot does not show is new, so that
 * no order waits for a counter and no change is missed.
 */
export type LogPosition = string;

type LogDatabase = Pick<Database, 'db' | 'kind'>;

/** In SQL, for one engine. */
interface LogQueries {
  /** of a change: which transaction made it */
  place: RawBuilder<number>;
  /** where a reader is that reads now */
  now: RawBuilder<LogPosition>;
  /** whether a change came after a position */
  isAfter(position: LogPosition): RawBuilder<boolean>;
  /** 1 where all changes after a position are still there, and the position is not from another server's future */
  isComplete(position: LogPosition): RawBuilder<number>;
  /** whether a change is behind every reader that looks now */
  isSettled: RawBuilder<boolean>;
}

const number = (transaction: RawBuilder<unknown>): RawBuilder<number> => sql`${transaction}::text::bigint`;

const queries: Readonly<Record<Database['kind'], LogQueries>> = {
  sqlite: {
    place: sql`catalog_change.id`,
    now: sql`(select cast(coalesce(max(seq), 0) as text) from sqlite_sequence where name = 'catalog_change')`,
    isAfter: (position) => sql`catalog_change.id > ${Number(position)}`,
    isComplete: (position) => sql`${Number(position)} >= pruned_through
      and ${Number(position)} <= (select coalesce(max(seq), 0) from sqlite_sequence where name = 'catalog_change')`,
    isSettled: sql`true`,
  },
  postgres: {
    place: sql`catalog_change.position`,
    now: sql`pg_current_snapshot()::text`,
    isAfter: (position) => sql`catalog_change.position >= ${number(sql`pg_snapshot_xmin(${position}::pg_snapshot)`)}
      and not pg_visible_in_snapshot(catalog_change.position::text::xid8, ${position}::pg_snapshot)`,
    isComplete: (position) => sql`(${number(sql`pg_snapshot_xmin(${position}::pg_snapshot)`)} > pruned_through
      and pg_snapshot_xmax(${position}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()))::int`,
    isSettled: sql`catalog_change.position < ${number(sql`pg_snapshot_xmin(pg_current_snapshot())`)}`,
  },
};

const insertChanges = prepareQuery((db, rows: readonly (CatalogChange & { created_at: string })[]) =>
  db.insertInto('catalog_change').values(rows.map(({ kind, sku, created_at }) => ({ kind, sku, created_at }))),
);

/** SQLite takes 32,766 parameters in a statement, three of each change. */
const CHANGES_AT_ONCE = 1000;

/** Appends changes to the log that every node follows, in the transaction that makes them. After its commit nodes are to be told. */
export async function recordChanges(tx: Transaction<Schema>, changes: readonly CatalogChange[]): Promise<void> {
  const created_at = new Date().toISOString();
  for (let first = 0; first < changes.length; first += CHANGES_AT_ONCE)
    await insertChanges(
      tx,
      changes.slice(first, first + CHANGES_AT_ONCE).map((change) => ({ ...change, created_at })),
    );
}

export async function shopId(db: Kysely<Schema>): Promise<string> {
  const { shop_id } = await db.selectFrom('catalog_sequence').select('shop_id').executeTakeFirstOrThrow();
  return shop_id;
}

/** To be read before the tables: what is committed meanwhile is then applied again. */
export async function logPosition({ db, kind }: LogDatabase): Promise<LogPosition> {
  const { rows } = await sql<{ position: LogPosition }>`select ${queries[kind].now} as position`.execute(db);
  return rows[0]!.position;
}

export interface MissedChanges {
  changes: CatalogChange[];
  /** after all of them */
  position: LogPosition;
}

/** The changes after a position, without duplicates; null where part of them has been removed. */
export async function changesAfter({ db, kind }: LogDatabase, position: LogPosition): Promise<MissedChanges | null> {
  const { now, isAfter, isComplete } = queries[kind];
  // One statement, which sees one state of the database: its position fits its changes.
  const { rows } = await sql<{
    is_complete: number;
    position: LogPosition;
    kind: CatalogChange['kind'] | null;
    sku: string | null;
  }>`select ${isComplete(position)} as is_complete, ${now} as position, missed.kind, missed.sku
    from catalog_sequence
    left join (select distinct kind, sku from catalog_change where ${isAfter(position)}) as missed on true`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('The database has no catalog_sequence');
  if (!first.is_complete) return null;
  return {
    changes: rows.flatMap((row) => (row.kind === null ? [] : { kind: row.kind, sku: row.sku })),
    position: first.position,
  };
}

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Removes changes older than a day; a node that was away for longer rebuilds its catalogue. */
export function pruneChanges({ db, kind }: LogDatabase, now: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await removeForeignChanges(tx);
    const { place, isSettled } = queries[kind];
    const { newest } = await tx
      .selectFrom('catalog_change')
      .select(({ fn }) => fn.max<number | null>(place).as('newest'))
      .where('created_at', '<', new Date(now - RETENTION_MS).toISOString())
      .where(isSettled)
      .executeTakeFirstOrThrow();
    if (newest === null) return;
    await tx.updateTable('catalog_sequence').set({ pruned_through: newest }).execute();
    await tx.deleteFrom('catalog_change').where(place, '<=', newest).execute();
  });
}

/** A database that was moved to another server brings numbers of transactions that are still to come there. */
async function removeForeignChanges(tx: Transaction<Schema>): Promise<void> {
  const next = number(sql`pg_snapshot_xmax(pg_current_snapshot())`);
  await sql`delete from catalog_change where position >= ${next}`.execute(tx);
  await sql`update catalog_sequence set pruned_through = 0 where pruned_through >= ${next}`.execute(tx);
}

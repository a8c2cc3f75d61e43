import { writeUpdateXml } from '@brixel/exchange/write-inventory-xml';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { keepUpdate } from './export-base.ts';

/**
 * What was sold here since the last file, for where the lots came from. A lot's quantity there counts as told from then on, so that
 * the next import neither brings back what was sold nor takes it off twice.
 */
export interface LotUpdate extends Pick<Selectable<Schema['lot_update']>, 'id' | 'lots' | 'pieces'> {
  createdBy: string;
  createdAt: string;
}

/** Null: there is nothing to tell. */
export async function takeUpdate(tx: Transaction<Schema>, author: Author, now: string): Promise<LotUpdate | null> {
  const rows = await tx
    .selectFrom('lot')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .select(['lot.sku', 'lot.external_id', 'lot.source_qty', 'stock.qty'])
    .where('lot.external_id', 'is not', null)
    .where('lot.is_gone', '=', 0)
    .whereRef('stock.qty', '<>', 'lot.source_qty')
    .orderBy('lot.sku')
    .execute();
  const changes = rows.flatMap(({ external_id, source_qty, qty }) =>
    external_id === null ? [] : [{ externalId: external_id, change: qty - source_qty }],
  );
  if (changes.length === 0) return null;
  await keepUpdate(tx, Object.fromEntries(rows.map(({ sku, source_qty, qty }) => [sku, source_qty - qty])), now);
  // told is what the file says, whatever is sold meanwhile
  for (const { sku, qty } of rows)
    await tx.updateTable('lot').set({ source_qty: qty }).where('sku', '=', sku).execute();
  const pieces = changes.reduce((sum, { change }) => sum + change, 0);
  const facts = { lots: changes.length, pieces };
  const { id } = await tx
    .insertInto('lot_update')
    .values({ ...facts, file: writeUpdateXml(changes), created_by: author.staff.name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, { ...author, action: 'lots.update', subject: String(id), after: facts });
  return { id, ...facts, createdBy: author.staff.name, createdAt: now };
}

const MOST = 50;

/** The newest first. */
export async function listUpdates(db: Kysely<Schema>): Promise<LotUpdate[]> {
  const rows = await db
    .selectFrom('lot_update')
    .select(['id', 'lots', 'pieces', 'created_by', 'created_at'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ created_by, created_at, ...facts }) => ({
    ...facts,
    createdBy: created_by,
    createdAt: created_at,
  }));
}

export async function updateFile(db: Kysely<Schema>, id: number): Promise<string | null> {
  const row = await db.selectFrom('lot_update').select('file').where('id', '=', id).executeTakeFirst();
  return row?.file ?? null;
}

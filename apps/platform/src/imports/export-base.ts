import type { Kysely } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { BaseChoice, ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type KnownLot, KnownLots } from './known-lots.ts';
import type { PricedLot } from './read-lots.ts';

/**
 * A file of all lots that we have written knows what was sold here. Who edits it and brings it back must not lose those pieces a second
 * time, so its quantities are compared with what we had written, not with what the last file said.
 */
interface ExportBase {
  id: number;
  createdAt: string;
  quantities: Readonly<Record<string, number>>;
}

/** Files of an older export are compared with the last file. */
const KEPT = 5;

export async function keepExport(db: Kysely<Schema>, quantities: ExportBase['quantities']): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = { quantities: toJson(quantities), created_at: new Date().toISOString() };
    const newest = await tx.selectFrom('lot_export').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (newest?.quantities === facts.quantities) {
      await tx.updateTable('lot_export').set(facts).where('id', '=', newest.id).execute();
      return;
    }
    await tx.insertInto('lot_export').values(facts).execute();
    const old = tx.selectFrom('lot_export').select('id').orderBy('id', 'desc').limit(1).offset(KEPT);
    await tx.deleteFrom('lot_export').where('id', '<=', old).execute();
  });
}

/** The newest first. */
async function listExports(db: Kysely<Schema>): Promise<ExportBase[]> {
  const rows = await db.selectFrom('lot_export').selectAll().orderBy('id', 'desc').limit(KEPT).execute();
  return rows.map(({ id, created_at, quantities }) => ({
    id,
    createdAt: created_at,
    quantities: parseJson(quantities),
  }));
}

/** Lots whose quantities are compared with what an export said of them. */
const withBase = (lots: readonly KnownLot[], { quantities }: Pick<ExportBase, 'quantities'>): KnownLot[] =>
  lots.map((lot) => ({ ...lot, baseQty: quantities[lot.sku] ?? lot.sourceQty }));

/** What a file was made from: an export where more of its quantities are those of the export than of the last file. */
export async function lotsWithBase(
  db: Kysely<Schema>,
  lots: readonly KnownLot[],
  { choice = null, read }: { choice?: BaseChoice | null | undefined; read: () => AsyncIterable<PricedLot> },
): Promise<{ lots: readonly KnownLot[]; base: ImportTotals['base'] }> {
  const bases = (await listExports(db))
    .map((base) => ({ ...base, lots: withBase(lots, base) }))
    .filter((base) => base.lots.some(({ baseQty, sourceQty }) => baseQty !== sourceQty));
  const [newest] = bases;
  if (!newest) return { lots, base: null };
  const found = choice === null ? await bestOf(bases, lots, read()) : bases.find(({ id }) => id === choice);
  const { id, createdAt } = found ?? newest;
  return { lots: found?.lots ?? lots, base: { id, createdAt, isUsed: found !== undefined } };
}

type Base = ExportBase & { lots: readonly KnownLot[] };

async function bestOf(
  bases: readonly Base[],
  lots: readonly KnownLot[],
  rows: AsyncIterable<PricedLot>,
): Promise<Base | undefined> {
  const places = new Map(lots.map((lot, place) => [lot, place]));
  const known = new KnownLots(lots);
  const counted = bases.map((base) => ({ base, fitting: 0 }));
  let fittingFile = 0;
  for await (const { lot } of rows) {
    const found = lot && known.take(lot);
    if (!found) continue;
    if (found.sourceQty === lot.qty) fittingFile += 1;
    const place = places.get(found)!;
    for (const each of counted) if (each.base.lots[place]!.baseQty === lot.qty) each.fitting += 1;
  }
  const best = counted.reduce((one, other) => (other.fitting > one.fitting ? other : one));
  return best.fitting > fittingFile ? best.base : undefined;
}

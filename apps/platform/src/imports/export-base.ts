import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { BaseChoice, ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type KnownLot, KnownLots } from './known-lots.ts';
import type { PricedLot } from './read-lots.ts';

/**
 * A file of all lots that we have written knows what was sold here. Who edits it and brings it back must not lose those pieces a second
 * time, so its quantities are compared with what we had written, not with what the last file said. A file from elsewhere that is older
 * than an update does not know yet what that has told of, and must not bring it back.
 */
interface FileBase {
  id: number;
  createdAt: string;
  isUpdate: boolean;
  /** by sku; of an update, how many pieces it and those after it have told of */
  quantities: Readonly<Record<string, number>>;
}

/** Of exports, and of updates. Files that are older than those are compared with the last file. */
const KEPT = 5;

export async function keepExport(db: Kysely<Schema>, quantities: FileBase['quantities']): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = { quantities: toJson(quantities), created_at: new Date().toISOString() };
    const newest = await tx
      .selectFrom('lot_export')
      .selectAll()
      .where('is_update', '=', 0)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (newest?.quantities === facts.quantities) {
      await tx.updateTable('lot_export').set(facts).where('id', '=', newest.id).execute();
      return;
    }
    await tx.insertInto('lot_export').values(facts).execute();
    await forgetOld(tx, 0);
  });
}

/** How many pieces an update tells of, as sold here. */
export async function keepUpdate(
  tx: Transaction<Schema>,
  quantities: FileBase['quantities'],
  now: string,
): Promise<void> {
  const facts = { quantities: toJson(quantities), created_at: now, is_update: 1 } as const;
  await tx.insertInto('lot_export').values(facts).execute();
  await forgetOld(tx, 1);
}

async function forgetOld(tx: Transaction<Schema>, isUpdate: 0 | 1): Promise<void> {
  const ofKind = tx.selectFrom('lot_export').select('id').where('is_update', '=', isUpdate);
  const old = ofKind.orderBy('id', 'desc').limit(1).offset(KEPT);
  await tx.deleteFrom('lot_export').where('is_update', '=', isUpdate).where('id', '<=', old).execute();
}

/** The newest first. */
async function listBases(db: Kysely<Schema>): Promise<FileBase[]> {
  const rows = await db.selectFrom('lot_export').selectAll().orderBy('id', 'desc').execute();
  // what is older than one update is older than all that came after it
  const untold: Record<string, number> = {};
  return rows.map(({ id, created_at, is_update, quantities }) => {
    const base = { id, createdAt: created_at, isUpdate: is_update === 1, quantities: parseJson(quantities) };
    if (!base.isUpdate) return base;
    for (const [sku, pieces] of Object.entries(base.quantities)) untold[sku] = (untold[sku] ?? 0) + pieces;
    return { ...base, quantities: { ...untold } };
  });
}

const withBase = (lots: readonly KnownLot[], { quantities, isUpdate }: FileBase): KnownLot[] =>
  lots.map((lot) =>
    isUpdate ? { ...lot, untold: quantities[lot.sku] ?? 0 } : { ...lot, baseQty: quantities[lot.sku] ?? lot.sourceQty },
  );

/** What a file was made from, or is older than: that with which more of its quantities agree than with the last file. */
export async function lotsWithBase(
  db: Kysely<Schema>,
  lots: readonly KnownLot[],
  { choice = null, read }: { choice?: BaseChoice | null | undefined; read: () => AsyncIterable<PricedLot> },
): Promise<{ lots: readonly KnownLot[]; base: ImportTotals['base'] }> {
  const bases = (await listBases(db))
    .map((base) => ({ ...base, lots: withBase(lots, base) }))
    .filter((base) => base.lots.some(({ baseQty, sourceQty, untold }) => baseQty !== sourceQty || untold !== 0));
  if (bases.length === 0) return { lots, base: null };
  const best = await bestOf(bases, lots, read());
  const used = choice === null ? best : bases.find(({ id }) => id === choice);
  // an update of which nothing speaks is not asked about with every file
  const offered = used ?? best ?? bases.find(({ isUpdate }) => !isUpdate);
  if (!offered) return { lots, base: null };
  const { id, createdAt, isUpdate } = offered;
  return { lots: used?.lots ?? lots, base: { id, createdAt, isUpdate, isUsed: used !== undefined } };
}

type Base = FileBase & { lots: readonly KnownLot[] };

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
    for (const each of counted) if (fits(each.base.lots[place]!, lot.qty)) each.fitting += 1;
  }
  const best = counted.reduce((one, other) => (other.fitting > one.fitting ? other : one));
  return best.fitting > fittingFile ? best.base : undefined;
}

/** A lot that has more than the update has left of it may have been sold there too: in doubt too little is offered. */
const fits = ({ baseQty, sourceQty, untold }: KnownLot, qty: number): boolean =>
  untold > 0 ? sourceQty < qty && qty <= sourceQty + untold : qty === baseQty + untold;

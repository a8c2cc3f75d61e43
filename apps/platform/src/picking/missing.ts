import type { PickDeed } from '@brixel/contract/office/picking-endpoints';
import type { OrderStatus } from '@brixel/contract/order';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import type { Schema } from '../database/schema.ts';
import { recordChange } from '../office/audit.ts';
import { lockStock, setStock } from '../stock/stock-movements.ts';
import type { DeedContext } from './deed-context.ts';
import { lockOrders, swapReserved, takeFor } from './reserved-stock.ts';

type Missing = PickDeed & { kind: 'missing' };
type Stop = Selectable<Schema['pick_stop']>;
type Share = Selectable<Schema['pick_share']>;

/** A share with what is left of what was found, and the order that it is for. */
interface Short extends Share {
  order_id: number;
  order_number: string;
  status: OrderStatus;
  here: number;
}

/**
 * Less lies there than is needed. What was found goes into the boxes in their order; the rest is looked for later, lies in another drawer, or is
 * gone. Then nothing is left for new orders either, and somebody in the office decides.
 */
export async function reportMissing(
  tx: Transaction<Schema>,
  deed: Missing,
  stop: Stop,
  at: string,
  context: DeedContext,
): Promise<CatalogChange[]> {
  const { author } = context;
  const open = await openShares(tx, stop);
  let left = deed.found;
  const short: Short[] = [];
  for (const share of open) {
    // some may lie in the box since the first look
    const here = Math.min(left + share.found, share.qty);
    left -= here - share.found;
    if (here < share.qty) short.push({ ...share, here });
    else await settle(tx, share, { found: here, deed, at, by: author.staff.name });
  }
  if (short.length === 0) return [];
  if (deed.rest === 'later') {
    for (const { stop_id, letter, here } of short)
      await tx
        .updateTable('pick_share')
        .set({ found: here })
        .where('stop_id', '=', stop_id)
        .where('letter', '=', letter)
        .execute();
    await tx.updateTable('pick_stop').set({ later_at: at }).where('id', '=', stop.id).execute();
    return [];
  }
  return writeOff(tx, { deed, stop, short, at }, context);
}

async function writeOff(
  tx: Transaction<Schema>,
  { deed, stop, short, at }: { deed: Missing; stop: Stop; short: readonly Short[]; at: string },
  { kind, author, roundId }: DeedContext,
): Promise<CatalogChange[]> {
  const { sku } = stop;
  const other = deed.rest === 'elsewhere' ? deed.sku : undefined;
  const skus = [sku, ...(other === undefined ? [] : [other])];
  // orders before stock, as a cancellation does
  await lockOrders(
    tx,
    kind,
    short.map(({ order_id }) => order_id),
  );
  await lockStock(
    tx,
    kind,
    sql.join(
      skus.map((one) => sql`select cast(${one} as text)`),
      sql` union `,
    ),
  );
  const stock = await tx.selectFrom('stock').select(['qty', 'managed']).where('sku', '=', sku).executeTakeFirst();
  if (stock?.managed === 1) await setStock(tx, kind, { sku, qty: 0, staffName: author.staff.name, reason: 'missing' });
  const moved: Short[] = [];
  for (const share of short) {
    await settle(tx, share, { found: share.here, deed, at, by: author.staff.name });
    if (share.status !== 'processing') continue;
    const lacking = share.qty - share.here;
    const isElsewhere = other !== undefined && (await takeFor(tx, share.order_number, other, lacking));
    await swapReserved(tx, share.order_id, { sku, qty: -lacking }, isElsewhere ? { sku: other, qty: lacking } : null);
    if (isElsewhere) {
      moved.push(share);
      await tx
        .updateTable('pick_share')
        .set({ qty: share.here })
        .where('stop_id', '=', stop.id)
        .where('letter', '=', share.letter)
        .execute();
    } else
      await tx
        .insertInto('pick_gap')
        .values({
          order_id: share.order_id,
          sku,
          name: stop.name,
          item_id: share.item_id,
          qty: lacking,
          at,
          staff_name: author.staff.name,
          decision: null,
          stand_in_sku: null,
          decided_at: null,
          decided_by: null,
        })
        .execute();
    await recordChange(tx, {
      ...author,
      action: 'rounds.deeds',
      subject: share.order_number,
      after: { sku, missing: lacking, round: roundId, ...(isElsewhere && { stand_in: other }) },
    });
  }
  if (other !== undefined && moved.length > 0) await addStop(tx, roundId, stop, other, moved);
  return skus.map((one) => ({ kind: 'stock', sku: one }));
}

async function openShares(tx: Transaction<Schema>, { id, round_id }: Stop) {
  return tx
    .selectFrom('pick_share')
    .innerJoin('pick_box', (join) =>
      join.onRef('pick_box.letter', '=', 'pick_share.letter').on('pick_box.round_id', '=', round_id),
    )
    .innerJoin('placed_order', 'placed_order.id', 'pick_box.order_id')
    .selectAll('pick_share')
    .select(['placed_order.id as order_id', 'placed_order.order_number', 'placed_order.status'])
    .where('pick_share.stop_id', '=', id)
    .where('pick_share.tick_id', 'is', null)
    .orderBy('pick_share.letter')
    .execute();
}

async function settle(
  tx: Transaction<Schema>,
  { stop_id, letter }: Share,
  { found, deed, at, by }: { found: number; deed: Missing; at: string; by: string },
): Promise<void> {
  await tx
    .updateTable('pick_share')
    .set({ found, tick_id: deed.id, ticked_at: at, ticked_by: by })
    .where('stop_id', '=', stop_id)
    .where('letter', '=', letter)
    .execute();
}

/** The other drawer is the next stop. */
async function addStop(
  tx: Transaction<Schema>,
  roundId: number,
  { position, name }: Stop,
  sku: string,
  shares: readonly Short[],
): Promise<void> {
  const [lot, shelf] = [
    await tx.selectFrom('lot').select('place').where('sku', '=', sku).executeTakeFirst(),
    await tx.selectFrom('shelf').select('place').where('sku', '=', sku).executeTakeFirst(),
  ];
  await tx
    .updateTable('pick_stop')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('round_id', '=', roundId)
    .where('position', '>', position)
    .execute();
  const { id } = await tx
    .insertInto('pick_stop')
    .values({
      round_id: roundId,
      position: position + 1,
      sku,
      mosaic_id: null,
      name,
      place: (lot ?? shelf)?.place ?? '',
      later_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('pick_share')
    .values(
      shares.map(({ letter, item_id, qty, here }) => ({
        stop_id: id,
        letter,
        item_id,
        qty: qty - here,
        tick_id: null,
        ticked_at: null,
        ticked_by: null,
      })),
    )
    .execute();
}

import type { BoxLetter } from '@brixel/contract/office/picking-limits';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';

interface RoundDeed {
  kind: Database['kind'];
  author: Author;
  now: number;
}

/** Everything is ticked: the boxes come to the packing table. Done again it is done already. */
export async function finishRound(
  tx: Transaction<Schema>,
  id: number,
  { kind, author, now }: RoundDeed,
): Promise<'done' | 'NOT_FOUND' | 'ROUND_NOT_DONE'> {
  const round = await heldRound(tx, kind, id);
  if (!round) return 'NOT_FOUND';
  if (round.finished_at !== null) return 'done';
  const open = await tx
    .selectFrom('pick_share')
    .innerJoin('pick_stop', 'pick_stop.id', 'pick_share.stop_id')
    .select('stop_id')
    .where('pick_stop.round_id', '=', id)
    .where('pick_share.tick_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open) return 'ROUND_NOT_DONE';
  await tx
    .updateTable('pick_round')
    .set({ finished_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
  await moveOrders(tx, id, 'to_pack', { ...author, action: 'rounds.finish' });
  return 'done';
}

/** Nothing of it counts: what lies in the boxes goes back, and the orders wait again. What was written off stays so. */
export async function dissolveRound(
  tx: Transaction<Schema>,
  id: number,
  { kind, author }: RoundDeed,
): Promise<'done' | 'NOT_FOUND' | 'ROUND_FINISHED'> {
  const round = await heldRound(tx, kind, id);
  if (!round) return 'NOT_FOUND';
  if (round.finished_at !== null) return 'ROUND_FINISHED';
  await moveOrders(tx, id, 'to_pick', { ...author, action: 'rounds.dissolve' });
  await tx.deleteFrom('pick_round').where('id', '=', id).execute();
  return 'done';
}

/** A box was checked against its order and closed. */
export async function packBox(
  tx: Transaction<Schema>,
  { id, letter, weight }: { id: number; letter: BoxLetter; weight: number },
  { kind, author, now }: RoundDeed,
): Promise<'done' | 'NOT_FOUND' | 'ROUND_NOT_DONE' | 'GAP_OPEN' | 'ORDER_MOVED'> {
  const round = await heldRound(tx, kind, id);
  const box = await tx
    .selectFrom('pick_box')
    .innerJoin('placed_order', 'placed_order.id', 'pick_box.order_id')
    .select(['order_id', 'order_number'])
    .where('round_id', '=', id)
    .where('letter', '=', letter)
    .executeTakeFirst();
  if (!round || !box) return 'NOT_FOUND';
  if (round.finished_at === null) return 'ROUND_NOT_DONE';
  const gap = await tx
    .selectFrom('pick_gap')
    .select('id')
    .where('order_id', '=', box.order_id)
    .where('decision', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (gap) return 'GAP_OPEN';
  const moved = await tx
    .updateTable('placed_order')
    .set({ fulfilment: 'packed' })
    .where('id', '=', box.order_id)
    .where('status', '=', 'processing')
    .where('fulfilment', 'in', ['to_pack', 'packed'])
    .returning('id')
    .executeTakeFirst();
  if (!moved) return 'ORDER_MOVED';
  await tx
    .updateTable('pick_box')
    .set({ weight, packed_at: new Date(now).toISOString(), packed_by: author.staff.name })
    .where('round_id', '=', id)
    .where('letter', '=', letter)
    .execute();
  const after = { stage: 'packed', weight };
  await recordChange(tx, { ...author, action: 'rounds.pack', subject: box.order_number, after });
  return 'done';
}

async function heldRound(tx: Transaction<Schema>, kind: Database['kind'], id: number) {
  if (kind === 'postgres') await sql`select id from pick_round where id = ${id} for update`.execute(tx);
  return tx.selectFrom('pick_round').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those that nobody has canceled or sent meanwhile. */
async function moveOrders(
  tx: Transaction<Schema>,
  roundId: number,
  stage: 'to_pick' | 'to_pack',
  author: Author & { action: string },
): Promise<void> {
  const moved = await tx
    .updateTable('placed_order')
    .set({ fulfilment: stage })
    .where('id', 'in', (boxes) => boxes.selectFrom('pick_box').select('order_id').where('round_id', '=', roundId))
    .where('status', '=', 'processing')
    .where('fulfilment', '=', 'picking')
    .returning('order_number')
    .execute();
  for (const { order_number } of moved)
    await recordChange(tx, { ...author, subject: order_number, before: { stage: 'picking' }, after: { stage } });
}

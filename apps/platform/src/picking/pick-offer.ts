import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { PickOrder } from '@brixel/contract/office/picking-endpoints';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import { recipientOf } from '../order/recipient.ts';
import { toStoredOrder } from '../order/stored-order.ts';
import { goodsOfOrder, goodsToFetch } from './order-goods.ts';

/** More do not fit into a day of rounds; the others come when these are picked. */
const MOST_OFFERED = 100;

/** Orders that wait to be picked, those first that are paid for longest, and rounds that are not packed yet. */
export async function pickOffer(
  db: Kysely<Schema>,
  goods: Pick<Goods, 'shown'>,
): Promise<OfficeResult<'rounds.offer'>> {
  const rows = await db
    .selectFrom('placed_order')
    .selectAll()
    .where('status', '=', 'processing')
    .where('fulfilment', '=', 'to_pick')
    .orderBy('paid_at')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute();
  const waiting = rows.map((row) => toStoredOrder(row));
  const shown = await goods.shown(waiting.flatMap((order) => goodsOfOrder(order).map(({ sku }) => sku)));
  const placeOf = (sku: string): string => shown.get(sku)?.place ?? '';
  const orders = waiting.map(
    (order): PickOrder => ({
      number: order.orderNumber,
      created_at: order.createdAt,
      paid_at: order.payment.paidAt,
      name: recipientOf(order),
      is_test: order.isTest,
      goods: goodsToFetch(order, placeOf).map(({ sku, qty }) => ({ sku, qty, place: placeOf(sku) })),
    }),
  );
  return { orders, rounds: await openRounds(db) };
}

async function openRounds(db: Kysely<Schema>): Promise<OfficeResult<'rounds.offer'>['rounds']> {
  const rounds = await db
    .selectFrom('pick_round')
    .selectAll()
    .where(({ or, eb, exists }) =>
      or([
        eb('finished_at', 'is', null),
        exists(
          eb
            .selectFrom('pick_box')
            .innerJoin('placed_order', 'placed_order.id', 'pick_box.order_id')
            .select('letter')
            .whereRef('pick_box.round_id', '=', 'pick_round.id')
            .where('packed_at', 'is', null)
            .where('placed_order.status', '=', 'processing')
            .where('placed_order.fulfilment', '=', 'to_pack'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ id }) => id);
  const boxes = await db.selectFrom('pick_box').select('round_id').where('round_id', 'in', ids).execute();
  const shares = await db
    .selectFrom('pick_stop')
    .innerJoin('pick_share', 'pick_share.stop_id', 'pick_stop.id')
    .select(['round_id', 'stop_id', 'tick_id'])
    .where('round_id', 'in', ids)
    .execute();
  return rounds.map(({ id, ...round }) => {
    const stops = Map.groupBy(
      shares.filter(({ round_id }) => round_id === id),
      ({ stop_id }) => stop_id,
    );
    return {
      id,
      ...round,
      boxes: boxes.filter(({ round_id }) => round_id === id).length,
      stops: stops.size,
      done: [...stops.values()].filter((some) => some.every(({ tick_id }) => tick_id !== null)).length,
    };
  });
}

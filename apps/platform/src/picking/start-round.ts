import { boxLetters } from '@brixel/contract/office/picking-limits';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RolledBack } from '../database/transaction-or-rollback.ts';
import type { Goods } from '../goods/goods.ts';
import { placeKeyOf } from '../goods/goods-row.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { goodsToFetch, type OrderGoods } from './order-goods.ts';

interface NewRound {
  /** in the order of their boxes */
  orders: readonly StoredOrder[];
  /** the goods of those orders */
  shown: Shown;
  isReversed: boolean;
}

type Shown = Awaited<ReturnType<Goods['shown']>>;

/** The number of the round; an order that somebody else has taken meanwhile stops it. */
export async function startRound(
  tx: Transaction<Schema>,
  { orders, shown, isReversed }: NewRound,
  { author, now }: { author: Author; now: number },
): Promise<number | RolledBack<'moved'>> {
  const taken = await tx
    .updateTable('placed_order')
    .set({ fulfilment: 'picking' })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('status', '=', 'processing')
    .where('fulfilment', '=', 'to_pick')
    .returning('id')
    .execute();
  if (taken.length !== orders.length) return new RolledBack('moved');
  const { id: roundId } = await tx
    .insertInto('pick_round')
    .values({ started_at: new Date(now).toISOString(), started_by: author.staff.name, finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const boxes = orders.map((order, index) => ({ letter: boxLetters[index]!, order }));
  await tx
    .insertInto('pick_box')
    .values(
      boxes.map(({ letter, order }) => ({
        round_id: roundId,
        letter,
        order_id: order.id,
        weight: null,
        packed_at: null,
        packed_by: null,
      })),
    )
    .execute();
  const placeOf = (sku: string): string => shown.get(sku)?.place ?? '';
  const wanted = boxes.flatMap(({ letter, order }) =>
    goodsToFetch(order, placeOf).map((goods) => ({ ...goods, letter })),
  );
  const stops = route([...Map.groupBy(wanted, stopKey).values()], shown, isReversed);
  for (const [position, shares] of stops.entries()) {
    const { sku, mosaicId, name } = shares[0]!;
    const { id: stopId } = await tx
      .insertInto('pick_stop')
      .values({
        round_id: roundId,
        position,
        sku,
        mosaic_id: mosaicId,
        name: shown.get(sku)?.name ?? name,
        place: shown.get(sku)?.place ?? '',
        later_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('pick_share')
      .values([...sharesOf(stopId, shares)])
      .execute();
  }
  for (const { letter, order } of boxes)
    await recordChange(tx, {
      ...author,
      action: 'rounds.start',
      subject: order.orderNumber,
      before: { stage: 'to_pick' },
      after: { stage: 'picking', round: roundId, box: letter },
    });
  return roundId;
}

const stopKey = ({ sku, mosaicId }: OrderGoods): string => `${sku} ${mosaicId ?? ''}`;

/** By storage place, K07-2 before K07-12; what has no place comes last, whichever way one goes. */
function route<T extends OrderGoods>(stops: readonly T[][], shown: Shown, isReversed: boolean): readonly T[][] {
  const placeOf = ([first]: T[]): string => shown.get(first!.sku)?.place ?? '';
  const keyed = stops.map((shares) => ({ shares, place: placeOf(shares), key: placeKeyOf(placeOf(shares)) }));
  const sorted = keyed.toSorted((a, b) =>
    a.key === b.key ? (a.shares[0]!.sku < b.shares[0]!.sku ? -1 : 1) : a.key < b.key ? -1 : 1,
  );
  const placed = sorted.filter(({ place }) => place !== '');
  const unplaced = sorted.filter(({ place }) => place === '');
  return [...(isReversed ? placed.reverse() : placed), ...unplaced].map(({ shares }) => shares);
}

/** Several lines of an order that are the same goods are one share. */
function* sharesOf(stopId: number, wanted: readonly (OrderGoods & { letter: (typeof boxLetters)[number] })[]) {
  for (const [letter, some] of Map.groupBy(wanted, (goods) => goods.letter))
    yield {
      stop_id: stopId,
      letter,
      item_id: some.find(({ itemId }) => itemId !== null)?.itemId ?? null,
      qty: some.reduce((sum, { qty }) => sum + qty, 0),
      tick_id: null,
      ticked_at: null,
      ticked_by: null,
    };
}

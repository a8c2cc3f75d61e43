import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { PickBox, PickProgress, PickRound, PickShare, PickStop } from '@brixel/contract/office/picking-endpoints';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import { mosaicPicturePath } from '../mosaic/mosaic-view.ts';
import { withHistories } from '../order/order-rows.ts';
import { stageOfOrder } from '../order/order-stage.ts';
import type { ReturnTerms } from '../order/order-state.ts';
import { recipientOf } from '../order/recipient.ts';
import { gapsOf } from './gaps.ts';

type StopRow = Selectable<Schema['pick_stop']>;
type ShareRow = Selectable<Schema['pick_share']>;

export interface RoundContext {
  goods: Pick<Goods, 'shown'>;
  /** of whoever reads it */
  language: OfficeLanguage;
  /** grams of an empty parcel */
  packaging: number;
  terms: ReturnTerms;
}

export async function readRound(
  db: Kysely<Schema>,
  id: number,
  { goods, language, packaging, terms }: RoundContext,
): Promise<PickRound | null> {
  const round = await db.selectFrom('pick_round').selectAll().where('id', '=', id).executeTakeFirst();
  if (!round) return null;
  const { stops, shares } = await stopsOf(db, id);
  const shown = await goods.shown(
    stops.map(({ sku }) => sku),
    language,
  );
  const late = await db.selectFrom('pick_deed').select(['at', 'received_at']).where('round_id', '=', id).execute();
  return {
    id,
    started_at: round.started_at,
    started_by: round.started_by,
    finished_at: round.finished_at,
    packaging,
    late_ticks: late.filter(({ at, received_at }) => Date.parse(received_at) - Date.parse(at) > LATE_MS).length,
    boxes: await boxesOf(db, id, { stops, shares, terms }),
    stops: stops.map((stop): PickStop => {
      const known = shown.get(stop.sku);
      return {
        id: stop.id,
        sku: stop.sku,
        name: known?.name ?? stop.name,
        picture: stop.mosaic_id === null ? (known?.picture ?? '') : mosaicPicturePath(stop.mosaic_id),
        colour: known?.colour ?? null,
        number: known?.number ?? null,
        condition: known?.condition ?? null,
        place: stop.place,
        stock: known?.stock ?? null,
        alike: known?.alike ?? [],
        is_later: stop.later_at !== null,
        shares: sharesAt(stop, shares),
      };
    }),
  };
}

/** A deed that took longer to come was done without a line. */
const LATE_MS = 5_000;

/** What devices ask for every other second: no goods, no orders. */
export async function readProgress(db: Kysely<Schema>, id: number): Promise<PickProgress | null> {
  const round = await db.selectFrom('pick_round').select('finished_at').where('id', '=', id).executeTakeFirst();
  if (!round) return null;
  const { stops, shares } = await stopsOf(db, id);
  return {
    finished_at: round.finished_at,
    stops: stops.map((stop) => ({ id: stop.id, is_later: stop.later_at !== null, shares: sharesAt(stop, shares) })),
  };
}

/** In the order of the way; those that were put off come at the end, in the order in which they were. */
async function stopsOf(db: Kysely<Schema>, id: number): Promise<{ stops: StopRow[]; shares: ShareRow[] }> {
  const stops = await db
    .selectFrom('pick_stop')
    .selectAll()
    .where('round_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const shares = await db
    .selectFrom('pick_share')
    .innerJoin('pick_stop', 'pick_stop.id', 'pick_share.stop_id')
    .selectAll('pick_share')
    .where('pick_stop.round_id', '=', id)
    .where('pick_share.qty', '>', 0)
    .orderBy('pick_share.letter')
    .execute();
  const ahead = stops.filter(({ later_at }) => later_at === null);
  const later = stops
    .filter(({ later_at }) => later_at !== null)
    .toSorted((a, b) => (a.later_at! < b.later_at! ? -1 : 1));
  return {
    stops: [...ahead, ...later].filter(({ id: stop }) => shares.some((share) => share.stop_id === stop)),
    shares,
  };
}

const sharesAt = ({ id }: StopRow, shares: readonly ShareRow[]): PickShare[] =>
  shares
    .filter(({ stop_id }) => stop_id === id)
    .map(({ letter, qty, found, tick_id, ticked_by }) => ({ box: letter, qty, found, tick: tick_id, by: ticked_by }));

async function boxesOf(
  db: Kysely<Schema>,
  id: number,
  { stops, shares, terms }: { stops: readonly StopRow[]; shares: readonly ShareRow[]; terms: ReturnTerms },
): Promise<PickBox[]> {
  const boxes = await db.selectFrom('pick_box').selectAll().where('round_id', '=', id).orderBy('letter').execute();
  if (boxes.length === 0) return [];
  const rows = await db
    .selectFrom('placed_order')
    .selectAll()
    .where(
      'id',
      'in',
      boxes.map(({ order_id }) => order_id),
    )
    .execute();
  const orders = await withHistories(db, rows);
  const skuOf = new Map(stops.map((stop) => [stop.id, stop.sku]));
  const gaps = await gapsOf(db, orders);
  const standIns = gaps.flatMap(({ stand_in }) => stand_in?.sku ?? []);
  const weights = await weightsOf(db, [...skuOf.values(), ...standIns]);
  return boxes.flatMap((box): PickBox[] => {
    const order = orders.find((candidate) => candidate.id === box.order_id);
    if (!order) return [];
    const own = shares.filter(({ letter }) => letter === box.letter);
    const ownGaps = gaps.filter(({ order_id }) => order_id === order.id);
    const inside = [
      ...own.map(({ stop_id, found }) => ({ sku: skuOf.get(stop_id)!, qty: found })),
      ...ownGaps.flatMap(({ stand_in, qty }) => (stand_in ? { sku: stand_in.sku, qty } : [])),
    ].filter(({ qty }) => qty > 0);
    return [
      {
        letter: box.letter,
        number: order.orderNumber,
        name: recipientOf(order),
        lots: own.length,
        is_test: order.isTest,
        stage: stageOfOrder(order, terms),
        goods_weight: inside.reduce((sum, { sku, qty }) => sum + (weights.get(sku) ?? 0) * qty, 0),
        unweighed: inside.filter(({ sku }) => !weights.has(sku)).length,
        weight: box.weight,
        gaps: ownGaps.map(({ order_id: _, ...gap }) => gap),
      },
    ];
  });
}

/** In grams, of those whose weight somebody has said. */
async function weightsOf(db: Kysely<Schema>, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['sku', 'weight'])
    .where('sku', 'in', [...new Set(skus)])
    .execute();
  return new Map(rows.flatMap(({ sku, weight }) => (weight === null ? [] : [[sku, weight] as const])));
}

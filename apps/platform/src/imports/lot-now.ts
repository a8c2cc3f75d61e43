import { type Money, multiplyDivide } from '@brixel/commerce/money';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { type Lot, storagePlace } from '@brixel/exchange/lot';
import type { Kysely, Selectable } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

/** What of a lot may have been changed here. */
export const lotNowColumns = [
  'lot.source',
  'lot.place',
  'lot.cost',
  'product.price',
  'product.special_price',
  'product.special_from',
  'product.special_to',
  'stock.step',
] as const;

type LotNowRow = Pick<Selectable<Schema['lot']>, 'source' | 'place' | 'cost'> &
  Pick<Selectable<Schema['product']>, 'price' | `special_${'price' | 'from' | 'to'}`> &
  Pick<Selectable<Schema['stock']>, 'step'>;

/** What its file said, with what was changed here since, but for its quantity. */
export function lotNow({ source, place, cost, price, step, ...row }: LotNowRow, tiers: Lot['tiers']): Lot {
  const lot = parseJson(source);
  const sale = saleNow({ price, ...row }, lot);
  const remarks = place === storagePlace(lot) ? lot.remarks : lot.remarks.replace(storagePlace(lot), () => place);
  return { ...lot, remarks, cost, price, sale, step, tiers };
}

const WHOLE = 10_000;

export const reducedPrice = ({ price, sale }: Pick<Lot, 'price' | 'sale'>): Money | null =>
  sale === 0 ? null : multiplyDivide(price, WHOLE - sale, WHOLE);

/** In whole percent, as other programs read it, unless it still is what the file said. One that ends some day is this shop's own. */
function saleNow(
  { price, special_price, special_from, special_to }: Omit<LotNowRow, 'source' | 'place' | 'cost' | 'step'>,
  { sale }: Lot,
): number {
  if (special_from !== null || special_to !== null || reducedPrice({ price, sale }) === special_price) return sale;
  return special_price === null ? 0 : Math.min(Math.round((1 - special_price / price) * 100), 99) * 100;
}

/** Of everybody, by product. */
export async function tiersOf(
  db: Kysely<Schema>,
  productIds: readonly number[] | 'all',
): Promise<Map<number, Lot['tiers']>> {
  let query = db
    .selectFrom('tier_price')
    .select(['product_id', 'qty', 'price'])
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty');
  if (productIds !== 'all') query = query.where('product_id', 'in', productIds);
  const tiers = new Map<number, Lot['tiers'][number][]>();
  for (const { product_id, qty, price } of await query.execute())
    tiers.set(product_id, [...(tiers.get(product_id) ?? []), { qty, price }]);
  return tiers;
}

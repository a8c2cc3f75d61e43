import { savingPercent } from '@brixel/commerce/lowest-price';
import { fromEuros } from '@brixel/commerce/money';
import { isMosaicSku } from '@brixel/commerce/mosaic-sku';
import { type TierStep, tiersFor } from '@brixel/commerce/tier-prices';
import { CONDITIONS } from '@brixel/contract/condition';
import type { CardProduct } from '#data/catalog/fields.ts';

/** What a card may say about its product. */

const MAX_BADGES = 2;
/** made of other products: their price and stock depend on the choice */
const COMPOSED = new Set(['configurable', 'bundle', 'grouped']);

export type CardBadge =
  | { kind: 'soldOut' }
  | { kind: 'rank'; n: number }
  | { kind: 'used' }
  | { kind: 'new' }
  | { kind: 'saving'; percent: number }
  | { kind: 'lastPieces'; n: number };

const isComposed = ({ type_id }: Pick<CardProduct, 'type_id'>): boolean => COMPOSED.has(type_id);

/** Can only be bought on its own page. Lists that a browser stored earlier know the type only. */
export const needsChoice = (product: Pick<CardProduct, 'type_id' | 'has_required_options'>): boolean =>
  product.has_required_options === 1 || isComposed(product);

/** Others start from its price. What is chosen for a mosaic can make it cheaper as well, so its price is one among others. */
export const isStartPrice = (product: Pick<CardProduct, 'sku' | 'type_id' | 'has_required_options'>): boolean =>
  needsChoice(product) && !isMosaicSku(product.sku);

/** Single parts are sold by the piece; sets, boxes and vouchers are not. */
export const isPart = ({ size_label, piece_count }: Pick<CardProduct, 'size_label' | 'piece_count'>): boolean =>
  !!size_label && !piece_count;

type Reduction = Pick<CardProduct, 'price_incl_tax' | 'lowest_price_30_days_incl_tax'>;

export const isUsed = ({ condition }: Pick<CardProduct, 'condition'>): boolean => condition === CONDITIONS.used;

/** The struck price: the only one that the law allows a reduction to be measured by. None known, none announced. */
export function oldPrice({ price_incl_tax, lowest_price_30_days_incl_tax: lowest }: Reduction): number | null {
  return lowest && lowest > price_incl_tax ? lowest : null;
}

export function savingOf(product: Reduction): number {
  const old = oldPrice(product);
  return old === null ? 0 : savingPercent(fromEuros(product.price_incl_tax), fromEuros(old));
}

/** `lastPieces`: so many or fewer are the last ones. */
export function cardBadges(product: CardProduct, rank: number | undefined, lastPieces: number): CardBadge[] {
  if (!product.stock.is_in_stock) return [{ kind: 'soldOut' }];
  const percent = savingOf(product);
  const { qty, manage_stock: managed } = product.stock;
  const badges: (CardBadge | false)[] = [
    isUsed(product) && { kind: 'used' },
    rank !== undefined && { kind: 'rank', n: rank },
    percent > 0 && { kind: 'saving', percent },
    product.new === 1 && { kind: 'new' },
    managed && qty > 0 && qty <= lastPieces && !isComposed(product) && { kind: 'lastPieces', n: qty },
  ];
  return badges.filter((badge) => badge !== false).slice(0, MAX_BADGES);
}

/** The tier with the lowest price: the best reason to buy more. */
export const bestTier = (
  product: Pick<CardProduct, 'tier_prices' | 'price_incl_tax'>,
  own: readonly TierStep[] = tiersFor(product),
): TierStep | null => own.filter(({ qty }) => qty > 1).at(-1) ?? null;

/** The name without the colour at its end: a card names the colour on a line of its own. */
export function shortName(name: string, colour: string | undefined): string {
  const ending = ` ${colour}`;
  return colour && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

import { type CouponTerms, couponProblem, shippingWith, withCoupon } from '@brixel/commerce/cart/coupon';
import { type TotalsLine, wireTotals } from '@brixel/commerce/cart/wire-totals';
import { shippingRate } from '@brixel/commerce/cart-totals';
import { type BasisPoints, fromEuros, type Money } from '@brixel/commerce/money';
import { chosenWay, rateFor, waysTo } from '@brixel/commerce/shipping';
import { vatRate } from '@brixel/commerce/vat';
import type { CouponProblem, PlatformTotals } from '@brixel/contract/cart';
import type { Category, ProductType } from '@brixel/contract/catalog';
import type { ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import type { StoreView } from '@brixel/contract/stores';
import type { Vat } from '@brixel/contract/vat';
import { segmentTitles } from './cart-texts.ts';
import { type ChosenProduct, pieceTerms } from './choose-product.ts';
import { couponTerms, type FoundCoupon } from './coupons.ts';
import { optionTexts } from './option-texts.ts';
import type { OwnPrices } from './own-prices.ts';

/** What the items of a cart or an order cost: one calculation for both. */

export interface PricedItem {
  itemId: number;
  qty: number;
  chosen: ChosenProduct;
}

export interface PriceContext {
  store: StoreView;
  /** where it is to be sent; null while that is not known */
  country: string | null;
  /** how it is to be sent; null: as most parcels there */
  shippingMethod: string | null;
  zones: readonly ShippingZone[];
  vat: Vat;
  /** of the customer whose cart or order it is */
  own: OwnPrices | null;
  /** asked only where a coupon holds for some of them */
  categories(): readonly Category[];
  now: number;
}

export interface PricedItems {
  /** one for each item, in their order, before the coupon */
  lines: TotalsLine[];
  totals: PlatformTotals;
  /** the coupon where it holds */
  coupon: CouponTerms | null;
  /** why it does not */
  couponProblem: CouponProblem | null;
  /** there is nothing to send */
  isVirtual: boolean;
  parcel: Parcel;
}

/** How the goods can be sent. */
export interface Parcel {
  /** none where no parcel goes to that country */
  ways: readonly ShippingTerms[];
  /** the one that is in the totals */
  way: ShippingTerms | null;
  /** what the goods cost after all reductions */
  goods: Money;
  /** what they weigh */
  grams: number;
  /** a coupon pays for it, whichever way it goes */
  isFree: boolean;
  taxRate: BasisPoints;
}

export function priceItems(
  items: readonly PricedItem[],
  found: FoundCoupon | null,
  { store, country, shippingMethod, zones, vat, own, categories, now }: PriceContext,
): PricedItems {
  const to = country ?? store.country;
  // A voucher is taxed when it is spent, at a rate that is not known yet.
  const rateOf = ({ product: { tax_class_id: taxClassId, is_voucher } }: ChosenProduct): BasisPoints =>
    is_voucher ? 0 : vatRate(vat, { taxClassId, country: to, storeCountry: store.country });
  const terms = found && couponTerms(found.row);
  const above = terms?.categories ? pathsOf(categories()) : null;
  const lines = items.map((item) => ({
    ...totalsLine(item, rateOf(item.chosen), own),
    ...(above && { categories: categoriesOf(item.chosen, above) }),
  }));
  const problem = terms && couponProblem(terms, lines, now, found.customer);
  const coupon = problem === null ? terms : null;
  const percent = coupon?.value.kind === 'percent' ? coupon.value.rate : 0;
  const grams = items.reduce((sum, { qty, chosen }) => sum + qty * (chosen.product.weight ?? 0), 0);
  const way = chosenWay(zones, to, shippingMethod, grams);
  const totals = wireTotals(
    coupon ? withCoupon(lines, coupon) : lines,
    shippingWith(coupon?.value ?? null, way ? rateFor(way, grams) : () => 0),
    coupon && { code: coupon.code, percent, categories: coupon.categories },
    segmentTitles[store.storeCode],
  );
  return {
    lines,
    totals,
    coupon,
    couponProblem: problem,
    isVirtual: lines.length > 0 && lines.every(({ virtual }) => virtual),
    parcel: {
      ways: waysTo(zones, to, grams),
      grams,
      way,
      goods: fromEuros(totals.subtotal_incl_tax) + fromEuros(totals.discount_amount),
      isFree: coupon?.value.kind === 'shipping',
      taxRate: shippingRate(lines),
    },
  };
}

/** By the id of a category: its own and those above it. */
const pathsOf = (categories: readonly Category[]): ReadonlyMap<number, readonly number[]> =>
  new Map(categories.map(({ id, path }) => [id, path.split('/').map(Number)]));

/** A variant counts where its family stands as well. */
const categoriesOf = ({ product, offer }: ChosenProduct, above: ReadonlyMap<number, readonly number[]>): number[] =>
  [...product.category_ids, ...offer.category_ids].flatMap((id) => above.get(id) ?? [id]);

const VIRTUAL: ReadonlySet<ProductType> = new Set(['virtual', 'downloadable']);

/** There is nothing to send. */
export const isVirtualType = (type: ProductType): boolean => VIRTUAL.has(type);

const totalsLine = ({ itemId, qty, chosen }: PricedItem, rate: BasisPoints, own: OwnPrices | null): TotalsLine => ({
  item_id: itemId,
  name: chosen.product.name,
  options: optionTexts(chosen),
  qty,
  ...pieceTerms(chosen, own),
  taxRate: rate,
  virtual: isVirtualType(chosen.product.type_id),
  voucher: chosen.product.is_voucher === 1,
});

import { couponProblem, withCoupon } from '@brixel/commerce/cart/coupon';
import { type TotalsLine, wireTotals } from '@brixel/commerce/cart/wire-totals';
import { type LineTerms, unitPrice } from '@brixel/commerce/cart-totals';
import { type BasisPoints, netOfGross, toEuros } from '@brixel/commerce/money';
import { taxRate } from '@brixel/commerce/tax';
import type { CartState, ServerItem } from '@brixel/contract/cart';
import type { ProductType, TaxRule } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { CartContents, Item } from './cart-contents.ts';
import type { StoredCart } from './cart-store.ts';
import { type Chosen, type FindProduct, reopenItem } from './choose-product.ts';
import { type CouponRow, couponTerms } from './coupons.ts';
import { optionWords } from './option-words.ts';
import { pieceTerms } from './piece-terms.ts';
import { Refusal } from './refusal.ts';
import { segmentTitles } from './segment-titles.ts';

/** A cart as a store shows it: names and prices are always those of now. */
export interface CartView {
  state: CartState;
  /** there is nothing to send */
  isVirtual: boolean;
}

export interface ViewContext {
  store: StoreView;
  find: FindProduct;
  taxRules: readonly TaxRule[];
  now: number;
}

interface OpenItem {
  item: Item;
  chosen: Chosen;
}

/** VAT is that of the country of delivery, as far as the shop has its rates; until that is known, the store's. */
export function viewCart({ cart, contents }: StoredCart, row: CouponRow | null, context: ViewContext): CartView {
  const { store, taxRules } = context;
  const rateOf = ({ product: { tax_class_id } }: Chosen): BasisPoints =>
    taxRate(taxRules, { taxClassId: tax_class_id, country: cart.country ?? store.country }) ||
    taxRate(taxRules, { taxClassId: tax_class_id, country: store.country });
  const open = openItems(contents, context.find);
  const lines = open.map((entry) => totalsLine(entry, rateOf(entry.chosen)));

  const terms = row && couponTerms(row);
  const coupon = terms && couponProblem(terms, lines, context.now) === null ? terms : null;
  const percent = coupon?.value.kind === 'percent' ? coupon.value.rate : 0;
  const totals = wireTotals(
    coupon ? withCoupon(lines, coupon) : lines,
    coupon && { code: coupon.code, percent },
    segmentTitles[store.storeCode],
  );
  return {
    state: {
      version: cart.version,
      items: open.map((entry, place) => serverItem(cart.id, entry, lines[place]!, contents)),
      totals,
      ...(coupon && { coupon: { code: coupon.code, discount_amount: totals.discount_amount } }),
    },
    isVirtual: lines.length > 0 && lines.every(({ virtual }) => virtual),
  };
}

/** What is no longer sold as it was chosen is shown to nobody. */
const openItems = ({ items }: CartContents, find: FindProduct): OpenItem[] =>
  [...items.values()].flatMap((item) => {
    const chosen = reopenItem(find, item);
    return chosen instanceof Refusal ? [] : [{ item, chosen }];
  });

const VIRTUAL: ReadonlySet<ProductType> = new Set(['virtual', 'downloadable']);

const totalsLine = ({ item, chosen }: OpenItem, rate: BasisPoints): TotalsLine => ({
  item_id: item.itemId,
  name: chosen.product.name,
  options: optionWords(chosen),
  qty: item.qty,
  ...pieceTerms(chosen),
  taxRate: rate,
  virtual: VIRTUAL.has(chosen.product.type_id),
});

function serverItem(cartId: string, { item, chosen }: OpenItem, line: LineTerms, { lines }: CartContents): ServerItem {
  const { itemId, sku, qty, productType, option, lineKey } = item;
  const seen = lineKey === null ? undefined : lines.get(lineKey);
  return {
    item_id: itemId,
    sku,
    qty,
    name: chosen.product.name,
    price: toEuros(netOfGross(unitPrice(line, qty), line.taxRate)),
    product_type: productType,
    quote_id: cartId,
    ...(option && { product_option: option }),
    ...(lineKey !== null && seen && { line_key: lineKey, line_version: seen.version }),
  };
}

import { withVouchers } from '@brixel/commerce/cart/voucher';
import { type LineTerms, unitPrice } from '@brixel/commerce/cart-totals';
import { fromEuros, netOfGross, toEuros } from '@brixel/commerce/money';
import type { CartState, CouponProblem, EchoedItem, ServerItem } from '@brixel/contract/cart';
import type { Category, Product } from '@brixel/contract/catalog';
import type { ShippingZone } from '@brixel/contract/shop-facts';
import type { StoreView } from '@brixel/contract/stores';
import type { Vat } from '@brixel/contract/vat';
import { spendVouchers } from '../voucher/usable-vouchers.ts';
import type { Voucher } from '../voucher/voucher-ledger.ts';
import type { CartContents, CartItem } from './cart-contents.ts';
import type { StoredCart } from './cart-store.ts';
import { segmentTitles } from './cart-texts.ts';
import { type FindProduct, reopenItem } from './choose-product.ts';
import type { FoundCoupon } from './coupons.ts';
import type { OwnPrices } from './own-prices.ts';
import { type Parcel, type PricedItem, priceItems } from './price-items.ts';
import { Refusal } from './refusal.ts';

/** A cart as a store shows it: names and prices are always those of now. */
export interface CartView {
  state: CartState;
  /** the items with their choices as they were sent */
  echoed: EchoedItem[];
  /** there is nothing to send */
  isVirtual: boolean;
  parcel: Parcel;
  /** why its coupon does not hold at present */
  couponProblem: CouponProblem | null;
}

export interface ViewContext {
  store: StoreView;
  find: FindProduct;
  vat: Vat;
  categories(): readonly Category[];
  zones: readonly ShippingZone[];
  /** what the cart's customer pays for these, where it differs */
  ownPrices(products: readonly Product[]): Promise<OwnPrices | null>;
  /** gift vouchers that pay for it */
  vouchers: readonly Voucher[];
  now: number;
}

interface OpenItem extends PricedItem {
  item: CartItem;
}

export async function viewCart(
  { cart, contents }: StoredCart,
  found: FoundCoupon | null,
  context: ViewContext,
): Promise<CartView> {
  const open = openItems(contents, context.find);
  const {
    lines,
    totals: ofGoods,
    coupon,
    couponProblem,
    isVirtual,
    parcel,
  } = priceItems(open, found, {
    ...context,
    country: cart.country,
    shippingMethod: cart.shipping_method,
    own: await context.ownPrices(open.map(({ chosen }) => chosen.product)),
  });
  const totals = withVouchers(
    ofGoods,
    spendVouchers(context.vouchers, lines, fromEuros(ofGoods.grand_total)),
    segmentTitles[context.store.storeCode].voucher,
  );
  const items = open.map((entry, place) => serverItem(cart.id, entry, lines[place]!, contents));
  return {
    state: {
      version: cart.version,
      items,
      totals,
      ...(coupon && { coupon: { code: coupon.code, discount_amount: totals.discount_amount } }),
    },
    echoed: items.map((item, place) => echoedItem(item, open[place]!.item)),
    isVirtual,
    parcel,
    couponProblem,
  };
}

/** Items that are no longer sold as they were chosen are hidden. */
const openItems = ({ items }: CartContents, find: FindProduct): OpenItem[] =>
  [...items.values()].flatMap((item) => {
    const chosen = reopenItem(find, item);
    return chosen instanceof Refusal ? [] : [{ item, itemId: item.itemId, qty: item.qty, chosen }];
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

function echoedItem({ product_option, ...item }: ServerItem, { sent }: CartItem): EchoedItem {
  if (!product_option) return item;
  return { ...item, product_option: { extension_attributes: { ...product_option.extension_attributes, ...sent } } };
}

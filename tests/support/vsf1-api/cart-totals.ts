import type { Json } from './answer.ts';
import type { Cart, CartItem } from './magento.ts';

/** What Magento says of a cart: 19 % tax on net prices, ten percent off with the coupon, the courier's price for the parcel. */

export interface TotalsForm {
  /** numbers as they come from a database without types */
  numbersAsText: boolean;
  /** false: sums only, as older platforms send them */
  segments: boolean;
}

const TAX = 0.19;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

const netPrice = ({ goods, parts }: CartItem): number =>
  parts.length > 0
    ? parts.reduce((sum, part) => sum + Number(part.price), 0)
    : Number(goods.special_price ?? goods.price);

const asText = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'item_id' ? value.toFixed(4) : value,
    ]),
  );

/** An item as `cart/pull` and `cart/update` answer it. */
export function itemAnswer(cart: Cart, item: CartItem, { numbersAsText }: TotalsForm): Json {
  const { item_id, goods, product_type, qty, product_option } = item;
  const fields = {
    item_id,
    sku: goods.sku,
    qty,
    name: goods.name,
    price: netPrice(item),
    product_type,
    quote_id: cart.id,
  };
  return { ...(numbersAsText ? asText(fields) : fields), ...(product_option ? { product_option } : {}) };
}

function itemTotals(item: CartItem, discount: number): Json {
  const price = netPrice(item);
  const row = price * item.qty;
  return {
    item_id: item.item_id,
    name: item.goods.name,
    qty: item.qty,
    price,
    price_incl_tax: cents(price * (1 + TAX)),
    row_total: cents(row),
    row_total_incl_tax: cents(row * (1 + TAX)),
    row_total_with_discount: 0,
    tax_amount: cents((row - discount) * TAX),
    tax_percent: TAX * 100,
    discount_amount: cents(discount),
    discount_percent: discount > 0 ? 10 : 0,
    options: '[]',
  };
}

export function totalsAnswer(cart: Cart, form: TotalsForm): Json {
  const net = cart.items.reduce((sum, item) => sum + netPrice(item) * item.qty, 0);
  const discount = cart.coupon ? net / 10 : 0;
  const isSent = cart.items.some(({ goods }) => goods.type_id !== 'virtual');
  const shipping = cart.courier && isSent ? cart.courier.price : 0;
  const tax = cents((net - discount) * TAX);
  const grand = cents(net - discount + tax + shipping);
  const sums = {
    grand_total: grand,
    base_grand_total: grand,
    subtotal: cents(net),
    subtotal_incl_tax: cents(net * (1 + TAX)),
    subtotal_with_discount: cents(net - discount),
    discount_amount: -cents(discount),
    shipping_amount: shipping,
    shipping_incl_tax: shipping,
    shipping_discount_amount: 0,
    shipping_tax_amount: 0,
    tax_amount: tax,
    base_tax_amount: tax,
    base_shipping_amount: shipping,
    items_qty: cart.items.reduce((sum, { qty }) => sum + qty, 0),
  };
  const items = cart.items.map((item) => itemTotals(item, cart.coupon ? (netPrice(item) * item.qty) / 10 : 0));
  return {
    ...(form.numbersAsText ? asText(sums) : sums),
    ...(cart.coupon ? { coupon_code: cart.coupon } : {}),
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    items: form.numbersAsText ? items.map(asText) : items,
    ...(form.segments ? { total_segments: segments(sums, cart) } : {}),
  };
}

type Sums = Readonly<
  Record<'subtotal_incl_tax' | 'shipping_incl_tax' | 'tax_amount' | 'grand_total' | 'discount_amount', number>
>;

const segments = (sums: Sums, { coupon }: Cart): Json[] => [
  { code: 'subtotal', title: 'Zwischensumme', value: sums.subtotal_incl_tax },
  { code: 'shipping', title: 'Versand', value: sums.shipping_incl_tax },
  ...(coupon ? [{ code: 'discount', title: `Rabatt (${coupon})`, value: sums.discount_amount }] : []),
  {
    code: 'tax',
    title: 'Steuer',
    value: sums.tax_amount,
    area: 'taxes',
    extension_attributes: { tax_grandtotal_details: [] },
  },
  { code: 'grand_total', title: 'Summe', value: sums.grand_total, area: 'footer' },
];

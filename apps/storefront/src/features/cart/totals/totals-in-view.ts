import { type CouponValue, shippingWith, withCoupon } from '@brixel/commerce/cart/coupon';
import { unpayableByVoucher, voucherShares } from '@brixel/commerce/cart/voucher';
import { type CartTotals, cartTotals, type RateTax } from '@brixel/commerce/cart-totals';
import { fromEuros } from '@brixel/commerce/money';
import type { ShippingFor } from '@brixel/commerce/shipping';
import type { PlatformTotals } from '@brixel/contract/cart';
import { type CartLine, lineTerms, totalsOf, weightOf } from '#features/cart-line/cart-line.ts';
import { useUsualShipping } from '#shared/parcel.ts';
import type { ClientCart } from '../cart-state.ts';
import { useCart } from '../cart-store.ts';
import { linesHash } from '../sync/lines-hash.ts';

/** The server's totals, as long as they are those of the lines in view; null: count for yourself. */
export function serverTotals({ lines, server }: Pick<ClientCart, 'lines' | 'server'>): PlatformTotals | null {
  if (!server?.totals) return null;
  return server.hash === linesHash(lines, server.token) ? server.totals : null;
}

/** The totals of the cart in view: the server's where they are about these lines, else computed by the same rules. */
/** `shippingFor` is null where only the server knows what a parcel costs. */
export function totalsInView(cart: Pick<ClientCart, 'lines' | 'server'>, shippingFor: ShippingFor | null): CartTotals {
  const totals = serverTotals(cart);
  if (totals) return platformTotals(totals);
  return shippingFor ? countedTotals(cart, shippingFor) : onlyGoods(countedTotals(cart, free));
}

/** The same of goods that no server has seen together. */
export const totalsOfGoods = (lines: readonly CartLine[], shippingFor: ShippingFor | null): CartTotals =>
  shippingFor ? totalsOf(lines, shippingFor) : onlyGoods(totalsOf(lines, free));

const free: ShippingFor = () => 0;

/** What shops elsewhere take for a parcel, and which taxes are in it, only they know. */
const onlyGoods = ({ subtotal, discount, quantity }: CartTotals): CartTotals => ({
  ...{ subtotal, discount, quantity, shipping: 0, tax: 0, taxes: [] },
  grandTotal: subtotal - discount,
});

/** The coupon was granted for older lines, and is expected to hold for these, as vouchers are; the server decides. */
function countedTotals({ lines, server }: Pick<ClientCart, 'lines' | 'server'>, shippingFor: ShippingFor): CartTotals {
  const terms = lines.map(lineTerms);
  const value = server?.totals ? couponValue(server.totals) : null;
  const totals = cartTotals(value ? withCoupon(terms, { value }) : terms, shippingWith(value, shippingFor));
  const balances = (server?.totals?.vouchers ?? []).map(({ balance }) => fromEuros(balance));
  if (balances.length === 0) return totals;
  const voucher = voucherShares(balances, totals.grandTotal - unpayableByVoucher(terms)).reduce(plus, 0);
  return { ...totals, grandTotal: totals.grandTotal - voucher, voucher };
}

const plus = (a: number, b: number): number => a + b;

function couponValue({ coupon_code, discount_amount, items }: PlatformTotals): CouponValue | null {
  if (coupon_code === undefined) return null;
  // the only one that takes nothing off the goods
  if (discount_amount === 0) return { kind: 'shipping' };
  // where it holds for some of the goods only, they are not known here: the same amount is the nearest guess
  const percent = Math.min(...items.map(({ discount_percent }) => discount_percent));
  return percent > 0
    ? { kind: 'percent', rate: Math.round(percent * 100) }
    : { kind: 'fixed', amount: fromEuros(-discount_amount) };
}

export function platformTotals(totals: PlatformTotals): CartTotals {
  const footer = totals.total_segments.find(({ code }) => code === 'grand_total');
  return {
    subtotal: fromEuros(totals.subtotal_incl_tax),
    discount: fromEuros(Math.abs(totals.discount_amount)),
    shipping: fromEuros(totals.shipping_incl_tax),
    tax: fromEuros(totals.tax_amount),
    taxes: platformTaxes(totals),
    // elsewhere the amount of this name is net, and only its segment is what has to be paid
    grandTotal: fromEuros(footer?.value ?? totals.grand_total),
    quantity: totals.items_qty,
    ...paidByVoucher(totals),
  };
}

/** What gift vouchers pay, of which the grand total is what they leave. */
export function paidByVoucher({ total_segments }: Pick<PlatformTotals, 'total_segments'>): Pick<CartTotals, 'voucher'> {
  const row = total_segments.find(({ code }) => code === 'giftcardaccount');
  return row ? { voucher: fromEuros(Math.abs(row.value)) } : {};
}

/** Empty where the server does not list the rates. */
export const platformTaxes = ({ total_segments }: Pick<PlatformTotals, 'total_segments'>): RateTax[] =>
  (total_segments.find(({ code }) => code === 'tax')?.extension_attributes?.tax_grandtotal_details ?? []).map(
    ({ amount, rates }) => ({
      rate: Math.round(rates.reduce((sum, { percent }) => sum + Number(percent), 0) * 100),
      tax: fromEuros(amount),
    }),
  );

/** The one answer to what the cart costs, for the drawer and the checkout alike. */
export function useTotals(): CartTotals {
  const lines = useCart((state) => state.lines);
  const server = useCart((state) => state.server);
  return totalsInView({ lines, server }, useUsualShipping(weightOf(lines)));
}

export function useServerTotals(): PlatformTotals | null {
  const lines = useCart((state) => state.lines);
  const server = useCart((state) => state.server);
  return serverTotals({ lines, server });
}

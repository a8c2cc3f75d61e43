import type { PlatformTotals, TotalsItem } from '@brixel/contract/cart';
import { type CartTotals, cartTotals, type LineTerms, lineTotal, shippingRate, unitPrice } from '../cart-totals.ts';
import { allocate, type BasisPoints, CENT, type Money, netOfGross, taxOfGross, toEuros } from '../money.ts';
import type { ShippingFor } from '../shipping.ts';
import { isReduced } from './coupon.ts';
import { type SegmentTitles, totalSegments, WIRE_TITLES } from './total-segments.ts';

/**
 * A cart's totals as the wire carries them. A row describes its line before the discount, so that net and tax are always the
 * gross amount; the discount includes VAT like the price it is taken off.
 */

export interface TotalsLine extends LineTerms {
  item_id: number;
  name: string;
  /** the choices as they are shown */
  options: readonly { label: string; value: string }[];
}

export interface AppliedCoupon {
  code: string;
  /** 0 where it takes off an amount */
  percent: BasisPoints;
  /** the only ones that it holds for */
  categories?: readonly number[] | null;
}

const CURRENCY = 'EUR';

interface Row {
  gross: Money;
  discount: Money;
  /** contained in what is paid */
  paidTax: Money;
  /** contained in the row before the discount */
  tax: Money;
}

function rowOf(line: LineTerms, paidTax: Money): Row {
  const discount = line.discount ?? 0;
  return { gross: lineTotal(line), discount, paidTax, tax: paidTax + taxOfGross(discount / CENT, line.taxRate) * CENT };
}

const netOf = ({ gross, tax }: Row): Money => gross - tax;
const netPaid = ({ gross, discount, paidTax }: Row): Money => gross - discount - paidTax;

function itemTotals(line: TotalsLine, row: Row, coupon: AppliedCoupon | null): TotalsItem {
  const unit = unitPrice(line, line.qty);
  return {
    item_id: line.item_id,
    name: line.name,
    qty: line.qty,
    price: toEuros(netOfGross(unit, line.taxRate)),
    price_incl_tax: toEuros(unit),
    row_total: toEuros(netOf(row)),
    row_total_incl_tax: toEuros(row.gross),
    row_total_with_discount: toEuros(netPaid(row)),
    tax_amount: toEuros(row.tax),
    tax_percent: line.taxRate / 100,
    discount_amount: toEuros(row.discount),
    discount_percent: coupon && isReduced(line, coupon) ? coupon.percent / 100 : 0,
    options: JSON.stringify(line.options),
  };
}

/** The lines carry their shares of the coupon already. */
export function wireTotals(
  lines: readonly TotalsLine[],
  shippingFor: ShippingFor,
  coupon: AppliedCoupon | null = null,
  titles: SegmentTitles = WIRE_TITLES,
): PlatformTotals {
  const totals = cartTotals(lines, shippingFor);
  const shares = taxShares(lines, totals);
  const rows = lines.map((line, position) => rowOf(line, shares.lines[position]!));
  const sum = (amountOf: (row: Row) => Money): number => toEuros(rows.reduce((total, row) => total + amountOf(row), 0));
  const shippingNet = toEuros(totals.shipping - shares.shipping);
  return {
    grand_total: toEuros(totals.grandTotal),
    base_grand_total: toEuros(totals.grandTotal),
    subtotal: sum(netOf),
    subtotal_incl_tax: toEuros(totals.subtotal),
    subtotal_with_discount: sum(netPaid),
    discount_amount: totals.discount > 0 ? toEuros(-totals.discount) : 0,
    ...(coupon ? { coupon_code: coupon.code } : {}),
    shipping_amount: shippingNet,
    shipping_incl_tax: toEuros(totals.shipping),
    shipping_discount_amount: 0,
    shipping_tax_amount: toEuros(shares.shipping),
    tax_amount: toEuros(totals.tax),
    base_tax_amount: toEuros(totals.tax),
    base_shipping_amount: shippingNet,
    base_currency_code: CURRENCY,
    quote_currency_code: CURRENCY,
    items_qty: totals.quantity,
    items: lines.map((line, position) => itemTotals(line, rows[position]!, coupon)),
    total_segments: totalSegments(totals, titles),
  };
}

interface TaxShares {
  /** of each line, on what is paid for it */
  lines: Money[];
  shipping: Money;
}

/**
 * Which part of the tax belongs to which line. The tax of a rate is rounded once, so lines get shares of it instead of
 * roundings of their own, and together they are always the tax.
 */
export function taxShares(lines: readonly LineTerms[], { taxes, shipping }: CartTotals): TaxShares {
  const byLine = lines.map(() => 0);
  let ofShipping = 0;
  const rateOfShipping = shippingRate(lines);
  for (const { rate, tax } of taxes) {
    const paid = lines.map((line) => (line.taxRate === rate ? lineTotal(line) - (line.discount ?? 0) : 0));
    const shares = allocate(tax / CENT, [...paid, rate === rateOfShipping ? shipping : 0]).map((cents) => cents * CENT);
    for (const position of byLine.keys()) byLine[position]! += shares[position]!;
    ofShipping += shares.at(-1)!;
  }
  return { lines: byLine, shipping: ofShipping };
}

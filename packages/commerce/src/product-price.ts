import { type BasisPoints, type Money, netOfGross, toEuros } from './money.ts';

/** A reduced price and the time it holds: both bounds exclusive, a missing one open. */
export interface SpecialPrice {
  price: Money;
  from: string | null;
  to: string | null;
}

/** A price as the owner enters it, including VAT. */
export interface SourcePrice {
  price: Money;
  special: SpecialPrice | null;
}

/** The price fields of a product on the wire, in euros. `price` is what is charged now, `original_price` before it fell. */
export interface WirePrices {
  price: number;
  price_tax: number;
  price_incl_tax: number;
  special_price: number;
  special_price_tax: number;
  special_price_incl_tax: number;
  final_price: number;
  final_price_tax: number;
  final_price_incl_tax: number;
  original_price: number;
  original_price_tax: number;
  original_price_incl_tax: number;
  special_from_date: string | null;
  special_to_date: string | null;
}

/** Dates without a zone are UTC, so that every node agrees on when a reduction begins. */
export function instant(date: string | null): number | null {
  if (!date) return null;
  const plain = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(date);
  const time = Date.parse(plain ? `${plain[1]}T${plain[2]}Z` : date);
  return Number.isNaN(time) ? null : time;
}

/** Both bounds exclusive, a missing one open. */
export function isWithinDates(from: string | null, to: string | null, now: number): boolean {
  const [start, end] = [instant(from), instant(to)];
  return (start === null || start < now) && (end === null || now < end);
}

export const isSpecialActive = ({ price, special }: SourcePrice, now: number): boolean =>
  special !== null && special.price > 0 && special.price < price && isWithinDates(special.from, special.to, now);

/** What is charged now, including VAT. */
export const chargedPrice = (source: SourcePrice, now: number): Money =>
  source.special && isSpecialActive(source, now) ? source.special.price : source.price;

interface Split {
  net: number;
  tax: number;
  gross: number;
}

/** Net and tax in euros; the tax is the rest, so that both always make the gross price. */
export function splitGross(gross: Money, rate: BasisPoints): Split {
  const net = netOfGross(gross, rate);
  return { net: toEuros(net), tax: toEuros(gross - net), gross: toEuros(gross) };
}

export function productPrices(source: SourcePrice, rate: BasisPoints, now: number): WirePrices {
  const original = splitGross(source.price, rate);
  const charged = splitGross(chargedPrice(source, now), rate);
  const special = isSpecialActive(source, now) ? charged : { net: 0, tax: 0, gross: 0 };
  return {
    price: charged.net,
    price_tax: charged.tax,
    price_incl_tax: charged.gross,
    special_price: special.net,
    special_price_tax: special.tax,
    special_price_incl_tax: special.gross,
    final_price: charged.net,
    final_price_tax: charged.tax,
    final_price_incl_tax: charged.gross,
    original_price: original.net,
    original_price_tax: original.tax,
    original_price_incl_tax: original.gross,
    special_from_date: source.special?.from ?? null,
    special_to_date: source.special?.to ?? null,
  };
}

/** The source price whose current charge is lowest: a configurable product shows it as its own. */
export function cheapestSource(sources: readonly SourcePrice[], now: number): SourcePrice | null {
  let cheapest: SourcePrice | null = null;
  for (const source of sources) {
    if (!cheapest || chargedPrice(source, now) < chargedPrice(cheapest, now)) cheapest = source;
  }
  return cheapest;
}

/** The next moment after `now` at which a reduction begins or ends; null when none is planned. */
export function nextPriceChange(sources: Iterable<SourcePrice>, now: number): number | null {
  let next: number | null = null;
  for (const { special } of sources) {
    for (const bound of special ? [instant(special.from), instant(special.to)] : []) {
      // Bounds are exclusive: a reduction that begins at t first holds one millisecond later.
      const change = bound === null ? null : bound + 1;
      if (change !== null && change > now && (next === null || change < next)) next = change;
    }
  }
  return next;
}

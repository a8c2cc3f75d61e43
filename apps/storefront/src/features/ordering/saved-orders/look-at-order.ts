import type { CartTotals } from '@brixel/commerce/cart-totals';
import { unitPrice } from '@brixel/commerce/cart-totals';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { findBuyable } from '#data/catalog/cart-queries.ts';
import type { Services } from '#data/services.ts';
import { askStock, withStock } from '#features/cart/line-stock.ts';
import { refreshed } from '#features/cart/refresh-lines.ts';
import { heardTotals } from '#features/cart/totals-in-view.ts';
import { type CartLine, isUnavailable, lineTerms, totalsOf } from '#features/cart-line/cart-line.ts';
import type { QueuedOrder } from './queued-order.ts';

/** What a saved order would be today. */
export interface OrderToday {
  lines: CartLine[];
  /** null: as it was saved, or known to the shop only, which then says so when it is sent */
  totals: CartTotals | null;
  /** there is not enough of something */
  isShort: boolean;
}

/** Current prices and stock of its goods. */
export async function lookAtOrder(
  { seen }: Pick<QueuedOrder, 'seen'>,
  services: Services,
  signal: AbortSignal,
): Promise<OrderToday> {
  const skus = [...new Set(seen.lines.map(({ sku }) => sku))];
  const [products, stock] = await Promise.all([
    findBuyable(services, skus, signal),
    askStock(createCartCalls(services.api), skus, signal),
  ]);
  const lines = seen.lines.map((line) =>
    withStock(refreshed(line, products.get(line.sku), services.config), stock.get(line.sku)),
  );
  const hasOtherPrice = lines.some((line, place) => unitOf(line) !== unitOf(seen.lines[place] ?? line));
  return {
    lines,
    totals: hasOtherPrice && seen.totals.discount === 0 ? totalsOf(lines) : null,
    isShort: lines.some(isUnavailable),
  };
}

const unitOf = (line: CartLine) => unitPrice(lineTerms(line), line.qty);

/** The shop's own word, where it has refused the order for its price, counts more than what was looked up. */
export function totalsToday({ state, seen }: QueuedOrder, today: OrderToday | null): CartTotals | null {
  const refused = state.step === 'refused' ? state.refusal?.totals : undefined;
  const totals = refused ? heardTotals(refused) : (today?.totals ?? null);
  return totals && totals.grandTotal !== seen.totals.grandTotal ? totals : null;
}

import { type CartTotals, cartTotals, unitPrice } from '@brixel/commerce/cart-totals';
import { useEffect, useState } from 'react';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { findBuyable } from '#data/catalog/cart-queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { askStock, withStock } from '#features/cart/lines/line-stock.ts';
import { refreshed } from '#features/cart/lines/refresh-lines.ts';
import { platformTotals } from '#features/cart/totals/totals-in-view.ts';
import { type CartLine, isUnavailable, lineTerms } from '#features/cart-line/cart-line.ts';
import { useOnline } from '#shared/use-online.ts';
import { needsDecision, type QueuedOrder } from './queued-order.ts';

/** What a saved order would be today. */
interface OrderToday {
  lines: CartLine[];
  /** null: as it was saved, or only known when it is sent */
  totals: CartTotals | null;
  /** there is not enough of something */
  isShort: boolean;
}

/** Current prices and stock of its goods. */
async function lookAtOrder(
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
    withStock(refreshed(line, products.get(line.sku), services.config), stock.get(line.sku), services.config.cart),
  );
  const hasOtherPrice = lines.some((line, place) => unitOf(line) !== unitOf(seen.lines[place] ?? line));
  return {
    lines,
    totals:
      hasOtherPrice && seen.totals.discount === 0 && seen.totals.voucher === undefined
        ? cartTotals(lines.map(lineTerms), () => seen.totals.shipping)
        : null,
    isShort: lines.some(isUnavailable),
  };
}

const unitOf = (line: CartLine) => unitPrice(lineTerms(line), line.qty);

/** Totals of a refusal for the price win over what was looked up. */
export function totalsToday({ state, seen }: QueuedOrder, today: OrderToday | null): CartTotals | null {
  const refused = state.step === 'refused' ? state.refusal?.totals : undefined;
  const totals = refused ? platformTotals(refused) : (today?.totals ?? null);
  return totals && totals.grandTotal !== seen.totals.grandTotal ? totals : null;
}

interface Look {
  isLooking: boolean;
  today: OrderToday | null;
}

/** Looks up the goods of an order that is to be decided on. Without an answer the shop checks when it is sent. */
export function useOrderToday(order: QueuedOrder): Look {
  const services = useServices();
  const isOnline = useOnline();
  const isOpen = needsDecision(order) && isOnline;
  const [look, setLook] = useState<Look>({ isLooking: isOpen, today: null });
  const { seen } = order;
  // the same order is read anew with every change of any
  const goods = JSON.stringify(seen.lines.map(({ sku, qty, price }) => [sku, qty, price]));
  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    const show = (today: OrderToday | null): void => {
      if (!request.signal.aborted) setLook({ isLooking: false, today });
    };
    lookAtOrder({ seen }, services, request.signal).then(show, () => show(null));
    return () => request.abort();
  }, [isOpen, goods, services]);
  return isOpen ? look : { isLooking: false, today: null };
}

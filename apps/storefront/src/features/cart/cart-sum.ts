import { toEuros } from '@brixel/commerce/money';
import { useOwnPrices } from '#data/own-prices/own-prices.ts';
import { type CartLine, sumOf } from '#features/cart-line/cart-line.ts';
import { useCart } from './cart-store.ts';

/** Sum of the lines in euros, without shipping. */
export const cartSum = (lines: readonly CartLine[]): number => toEuros(sumOf(lines));

/**
 * Shows that sum as long as `isCurrent` says so. Of a customer whose group has prices it is the server's as soon as that is known: what a box
 * costs them only the server can say.
 */
export function followCartSum(
  lines: readonly CartLine[],
  show: (euros: number) => void,
  isCurrent: () => boolean,
): void {
  async function tell(): Promise<void> {
    const { ask } = useOwnPrices.getState();
    for (const { sku } of lines) ask?.(sku);
    const totals = ask && (await import('./totals/totals-in-view.ts')).serverTotals(useCart.getState());
    if (isCurrent()) show(totals ? totals.subtotal_incl_tax : cartSum(lines));
  }
  function follow(): void {
    if (isCurrent()) void tell().catch(() => {});
    else for (const stop of stops) stop();
  }
  const stops = [useOwnPrices.subscribe(follow), useCart.subscribe(follow)];
  follow();
}

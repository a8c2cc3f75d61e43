import type { CartTotals } from '@brixel/commerce/cart-totals';
import type { PlatformTotals } from '@brixel/contract/cart';
import { useCart } from './cart-store.ts';
import { serverTotals } from './shown-totals.ts';
import { totalsInView } from './totals-in-view.ts';

/** The one answer to what the cart costs, for the drawer and the checkout alike. */
export function useTotals(): CartTotals {
  const lines = useCart((state) => state.lines);
  const server = useCart((state) => state.server);
  return totalsInView({ lines, server });
}

export function useServerTotals(): PlatformTotals | null {
  const lines = useCart((state) => state.lines);
  const server = useCart((state) => state.server);
  return serverTotals({ lines, server });
}

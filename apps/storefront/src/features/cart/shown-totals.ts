import type { PlatformTotals } from '@brixel/contract/cart';
import type { ClientCart } from './cart-state.ts';
import { linesHash } from './sync/lines-hash.ts';

/** The server's totals, as long as they are those of the lines in view; null: count for yourself. */
export function serverTotals({ lines, server }: Pick<ClientCart, 'lines' | 'server'>): PlatformTotals | null {
  if (!server?.totals) return null;
  return server.hash === linesHash(lines, server.token) ? server.totals : null;
}

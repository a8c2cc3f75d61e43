import { toEuros } from '@brixel/commerce/money';
import type { Money } from '../database/column-types.ts';

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price that was charged in the last 30 days, in euros: what a reduction that begins now may be measured by. The steps
 * are in the order of time.
 */
export function lowestPrice(history: readonly { valid_from: string; price: Money }[], now: number): number | null {
  const past = history.filter(({ valid_from }) => Date.parse(valid_from) <= now);
  const charged = past.filter((_, at) => {
    const next = past[at + 1];
    return !next || Date.parse(next.valid_from) > now - WINDOW_MS;
  });
  return charged.length === 0 ? null : toEuros(Math.min(...charged.map(({ price }) => price)));
}

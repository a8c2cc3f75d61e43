import type { RemovedLine, StoredLine } from '../cart-state.ts';

/** How many lines that have left are remembered once the server knows. */
const MOST_REMEMBERED = 200;

/** A line that leaves here because it has left the server, or has never been there. */
export const leaverOf = ({ line_key, line_version, sku, key }: StoredLine): RemovedLine => ({
  line_key,
  line_version,
  sku,
  key,
  gone: true,
});

/** All that are still to be pushed, and the latest of the others. */
export function remembered(removed: readonly RemovedLine[]): RemovedLine[] {
  const surplus = removed.filter(({ gone }) => gone).length - MOST_REMEMBERED;
  if (surplus <= 0) return [...removed];
  const oldest = new Set(removed.filter(({ gone }) => gone).slice(0, surplus));
  return removed.filter((line) => !oldest.has(line));
}

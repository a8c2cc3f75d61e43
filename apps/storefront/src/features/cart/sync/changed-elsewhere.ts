import type { CartLine } from '#features/cart-line/cart-line.ts';

type CountedLine = Pick<CartLine, 'key' | 'qty'>;

/** By goods, not by line: a server may make one item of two lines. */
function counted(lines: readonly CountedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key, qty } of lines) counts.set(key, (counts.get(key) ?? 0) + qty);
  return counts;
}

/** Whether the server's answer holds other goods than this browser; what was refused here is no news from elsewhere. */
export function isChangedElsewhere(
  before: readonly CountedLine[],
  after: readonly CountedLine[],
  refused: ReadonlySet<string> = new Set(),
): boolean {
  const [had, has] = [counted(before), counted(after)];
  return [...had.keys(), ...has.keys()].some((key) => !refused.has(key) && had.get(key) !== has.get(key));
}

import type { ClientCart, KeptLine } from '../cart-state.ts';
import { leaverOf, remembered } from './removed-lines.ts';

/**
 * Two tabs may put the same goods in at the same moment, as two lines. A server with line keys makes one item of them; for one
 * without, they must be one line before it hears of them.
 */
export function foldLines(cart: ClientCart): ClientCart {
  const first = new Map<string, KeptLine>();
  for (const line of cart.lines) if (!first.has(line.key)) first.set(line.key, line);
  const doubles = cart.lines.filter((line) => first.get(line.key) !== line);
  if (doubles.length === 0) return cart;

  const folded = (line: KeptLine): KeptLine => {
    const brought = doubles.reduce((sum, { key, qty }) => (key === line.key ? sum + qty : sum), 0);
    if (brought === 0) return line;
    return { ...line, qty: line.qty + brought, line_version: line.line_version + 1, bySync: brought };
  };
  return {
    ...cart,
    lines: [...first.values()].map(folded),
    removed: remembered([...cart.removed, ...doubles.map(leaverOf)]),
  };
}

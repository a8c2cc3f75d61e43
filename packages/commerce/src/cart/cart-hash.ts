import { sha3of224 } from './sha3-224.ts';

/** Changes with the lines or the server's cart, but not with the server's own facts about lines. */
export function cartHash(lines: readonly object[], token: string | null): string {
  const items = lines.map((line) =>
    Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'stock' && name !== 'totals')),
  );
  return sha3of224(JSON.stringify({ items, token }));
}

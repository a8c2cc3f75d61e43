import type { OrderItem, OrderView } from '@brixel/contract/order';
import type { Services } from '#data/services.ts';
import { refusalOf, type SaleRules } from '#features/cart/lines/check-line.ts';
import { findLines } from '#features/cart/sync/find-lines.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';

/** What of an earlier order can be bought again today. */
export interface Reorder {
  lines: CartLine[];
  /** by name: not sold any more, or not in stock */
  missing: string[];
  /** of these there are fewer than before */
  fewer: { name: string; qty: number }[];
}

/** `held`: how many of a line the cart has already. */
export async function findReorder(
  { items }: Pick<OrderView, 'items'>,
  services: Services,
  held: (line: CartLine) => number,
): Promise<Reorder> {
  const found = await findLines(
    items.map((item) => ({ ...item, qty: item.qty_ordered })),
    services,
  );
  const reorder: Reorder = { lines: [], missing: [], fewer: [] };
  for (const item of items) {
    const line = found.get(item.item_id);
    if (line) take(reorder, withWords(line, item), { inCart: held(line), zeroPrices: services.config.cart.zeroPrices });
    else reorder.missing.push(item.name);
  }
  return reorder;
}

const withWords = (line: CartLine, { options }: OrderItem): CartLine => ({
  ...line,
  details: options.map(({ value }) => value),
});

function take({ lines, missing, fewer }: Reorder, line: CartLine, rules: SaleRules): void {
  const refusal = refusalOf(line, rules);
  if (!refusal) {
    lines.push(line);
    return;
  }
  const qty = refusal.reason === 'only-some-left' ? refusal.left - rules.inCart : 0;
  if (qty > 0) {
    lines.push({ ...line, qty });
    fewer.push({ name: line.name, qty });
  } else missing.push(line.name);
}

import type { ClientItem, ServerId } from './cart-item.ts';
import { serverIdOf } from './same-line.ts';

/** What the server's totals say about single lines. */

export interface ItemTotals {
  item_id: ServerId;
  qty?: number;
  /** JSON text on the wire */
  options?: unknown;
}

function parsed(options: unknown): unknown {
  if (typeof options !== 'string') return options;
  try {
    return JSON.parse(options);
  } catch {
    // a server that writes plain text has nothing that could be shown as options
    return [];
  }
}

export const totalsByItem = <Totals extends ItemTotals>(items: readonly Totals[]): Map<ServerId, Totals> =>
  new Map(
    items.map((item) => [item.item_id, item.options === undefined ? item : { ...item, options: parsed(item.options) }]),
  );

/** Lines get their totals and the quantity that the server has, which is thereby confirmed. */
export function withLineTotals<Line extends ClientItem, Totals extends ItemTotals>(
  lines: readonly Line[],
  items: readonly Totals[],
): (Line & { totals?: Totals })[] {
  const byItem = totalsByItem(items);
  return lines.map((line) => {
    const id = serverIdOf(line);
    const totals = id === null ? undefined : byItem.get(id);
    if (!totals) return line;
    const { qty = line.qty } = totals;
    return { ...line, totals, qty, prev_qty: qty };
  });
}

import type { ServerId } from './cart-item.ts';

/** The lines of the server's totals. */

export interface ItemTotals {
  item_id: ServerId;
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

export const totalsByItem = <Totals extends ItemTotals>(
  items: readonly Totals[],
): Map<ServerId, Omit<Totals, 'options'> & { options?: unknown }> =>
  new Map(
    items.map((item) => [item.item_id, item.options === undefined ? item : { ...item, options: parsed(item.options) }]),
  );

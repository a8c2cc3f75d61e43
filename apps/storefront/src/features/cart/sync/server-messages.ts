import { totalsByItem } from '@brixel/commerce/cart/line-totals';
import type { PlatformTotals } from '@brixel/contract/cart';
import type { CartLine } from '#features/cart-line/cart-line.ts';

interface OptionText {
  label: string;
  value: string;
}

const isOptionText = (option: unknown): option is OptionText =>
  typeof option === 'object' && option !== null && 'label' in option && 'value' in option;

/**
 * Lines that another device has put together, by item id. What was chosen, and what it costs to the fraction of a cent, stands
 * in the server's totals only.
 */
export function withServerOptions(
  lines: ReadonlyMap<number, CartLine>,
  items: PlatformTotals['items'],
): ReadonlyMap<number, CartLine> {
  const totals = totalsByItem(items);
  return new Map(
    [...lines].map(([itemId, line]) => {
      const itemTotals = totals.get(itemId);
      if (!itemTotals || !line.product_option) return [itemId, line];
      const options = Array.isArray(itemTotals.options) ? itemTotals.options.filter(isOptionText) : [];
      return [
        itemId,
        { ...line, price: itemTotals.price_incl_tax, details: options.map(({ label, value }) => `${label}: ${value}`) },
      ];
    }),
  );
}

import { totalsByItem } from '@brixel/commerce/cart/line-totals';
import type { PlatformTotals } from '@brixel/contract/cart';
import type { CartLine } from '#features/cart-line/cart-line.ts';

interface OptionWords {
  label: string;
  value: string;
}

const isOptionWords = (option: unknown): option is OptionWords =>
  typeof option === 'object' && option !== null && 'label' in option && 'value' in option;

/**
 * Lines that another device has put together, by item id. What was chosen, and what it costs to the fraction of a cent, stands
 * in the server's totals only.
 */
export function withServerWords(
  lines: ReadonlyMap<number, CartLine>,
  items: PlatformTotals['items'],
): ReadonlyMap<number, CartLine> {
  const totals = totalsByItem(items);
  return new Map(
    [...lines].map(([itemId, line]) => {
      const said = totals.get(itemId);
      if (!said || !line.product_option) return [itemId, line];
      const words = Array.isArray(said.options) ? said.options.filter(isOptionWords) : [];
      return [
        itemId,
        { ...line, price: said.price_incl_tax, details: words.map(({ label, value }) => `${label}: ${value}`) },
      ];
    }),
  );
}

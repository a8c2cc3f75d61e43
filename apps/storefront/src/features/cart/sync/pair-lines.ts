import { sameLine } from '@brixel/commerce/cart/same-line';
import type { ServerItem } from '@brixel/contract/cart';
import type { KeptLine, RemovedLine } from '../cart-state.ts';

/**
 * Which item of the server's is which line: by its key, else by its number, else, once the line has been told, by its goods.
 * A line that is still to be told is news, and counts on top of what another device has put in.
 */
export function pairLines(
  lines: readonly KeptLine[],
  items: readonly ServerItem[],
  { token, isTold }: { token: string; isTold: (line: KeptLine) => boolean },
): ReadonlyMap<KeptLine, ServerItem> {
  const paired = new Map<KeptLine, ServerItem>();
  const free = new Set(items);
  const signs: ((line: KeptLine, item: ServerItem) => boolean)[] = [
    (line, item) => item.line_key === line.line_key,
    ({ onServer }, item) => onServer?.cart === token && onServer.item_id === item.item_id,
    (line, item) => isTold(line) && isSameGoods(line, item),
  ];
  for (const isMeant of signs) {
    for (const line of lines) {
      const item = paired.has(line) ? undefined : [...free].find((candidate) => isMeant(line, candidate));
      if (!item) continue;
      paired.set(line, item);
      free.delete(item);
    }
  }
  return paired;
}

const isSameGoods = ({ sku, product_option }: KeptLine, item: ServerItem): boolean =>
  item.sku === sku && sameLine(item, { sku, product_option });

/** Whether this is the item of a line that has left. */
export const isLeaver = ({ line_key, item }: RemovedLine, { item_id, ...found }: ServerItem, token: string): boolean =>
  found.line_key === line_key || (item?.cart === token && item.item_id === item_id);

import { sameLine } from '@brixel/commerce/cart/same-line';
import type { ServerItem } from '@brixel/contract/cart';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import type { RemovedLine, StoredLine } from '../cart-state.ts';

/**
 * Which item of the server's is which line: by its key, else by its number, else, once the line has been pushed, by its goods.
 * A line that is still to be pushed counts on top of what another device has put in.
 */
export function pairLines(
  lines: readonly StoredLine[],
  items: readonly ServerItem[],
  { token, isPushed }: { token: string; isPushed: (line: StoredLine) => boolean },
): ReadonlyMap<StoredLine, ServerItem> {
  const paired = new Map<StoredLine, ServerItem>();
  const free = new Set(items);
  const signs: ((line: StoredLine, item: ServerItem) => boolean)[] = [
    (line, item) => item.line_key === line.line_key,
    ({ onServer }, item) => onServer?.cart === token && onServer.item_id === item.item_id,
    (line, item) => isPushed(line) && isSameGoods(line, item),
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

const isSameGoods = ({ sku, product_option }: StoredLine, item: ServerItem): boolean =>
  item.sku === sku && sameLine(item, { sku, product_option });

/** Whether this is the item of a line that has left. */
export const isLeaver = ({ line_key, item }: RemovedLine, { item_id, ...found }: ServerItem, token: string): boolean =>
  found.line_key === line_key || (item?.cart === token && item.item_id === item_id);

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

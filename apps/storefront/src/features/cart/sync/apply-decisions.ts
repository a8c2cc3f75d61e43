import type { Decision } from '@brixel/commerce/cart/cart-merge';
import type { ServerItem } from '@brixel/contract/cart';
import { MAX_LINE_KEY_LENGTH } from '@brixel/contract/cart-limits';
import {
  type ClientCart,
  type Dialect,
  isPending,
  type RemovedLine,
  type StoredLine,
} from '#features/cart/cart-state.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { type ComparedLine, leavingItem } from './compare-carts.ts';
import { leaverOf, remembered } from './removed-lines.ts';

export interface CarryOut {
  token: string;
  /** version of the server's cart that was compared */
  at: number;
  dialect: Dialect;
  items: readonly ServerItem[];
  /** the lines for items that only the server has, by item id; without one the product is no longer sold */
  found: ReadonlyMap<number, CartLine>;
  newKey: () => string;
}

/**
 * The decisions of a comparison, carried out on the client's cart. What concerns the server becomes a pending change, pushed
 * like any other: a failure on the way loses nothing and repeats nothing.
 */
export function applyDecisions(
  cart: ClientCart,
  decisions: readonly Decision<ComparedLine>[],
  work: CarryOut,
): ClientCart {
  const { token, at, dialect, newKey } = work;
  const itemById = new Map(work.items.map((item) => [item.item_id, item]));
  const itemOf = ({ item_id }: { item_id: number | string }): ServerItem | undefined => itemById.get(Number(item_id));
  const fate = new Map<StoredLine, StoredLine | null>();
  const added: StoredLine[] = [];
  const removed: RemovedLine[] = [];

  const keyOf = ({ line_key, item_id }: ServerItem): string =>
    line_key ?? `${item_id}@${token}`.slice(0, MAX_LINE_KEY_LENGTH);
  const sendAway = (item: ServerItem): void => {
    const { sku, item_id, line_version = 0 } = item;
    removed.push({
      line_key: keyOf(item),
      line_version: line_version + 1,
      sku,
      key: sku,
      gone: false,
      item: { cart: token, item_id },
    });
  };

  const paired = ({ lent: _, ...line }: StoredLine, item: ServerItem, qty: number): StoredLine | null => {
    if (qty < 1) {
      sendAway(item);
      return null;
    }
    const newest = Math.max(line.line_version, item.line_key === line.line_key ? (item.line_version ?? 0) : 0);
    const onServer = { cart: token, item_id: item.item_id, line_version: newest, qty: item.qty, at };
    if (qty === item.qty) return { ...line, qty, line_version: newest, onServer };
    const isPushedAnyway = qty === line.qty && newest === line.line_version && isPending(line, cart);
    if (isPushedAnyway) return { ...line, onServer: { ...onServer, line_version: newest - 1 } };
    return { ...line, qty, line_version: newest + 1, bySync: qty - line.qty, onServer };
  };

  for (const decision of decisions) {
    switch (decision.kind) {
      case 'update-server': {
        const { stored } = decision.line;
        const item = decision.serverItem ? itemOf(decision.serverItem) : undefined;
        if (item) fate.set(stored, paired(stored, item, decision.cartItem.qty));
        // the server has removed or lost what it once had: the line begins a new life
        else if (!isPending(stored, cart)) {
          fate.set(stored, { ...stored, line_key: newKey(), line_version: 1, onServer: null });
        }
        break;
      }
      case 'take-server-quantity':
      case 'take-server-ids': {
        const item = itemOf(decision.serverItem);
        if (item) fate.set(decision.line.stored, paired(decision.line.stored, item, item.qty));
        break;
      }
      case 'remove-line':
        fate.set(decision.line.stored, null);
        break;
      case 'delete-on-server': {
        const item = itemOf(decision.cartItem);
        if (item) sendAway(item);
        break;
      }
      case 'add-line': {
        const item = itemOf(decision.serverItem);
        const line = item && work.found.get(item.item_id);
        if (!line) break;
        const stored = paired({ ...line, line_key: keyOf(item), line_version: 1, onServer: null }, item, item.qty);
        if (stored) added.push(stored);
      }
    }
  }

  // a line that goes on under another key has left under its old one
  const left = [...fate].flatMap(([line, next]) => (next?.line_key === line.line_key ? [] : [leaverOf(line)]));
  const lines = cart.lines.flatMap((line) => (fate.has(line) ? (fate.get(line) ?? []) : line));
  const isBack = new Set([...lines, ...added].map(({ line_key }) => line_key));
  const known = dialect === 'plain' ? cart.removed.map((line) => namedByItem(line, cart, work)) : cart.removed;
  return {
    ...cart,
    lines: [...lines, ...added],
    removed: remembered([...known, ...left, ...removed].filter(({ line_key }) => !isBack.has(line_key))),
  };
}

/** Without a key, the item to remove is identified by its number. */
function namedByItem(line: RemovedLine, cart: ClientCart, { items, token }: CarryOut): RemovedLine {
  if (line.gone) return line;
  const item = items.find((candidate) => leavingItem(line, cart, candidate, token));
  return item ? { ...line, item: { cart: token, item_id: item.item_id } } : { ...line, gone: true };
}

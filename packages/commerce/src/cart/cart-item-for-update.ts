import { wireNumber } from '../decimal.ts';
import type { ClientItem, ProductOption, ServerId, ServerItem } from './cart-item.ts';

/** The body of `cart/update` for one line. */
export interface CartItemForUpdate {
  sku: string;
  item_id?: ServerId;
  qty: number;
  product_option?: ProductOption;
  quoteId?: ServerId;
  line_key?: string;
  line_version?: number;
}

export interface UpdateRules {
  /** also names the server's cart of the item */
  updateIds: boolean;
  /** both quantities count, as when a guest's cart meets the customer's */
  mergeQty: boolean;
  /** a variant has the sku of its parent; its options identify it */
  sendParentSku: boolean;
}

export function cartItemForUpdate(
  line: ClientItem,
  serverItem: Partial<ServerItem> | null,
  { updateIds, mergeQty, sendParentSku }: UpdateRules,
): CartItemForUpdate {
  const { item_id, quote_id, qty } = serverItem ?? {};
  const own = wireNumber(line.qty);
  return {
    sku: (sendParentSku && line.parentSku) || line.sku,
    ...(item_id ? { item_id } : {}),
    qty: mergeQty ? own + wireNumber(qty) : own,
    ...(line.product_option ? { product_option: line.product_option } : {}),
    ...(updateIds && item_id && quote_id ? { quoteId: quote_id } : {}),
    ...(line.line_key ? { line_key: line.line_key } : {}),
    ...(line.line_key && line.line_version !== undefined ? { line_version: line.line_version } : {}),
  };
}

import type { CartTotals } from '@brixel/commerce/cart-totals';
import type { PlacedOrder } from '@brixel/contract/order';
import type { SentOrder } from '#data/api/order-calls.ts';
import type { EndingOrder } from '#features/cart/cart-state.ts';
import type { OrderedPiece } from '#features/cart/sync/shopper-changes.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';

/** The cart that was ordered: its epoch ends with the order. */
export interface OrderedCart {
  epoch: number;
  pieces: OrderedPiece[];
  /** the cart on the server that the order closes; null: none */
  closes?: string | null;
}

/** What the shopper has agreed to, as it stood above the button. */
export interface SeenOrder {
  lines: CartLine[];
  totals: CartTotals;
  coupon: string | null;
}

/** An order whose outcome is unknown yet. Its message is never changed: sent again, it cannot make a second order. */
export interface FrozenOrder extends OrderedCart {
  message: SentOrder;
  madeAt: number;
  seen: SeenOrder;
  /** it is paid by a transfer, so it may be sent later */
  canWait: boolean;
}

export interface StoredOrder extends OrderedCart {
  order: PlacedOrder;
  /** hash of its message: the same is not ordered again */
  content: string;
  placedAt: number;
  /** waits for its payment; until then its goods stay in the cart */
  isOpen: boolean;
  /** what was ordered, where the API cannot be asked for it later */
  copy?: OrderCopy;
}

export type OrderCopy = Pick<FrozenOrder, 'message' | 'seen'>;

export const endingOf = ({ order, placedAt }: StoredOrder): EndingOrder => ({ id: order.orderId, at: placedAt });

export interface OrderRecords {
  frozen: FrozenOrder | null;
  last: StoredOrder | null;
}

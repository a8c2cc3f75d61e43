import type { OrderInput, OrderRefusal, OrderStatus, PlacedOrder } from '@brixel/contract/order';
import type { StoreView } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import type { Money, Schema } from '../database/schema.ts';
import { createOrderBook } from './order-book.ts';
import { createPlacement, type PlacementContext } from './place-order.ts';
import type { OrderNote, StoredOrder } from './stored-order.ts';

/** Everything that can be done with orders once they are placed. Null stands for an order that is not there. */
export interface OrderBook {
  /** by the secret id */
  byId(orderId: string): Promise<StoredOrder | null>;
  byEntity(id: number): Promise<StoredOrder | null>;
  byNumber(orderNumber: string): Promise<StoredOrder | null>;
  /** whether a client has placed an order under this id of its own */
  hasPlaced(clientOrderId: string): Promise<boolean>;
  /** the order of the cart that waits for its online payment */
  unpaidOfCart(cartId: string): Promise<StoredOrder | null>;
  /** the newest first */
  ofCustomer(customerId: number, page: OrderPage): Promise<{ orders: StoredOrder[]; total: number }>;
  /** The money is there. In the caller's transaction, after whose commit `announce` is to be called. */
  markPaid(tx: Transaction<Schema>, id: number, at: string): Promise<'done' | 'already' | 'not-payable'>;
  /** Gives stock and coupon back, once. In the caller's transaction, like `markPaid`; last in it. */
  cancel(tx: Transaction<Schema>, id: number, reason: string): Promise<'done' | 'already' | 'not-cancelable'>;
  setStatus(id: number, status: OrderStatus, note?: string): Promise<'done' | 'already' | 'not-allowed'>;
  /** With a transaction the note is part of it. */
  note(
    id: number,
    kind: Exclude<OrderNote['kind'], 'status'>,
    text: string,
    amount?: Money | null,
    tx?: Transaction<Schema>,
  ): Promise<void>;
  /** To be called after a commit: lets the catalogue and the mails follow at once. */
  announce(): void;
}

export interface OrderPage {
  size: number;
  /** from 1 */
  current: number;
}

export interface Buyer {
  store: StoreView;
  customerId: number | null;
  /** the machine, as `order-origin.ts` names it */
  origin?: string;
  /** online payments are pretended */
  isSandbox?: boolean;
}

export interface Orders extends OrderBook {
  /** Null where the cart is a customer's and not the caller's. */
  place(input: OrderInput, by: Buyer): Promise<PlacedOrder | OrderRefusal | null>;
}

export function createOrders(context: PlacementContext): Orders {
  const book = createOrderBook(context);
  return { ...book, place: createPlacement(context, book) };
}

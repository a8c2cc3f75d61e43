import type { PlatformTotals } from '@brixel/contract/cart';
import type { OrderRefusal } from '@brixel/contract/order';
import type { Placement, SentOrder } from '#data/api/order-calls.ts';
import { noTotals } from '#features/cart/simulation/support/model-server.ts';

/** A shop that takes orders as ours does: the same message again gets the same answer, and a cart is ordered once. */
export interface OrderShop {
  /** what it has accepted, by the id that the client has made */
  orders: Map<string, SentOrder>;
  /** in euros, for any piece */
  price: number;
  isSoldOut: boolean;
  place(message: SentOrder): Placement;
}

export const SHIPPING = 7;
export const totalOf = (pieces: number, price: number): number => pieces * price + SHIPPING;

export const piecesOf = ({ products }: SentOrder): number => products.reduce((sum, { qty }) => sum + Number(qty), 0);

/** `close`: the cart of an order is over. */
export function createOrderShop(close: (cartId: string) => void): OrderShop {
  const carts = new Map<string, string>();

  const refused = (refusal: Pick<OrderRefusal, 'code' | 'totals'>): Placement => ({
    kind: 'refused',
    refusal: { ...refusal, message: '' },
  });
  const placed = (message: SentOrder): Placement => ({
    kind: 'placed',
    order: {
      orderId: `secret-${message.order_id}`,
      backendOrderId: 1,
      magentoOrderId: 1,
      orderNumber: `BX-${message.order_id}`,
      transferedAt: '',
      grandTotal: 0,
      needsPayment: false,
    },
  });

  const shop: OrderShop = {
    orders: new Map(),
    price: 1,
    isSoldOut: false,
    place(message) {
      const known = shop.orders.get(message.order_id);
      if (known) return placed(known);
      const cartId = message.cart_id ? String(message.cart_id) : null;
      if (cartId !== null && carts.has(cartId)) return refused({ code: 'ORDER_ID_USED' });
      if (shop.isSoldOut) return refused({ code: 'NOT_AVAILABLE' });
      const total = totalOf(piecesOf(message), shop.price);
      if (total !== message.expected_total) return refused({ code: 'PRICE_CHANGED', totals: totalsFor(total) });
      shop.orders.set(message.order_id, structuredClone(message));
      if (cartId !== null) carts.set(cartId, message.order_id);
      if (cartId !== null) close(cartId);
      return placed(message);
    },
  };
  return shop;
}

const totalsFor = (grand_total: number): PlatformTotals => ({
  ...noTotals,
  grand_total,
  base_grand_total: grand_total,
});

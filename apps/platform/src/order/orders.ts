import { createOrderBook, type OrderBook } from './order-book.ts';
import { createPlaceOrder, type PlaceOrder, type PlaceOrderContext } from './place-order.ts';

export interface Orders extends OrderBook {
  place: PlaceOrder;
}

export function createOrders(context: PlaceOrderContext): Orders {
  const book = createOrderBook(context);
  return { ...book, place: createPlaceOrder(context, book) };
}

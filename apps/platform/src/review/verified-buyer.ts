import type { OrderBook } from '../order/order-book.ts';

export type BoughtOrders = Pick<OrderBook, 'ofCustomer'>;

/** Among so many of the newest orders a product is looked for. */
const ORDERS = 100;

/** Whether a customer has bought this product, or a variant of it, and paid for it. */
export async function hasBought(book: BoughtOrders, customerId: number, sku: string): Promise<boolean> {
  const { orders } = await book.ofCustomer(customerId, { size: ORDERS, current: 1 });
  return orders.some(
    ({ status, lines }) =>
      (status === 'processing' || status === 'complete') &&
      lines.some((line) => line.sku === sku || line.offerSku === sku),
  );
}

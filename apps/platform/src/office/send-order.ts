import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { OrderBook } from '../order/order-book.ts';
import { hasParcel } from '../order/order-state.ts';
import type { Parcel, StoredOrder } from '../order/stored-order.ts';
import { type Author, recordChange } from './audit.ts';

interface Sending {
  parcels: readonly Parcel[];
  note: string;
  author: Author;
}

/** Somebody of the office has given an order to the carrier. */
export async function sendOrder(
  db: Kysely<Schema>,
  orders: Pick<OrderBook, 'send' | 'announce'>,
  { id, orderNumber, status, shippingAddress }: Pick<StoredOrder, 'id' | 'orderNumber' | 'status' | 'shippingAddress'>,
  { parcels, note, author }: Sending,
): Promise<Awaited<ReturnType<OrderBook['send']>> | 'nothing-to-send'> {
  if (!hasParcel({ shippingAddress })) return 'nothing-to-send';
  const result = await db.transaction().execute(async (tx) => {
    const sent = await orders.send(tx, id, { parcels, note, author: author.staff.name });
    if (sent === 'done') {
      const change = { before: { status }, after: { status: 'complete', parcels: parcels.length } };
      await recordChange(tx, { ...author, action: 'orders.send', subject: orderNumber, ...change });
    }
    return sent;
  });
  if (result === 'done') orders.announce();
  return result;
}

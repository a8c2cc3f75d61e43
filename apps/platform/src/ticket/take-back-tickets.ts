import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { RefundLine } from '../order/stored-refund.ts';
import type { Ticket } from './ticket-rows.ts';

/** Tickets go back to the shop where their buyer gets the money back. One that was used cannot. */

/** The tickets of an order as they are, which nobody redeems until the transaction ends. Whoever calls holds the order. */
export const holdTickets = (tx: Transaction<Schema>, orderId: number): Promise<Ticket[]> =>
  tx
    .updateTable('ticket')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('order_id', '=', orderId)
    .returningAll()
    .execute();

export const isUsed = ({ used_at }: Pick<Ticket, 'used_at'>): boolean => used_at !== null;

export async function cancelTickets(
  tx: Transaction<Schema>,
  tickets: readonly Pick<Ticket, 'id'>[],
  now: number,
): Promise<void> {
  for (const { id } of tickets)
    await tx
      .updateTable('ticket')
      .set({ canceled_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('canceled_at', 'is', null)
      .execute();
}

type Wanted = readonly Pick<RefundLine, 'item_id' | 'qty'>[];

const hasTickets = ({ lines }: Pick<StoredOrder, 'lines'>, wanted: Wanted): boolean =>
  lines.some(({ itemId, ticket }) => ticket && wanted.some(({ item_id, qty }) => item_id === itemId && qty > 0));

/** Which tickets a refund of these lines takes back, the last first. Null where too many of them were used. */
export async function ticketsToTake(
  tx: Transaction<Schema>,
  order: Pick<StoredOrder, 'id' | 'lines'>,
  wanted: Wanted,
  refundedQty: (itemId: number) => number,
): Promise<Ticket[] | null> {
  if (!hasTickets(order, wanted)) return [];
  const all = await holdTickets(tx, order.id);
  const taken: Ticket[] = [];
  for (const { item_id, qty } of wanted) {
    const ofLine = all.filter((ticket) => ticket.item_id === item_id).sort((a, b) => b.position - a.position);
    const back = ofLine.filter(({ canceled_at }) => canceled_at !== null);
    const free = ofLine.filter((ticket) => ticket.canceled_at === null && !isUsed(ticket));
    // what a cancellation has taken back already counts; an order that was never paid has none
    const count = ofLine.length > 0 ? Math.max(0, refundedQty(item_id) + qty - back.length) : 0;
    if (count > free.length) return null;
    taken.push(...free.slice(0, count));
  }
  return taken;
}

/** The buyer does not get the money back after all: as many tickets of these lines hold again, with the codes they had. */
export async function bringTicketsBack(tx: Transaction<Schema>, order: StoredOrder, wanted: Wanted): Promise<void> {
  if (order.status === 'canceled' || !hasTickets(order, wanted)) return;
  const all = await holdTickets(tx, order.id);
  for (const { item_id, qty } of wanted) {
    const back = all.filter((ticket) => ticket.item_id === item_id && ticket.canceled_at !== null);
    for (const { id } of back.slice(0, qty))
      await tx.updateTable('ticket').set({ canceled_at: null }).where('id', '=', id).execute();
  }
}

import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Mails } from '../mail/mails.ts';
import type { OrderEvents } from '../order/order-book.ts';
import { nextEntityId } from '../order/order-ids.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { newTicketCode } from './ticket-code.ts';
import type { TicketMail } from './ticket-mail.ts';
import type { Ticket } from './ticket-rows.ts';

interface SoldTicketsContext {
  mails: Pick<Mails, 'queue'>;
  write: TicketMail;
  now?: () => number;
}

/** Tickets are issued when their order is paid, and go to its buyer in one mail. Its cancellation takes them back (`OrderBook`). */
export const createSoldTickets = ({ mails, write, now = Date.now }: SoldTicketsContext): Pick<OrderEvents, 'paid'> => ({
  async paid(tx, order) {
    const issued = await issueTickets(tx, order, now());
    if (issued.length > 0) await mails.queue(tx, write(order, issued));
  },
});

/** One for each piece that an order has sold. What was issued before stays as it is. */
async function issueTickets(tx: Transaction<Schema>, order: StoredOrder, now: number): Promise<Ticket[]> {
  const rows = order.lines.flatMap((line) =>
    line.ticket
      ? Array.from({ length: line.qty }, (_, place) => ({
          id: nextEntityId(now),
          code: newTicketCode(),
          order_id: order.id,
          item_id: line.itemId,
          position: place + 1,
          sku: line.sku,
          name: line.name,
          choice: line.options.map(({ label, value }) => `${label}: ${value}`).join(' · '),
          store_code: order.storeCode,
          is_test: order.isTest ? (1 as const) : (0 as const),
          issued_at: new Date(now).toISOString(),
        }))
      : [],
  );
  const issued: Ticket[] = [];
  for (const row of rows)
    issued.push(
      ...(await tx
        .insertInto('ticket')
        .values(row)
        .onConflict((conflict) => conflict.columns(['order_id', 'item_id', 'position']).doNothing())
        .returningAll()
        .execute()),
    );
  return issued;
}

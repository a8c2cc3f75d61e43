import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { orderPath } from '../mail/order-confirmation.ts';
import { asTest } from '../mail/order-mails.ts';
import { formatOf, oneLine, textsOf } from '../mail/order-parts.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { ticketPicture } from './ticket-picture.ts';
import type { Ticket } from './ticket-rows.ts';
import { ticketTexts } from './ticket-texts.ts';

export type TicketMail = (order: StoredOrder, tickets: readonly Ticket[]) => Mail;

/** Brings all tickets of an order, each with what it is for. */
export function createTicketMail(letterhead: Letterhead): TicketMail {
  return (order, tickets) => {
    const texts = ticketTexts[order.storeCode];
    const { firstname, lastname } = order.billingAddress;
    const byLine = [...Map.groupBy(tickets, ({ item_id }) => item_id).values()];
    const parts: Part[] = byLine.flatMap((ofLine): Part[] => {
      const { name, choice } = ofLine[0]!;
      return [
        { kind: 'heading', text: oneLine(name) },
        ...(choice ? [{ kind: 'text', text: oneLine(choice) } as const] : []),
        ...ofLine.map(({ code }, place): Part => {
          const label = texts.code(place + 1, ofLine.length);
          return { kind: 'code', label, code, picture: ticketPicture(code) };
        }),
      ];
    });
    const letter = asTest(order, {
      subject: texts.subject(tickets.length, letterhead.shopName()),
      heading: texts.heading(tickets.length),
      preview: texts.preview,
      parts: [
        { kind: 'text', text: texts.thanks(tickets.length) },
        ...parts,
        {
          kind: 'facts',
          rows: [
            { label: texts.holder, value: oneLine(`${firstname} ${lastname}`) },
            { label: texts.bought, value: formatOf(order).day(order.createdAt) },
            { label: textsOf(order).order.number, value: order.orderNumber },
          ],
        },
        { kind: 'text', text: texts.howTo },
        {
          kind: 'button',
          label: textsOf(order).order.show,
          url: letterhead.address(order.storeCode, orderPath(order)),
        },
      ],
    });
    return {
      to: order.email,
      ...letterhead.write(order.storeCode, letter),
      order: { id: order.id, kind: 'ticket' },
    };
  };
}

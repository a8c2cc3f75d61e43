import { type Money, toEuros } from '@brixel/commerce/money';
import type { Letter } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { orderPath } from '../mail/order-confirmation.ts';
import { asTest } from '../mail/order-mails.ts';
import { formatOf, textsOf } from '../mail/order-parts.ts';
import { refundTexts } from '../mail/texts/refund-texts.ts';
import type { StoredOrder } from '../order/stored-order.ts';

/** What was paid too much for an order has been transferred back. */
export type OverpaidMail = (order: StoredOrder, amount: Money) => Mail;

export const createOverpaidMail =
  (letterhead: Letterhead): OverpaidMail =>
  (order, amount) => {
    const texts = refundTexts[order.storeCode];
    const sum = formatOf(order).price(toEuros(amount));
    const letter: Letter = {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      preview: texts.preview(sum),
      parts: [
        { kind: 'text', text: texts.overpaid(sum, order.orderNumber) },
        { kind: 'text', text: texts.way.transfer },
        {
          kind: 'button',
          label: textsOf(order).order.show,
          url: letterhead.address(order.storeCode, orderPath(order)),
        },
        { kind: 'text', text: texts.askUs },
      ],
    };
    return {
      to: order.email,
      ...letterhead.write(order.storeCode, asTest(order, letter)),
      order: { id: order.id, kind: 'refund' },
    };
  };

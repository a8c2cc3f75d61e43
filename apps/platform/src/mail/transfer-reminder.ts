import type { BankAccount } from '@brixel/contract/shop-settings';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Letter, Part } from './letter.ts';
import { accountPart } from './order-confirmation.ts';
import { formatOf, goodsPart, textsOf } from './order-parts.ts';

interface ReminderContext {
  bank: BankAccount;
  /** when the goods are given to others */
  cancelsAt: string;
  /** leads to the page of the order */
  show: Part;
}

/** The money has not come: a friendly word, with all that is needed to pay. */
export function transferReminder(order: StoredOrder, { bank, cancelsAt, show }: ReminderContext): Letter {
  const texts = textsOf(order).reminder;
  const format = formatOf(order);
  return {
    subject: texts.subject(order.orderNumber),
    heading: texts.heading,
    preview: texts.preview,
    parts: [
      { kind: 'text', text: texts.waiting(format.day(order.createdAt), format.day(cancelsAt)) },
      accountPart(order, bank),
      { kind: 'text', text: texts.crossed },
      goodsPart(order),
      show,
      { kind: 'text', text: texts.noLonger(format.day(cancelsAt)) },
    ],
  };
}

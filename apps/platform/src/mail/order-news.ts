import type { DownloadLink } from '../download/download-links.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Letter, Part } from './letter.ts';
import { addressLines, goodsPart, wordsOf } from './order-parts.ts';

/** What happens to an order after it has been confirmed. `show` leads to its page. */

export function filesReady(order: StoredOrder, downloads: readonly DownloadLink[], show: Part): Letter {
  const words = wordsOf(order).paid;
  return {
    ...headOf(order, words),
    parts: [
      { kind: 'text', text: words.thanks },
      { kind: 'links', links: downloads.map(({ title, url }) => ({ label: title, url })) },
      show,
    ],
  };
}

export function orderSent(order: StoredOrder, show: Part): Letter {
  const words = wordsOf(order).sent;
  const address = order.shippingAddress ?? order.billingAddress;
  return {
    ...headOf(order, words),
    parts: [
      { kind: 'text', text: words.underWay },
      {
        kind: 'columns',
        columns: [{ title: wordsOf(order).order.shippingAddress, lines: addressLines(order, address) }],
      },
      goodsPart(order),
      show,
      { kind: 'text', text: words.withdrawal },
    ],
  };
}

export function orderCanceled(order: StoredOrder, show: Part): Letter {
  const words = wordsOf(order).canceled;
  return {
    ...headOf(order, words),
    parts: [
      { kind: 'text', text: words.canceled(order.orderNumber) },
      { kind: 'text', text: order.payment.paidAt === null ? words.notPaid : words.moneyBack },
      goodsPart(order),
      show,
      { kind: 'text', text: words.askUs },
    ],
  };
}

interface HeadWords {
  subject(number: string): string;
  heading: string;
  preview: string;
}

const headOf = ({ orderNumber }: StoredOrder, { subject, heading, preview }: HeadWords) => ({
  subject: subject(orderNumber),
  heading,
  preview,
});

import type { DownloadLink } from '../download/download-links.ts';
import { wasNotPaidInTime } from '../order/cancel-reasons.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Letter, Part } from './letter.ts';
import { addressLines, goodsPart, wordsOf } from './order-parts.ts';

/** What happens to an order after it has been confirmed. `show` leads to its page. */

/** With it comes, or counts, what is not sent in a parcel. */
export function paymentReceived(order: StoredOrder, downloads: readonly DownloadLink[], show: Part): Letter {
  const words = wordsOf(order).paid;
  const virtual = order.lines.filter(({ productType }) => productType === 'virtual');
  const parts: Part[] = [{ kind: 'text', text: words.thanks }];
  if (downloads.length > 0)
    parts.push(
      { kind: 'text', text: words.files },
      { kind: 'links', links: downloads.map(({ title, url }) => ({ label: title, url })) },
    );
  if (virtual.length > 0) parts.push({ kind: 'text', text: words.counts }, goodsPart({ ...order, lines: virtual }));
  return { ...headOf(order, words), parts: [...parts, show] };
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
      { kind: 'text', text: words[canceledHow(order)] },
      goodsPart(order),
      show,
      { kind: 'text', text: words.askUs },
    ],
  };
}

function canceledHow(order: StoredOrder): 'notPaid' | 'notPaidInTime' | 'moneyBack' {
  if (order.payment.paidAt !== null) return 'moneyBack';
  return wasNotPaidInTime(order) ? 'notPaidInTime' : 'notPaid';
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

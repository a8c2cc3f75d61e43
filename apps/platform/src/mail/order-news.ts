import type { Invoice } from '@brixel/contract/invoice';
import type { DownloadLink } from '../download/download-links.ts';
import { isInParcel } from '../order/order-content.ts';
import { wasNotPaidInTime } from '../order/order-state.ts';
import type { Parcel, StoredOrder } from '../order/stored-order.ts';
import type { Letter, Part } from './letter.ts';
import { addressLines, formatOf, goodsPart, oneLine, textsOf } from './order-parts.ts';

/** What happens to an order after it has been confirmed. `show` leads to its page. */

/** With it comes, or counts, what is not sent in a parcel. */
export function paymentReceived(order: StoredOrder, downloads: readonly DownloadLink[], show: Part): Letter {
  const texts = textsOf(order).paid;
  // tickets and gift vouchers come with a mail of their own
  const virtual = order.lines.filter(({ productType, ticket, gift }) => productType === 'virtual' && !ticket && !gift);
  const vouchers = order.lines.filter(({ gift }) => gift);
  const parts: Part[] = [{ kind: 'text', text: texts.thanks }];
  if (downloads.length > 0)
    parts.push(
      { kind: 'text', text: texts.files },
      { kind: 'links', links: downloads.map(({ title, url }) => ({ label: title, url })) },
    );
  if (virtual.length > 0) parts.push({ kind: 'text', text: texts.counts }, goodsPart({ ...order, lines: virtual }));
  if (vouchers.length > 0) parts.push({ kind: 'text', text: texts.vouchers }, goodsPart({ ...order, lines: vouchers }));
  return { ...headOf(order, texts), parts: [...parts, show] };
}

/** Goods of an order that nobody has found, and what lies in its parcel in their place; null: nothing. */
export interface LackingGoods {
  name: string;
  qty: number;
  standIn: string | null;
}

export function orderSent(order: StoredOrder, lacking: readonly LackingGoods[], show: Part): Letter {
  const { notIncluded, standIns, inPlaceOf } = textsOf(order).order;
  const pieces = (qty: number, name: string): string => `${formatOf(order).count(qty)} × ${oneLine(name)}`;
  const sentence = (list: readonly string[], text: (goods: string) => string): Part[] =>
    list.length === 0 ? [] : [{ kind: 'text', text: text(list.join(', ')) }];
  const goods: Part[] = [
    // what came by e-mail is in no parcel
    goodsPart({ ...order, lines: order.lines.filter(isInParcel) }),
    ...sentence(
      lacking.flatMap(({ name, qty, standIn }) => (standIn === null ? pieces(qty, name) : [])),
      notIncluded,
    ),
    ...sentence(
      lacking.flatMap(({ name, qty, standIn }) =>
        standIn === null ? [] : inPlaceOf(pieces(qty, standIn), oneLine(name)),
      ),
      standIns,
    ),
  ];
  const pickUpAt = order.shipping?.pickUpAt;
  if (pickUpAt !== undefined) return orderReady(order, oneLine(pickUpAt), [...goods, show]);
  const texts = textsOf(order).sent;
  const address = order.shippingAddress ?? order.billingAddress;
  return {
    ...headOf(order, texts),
    parts: [
      { kind: 'text', text: texts.underWay },
      {
        kind: 'columns',
        columns: [{ title: textsOf(order).order.shippingAddress, lines: addressLines(order, address) }],
      },
      ...trackingParts(order),
      ...goods,
      show,
      { kind: 'text', text: texts.withdrawal },
    ],
  };
}

function orderReady(order: StoredOrder, pickUpAt: string, parts: readonly Part[]): Letter {
  const texts = textsOf(order).ready;
  return {
    ...headOf(order, texts),
    parts: [
      { kind: 'text', text: texts.fetch },
      { kind: 'columns', columns: [{ title: texts.at, lines: [pickUpAt] }] },
      ...parts,
      { kind: 'text', text: texts.withdrawal },
    ],
  };
}

/** Numbers as links, and the numbers alone of carriers without a page for them. */
function trackingParts({ parcels, ...order }: StoredOrder): Part[] {
  const texts = textsOf(order).sent;
  const labelOf = ({ carrier, number }: Parcel): string => texts.parcel(oneLine(`${carrier} ${number}`));
  const links = parcels.flatMap((parcel) => (parcel.url === null ? [] : [{ label: labelOf(parcel), url: parcel.url }]));
  const numbers = parcels.filter(({ url }) => url === null);
  return [
    ...(links.length > 0 ? [{ kind: 'text', text: texts.follow } as const, { kind: 'links', links } as const] : []),
    ...numbers.map((parcel): Part => ({ kind: 'text', text: labelOf(parcel) })),
  ];
}

export function orderCanceled(order: StoredOrder, show: Part): Letter {
  const texts = textsOf(order).canceled;
  return {
    ...headOf(order, texts),
    parts: [
      { kind: 'text', text: texts.canceled(order.orderNumber) },
      { kind: 'text', text: texts[canceledHow(order)] },
      goodsPart(order),
      show,
      { kind: 'text', text: texts.askUs },
    ],
  };
}

/** Where no other mail could bring it. */
export function invoiceIssued(
  order: StoredOrder,
  { kind, number }: Pick<Invoice, 'kind' | 'number'>,
  show: Part,
): Letter {
  const { subject, heading, text } = textsOf(order).invoice[kind];
  return {
    subject: subject(number, order.orderNumber),
    heading,
    preview: text,
    parts: [{ kind: 'text', text }, show],
  };
}

function canceledHow(order: StoredOrder): 'notPaid' | 'notPaidInTime' | 'moneyBack' {
  if (order.payment.paidAt !== null) return 'moneyBack';
  return wasNotPaidInTime(order) ? 'notPaidInTime' : 'notPaid';
}

interface HeadTexts {
  subject(number: string): string;
  heading: string;
  preview: string;
}

const headOf = ({ orderNumber }: StoredOrder, { subject, heading, preview }: HeadTexts) => ({
  subject: subject(orderNumber),
  heading,
  preview,
});

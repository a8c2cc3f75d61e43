import { toEuros } from '@brixel/commerce/money';
import type { BankAccount, TransferTerms } from '@brixel/contract/shop-settings';
import { type DownloadLink, downloadTitles } from '../download/download-links.ts';
import { hasParcel } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Letter, Part } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import {
  addressesPart,
  deliveryText,
  formatOf,
  goodsPart,
  oneLine,
  sumsPart,
  taxPart,
  textsOf,
} from './order-parts.ts';

export interface ConfirmationContext {
  letterhead: Pick<Letterhead, 'address' | 'shopName'>;
  bank: BankAccount;
  transfer: TransferTerms;
  /** empty until they can be fetched */
  downloads: readonly DownloadLink[];
}

/** The contract on a durable medium: all that was agreed, how to pay, and how to get out of it. */
export function orderConfirmation(order: StoredOrder, context: ConfirmationContext): Letter {
  const { order: texts, confirmation } = textsOf(order);
  const format = formatOf(order);
  const address = (path: string) => context.letterhead.address(order.storeCode, path);
  const total = format.price(order.totals.grand_total);
  return {
    subject: confirmation.subject(order.orderNumber, context.letterhead.shopName()),
    heading: confirmation.heading(oneLine(order.billingAddress.firstname)),
    preview: confirmation.preview(total),
    parts: [
      { kind: 'text', text: confirmation.accepted },
      {
        kind: 'facts',
        rows: [
          { label: texts.number, value: order.orderNumber },
          { label: texts.date, value: format.day(order.createdAt) },
          { label: texts.payment, value: paidHow(order) },
          { label: texts.delivery, value: deliveryText(order) },
        ],
      },
      { kind: 'button', label: texts.show, url: address(orderPath(order)) },
      ...paymentParts(order, context),
      ...downloadParts(order, context.downloads),
      { kind: 'heading', text: texts.goods },
      goodsPart(order),
      sumsPart(order),
      ...taxPart(order),
      addressesPart(order),
      { kind: 'heading', text: confirmation.legal },
      { kind: 'text', text: confirmation.withdrawal },
      {
        kind: 'links',
        links: [
          { label: confirmation.withdrawLink, url: address('/vertrag-widerrufen') },
          { label: confirmation.withdrawalLink, url: address('/i/widerruf') },
          { label: confirmation.termsLink, url: address('/i/agb') },
        ],
      },
      ...(hasParcel(order) ? [{ kind: 'text' as const, text: confirmation.goodToKnow }] : []),
    ],
  };
}

function paidHow(order: StoredOrder): string {
  const { methods, byVoucher } = textsOf(order).order;
  const method = methods[order.payment.method];
  if (!order.vouchers) return method;
  return order.due === 0 ? byVoucher : `${byVoucher} + ${method}`;
}

/** The order's own page; the link grants access. */
export const orderPath = ({ publicId }: StoredOrder): string => `/order-review/${publicId}/success`;

function paymentParts(order: StoredOrder, { bank, transfer }: ConfirmationContext): Part[] {
  const { order: texts, confirmation } = textsOf(order);
  if (order.vouchers && order.due === 0) return [{ kind: 'text', text: confirmation.paidByVoucher }];
  const due = formatOf(order).price(toEuros(order.due));
  if (order.payment.method !== 'banktransfer') return [{ kind: 'text', text: confirmation.alreadyPaid }];
  return [
    { kind: 'heading', text: texts.payment },
    { kind: 'text', text: confirmation.payByTransfer(due, transfer.dueDays) },
    accountPart(order, bank),
    {
      kind: 'text',
      text: confirmation[hasParcel(order) ? 'afterTransfer' : 'afterTransferOnline'](transfer.cancelDays),
    },
  ];
}

/** Where the money goes, and what for. */
export function accountPart(order: StoredOrder, bank: BankAccount): Part {
  const { confirmation } = textsOf(order);
  return {
    kind: 'facts',
    rows: [
      { label: confirmation.holder, value: bank.holder },
      { label: confirmation.iban, value: bank.iban },
      { label: confirmation.bic, value: bank.bic },
      { label: confirmation.amount, value: formatOf(order).price(toEuros(order.due)) },
      { label: confirmation.reference, value: order.orderNumber },
    ],
  };
}

function downloadParts(order: StoredOrder, downloads: readonly DownloadLink[]): Part[] {
  const { confirmation } = textsOf(order);
  const files = downloadTitles(order);
  if (files.length === 0) return [];
  return [
    { kind: 'heading', text: confirmation.downloads },
    downloads.length > 0
      ? { kind: 'links', links: downloads.map(({ title, url }) => ({ label: title, url })) }
      : { kind: 'text', text: confirmation.downloadsAfterPayment(files.join(', ')) },
  ];
}

import type { Invoice } from '@brixel/contract/invoice';
import type { OrderMailKind } from '@brixel/contract/office/order-mail-kinds';
import type { BankAccount, TransferTerms } from '@brixel/contract/shop-settings';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { downloadLinks } from '../download/download-links.ts';
import type { Invoices, Issued } from '../invoice/invoices.ts';
import type { OrderEvents } from '../order/order-book.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type NameIn, nameForShopper } from '../picking/gap-names.ts';
import { gapsOf } from '../picking/gaps.ts';
import type { Letter, Part } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailFile } from './mail.ts';
import type { Mails } from './mails.ts';
import { orderConfirmation, orderPath } from './order-confirmation.ts';
import { invoiceIssued, orderCanceled, orderSent, paymentReceived } from './order-news.ts';
import { textsOf } from './order-parts.ts';
import { transferReminder } from './transfer-reminder.ts';

export interface OrderMailsOptions {
  mails: Pick<Mails, 'queue' | 'wake'>;
  letterhead: Letterhead;
  /** the account of now */
  bank: () => BankAccount;
  /** the terms of now */
  transfer: () => TransferTerms;
  publicUrl: string;
  /** issued with the event that they belong to, and sent with its mail */
  invoices: Pick<Invoices, 'issueAt' | 'creditRest'>;
  nameIn?: NameIn;
}

export interface OrderMails extends Omit<OrderEvents, 'refundNoted'> {
  /** that the money has not come, and when the order is canceled */
  remind(tx: Transaction<Schema>, order: StoredOrder, cancelsAt: string): Promise<void>;
  /** An invoice or credit note that was issued by itself, with what was issued along with it. In the transaction that issues it. */
  sendInvoice(tx: Transaction<Schema>, order: StoredOrder, invoices: Issued): Promise<void>;
}

interface OrderMail {
  kind: OrderMailKind;
  letter: Letter;
  /** go along as files */
  issued?: readonly Invoice[];
  files?: readonly MailFile[];
}

/** Mails shoppers about their orders; queued in the transaction of the event. */
export function createOrderMails({
  mails,
  letterhead,
  bank,
  transfer,
  publicUrl,
  invoices,
  nameIn = () => null,
}: OrderMailsOptions): OrderMails {
  const queue = (
    tx: Transaction<Schema>,
    order: StoredOrder,
    { kind, letter, issued = [], files = [] }: OrderMail,
  ): Promise<void> =>
    mails.queue(tx, {
      to: order.email,
      ...letterhead.write(order.storeCode, asTest(order, letter)),
      files,
      invoices: issued.map(({ number }) => number),
      order: { id: order.id, kind },
    });

  const confirm = (tx: Transaction<Schema>, order: StoredOrder, issued: readonly Invoice[] = []): Promise<void> => {
    const context = { letterhead, bank: bank(), transfer: transfer(), downloads: downloadLinks(order, publicUrl) };
    const letter = orderConfirmation(order, context);
    return queue(tx, order, { kind: 'confirmation', letter, issued, files: legalFiles(order) });
  };

  const sendInvoice = (tx: Transaction<Schema>, order: StoredOrder, issued: Issued): Promise<void> =>
    queue(tx, order, { kind: 'invoice', letter: invoiceIssued(order, issued[0], show(order)), issued });

  const legalFiles = ({ storeCode }: StoredOrder): MailFile[] =>
    ['agb', 'widerruf'].flatMap((identifier) => letterhead.pageFile(storeCode, identifier) ?? []);

  const show = (order: StoredOrder): Part => ({
    kind: 'button',
    label: textsOf(order).order.show,
    url: letterhead.address(order.storeCode, orderPath(order)),
  });

  const sent = async (tx: Transaction<Schema>, order: StoredOrder, issued: readonly Invoice[] = []): Promise<void> => {
    const lacking = (await gapsOf(tx, [order])).map((gap) => ({
      name: nameForShopper(order, gap, nameIn),
      qty: gap.qty,
      standIn: gap.stand_in && (nameIn(order.storeCode, gap.stand_in.sku) ?? gap.stand_in.sku),
    }));
    await queue(tx, order, { kind: 'sent', letter: orderSent(order, lacking, show(order)), issued });
  };

  return {
    async placed(tx, order) {
      if (!isPaidOnline(order)) await confirm(tx, order);
    },
    async paid(tx, order) {
      const issued = await invoices.issueAt(tx, order, 'payment');
      if (isPaidOnline(order)) return confirm(tx, order, issued);
      const downloads = downloadLinks(order, publicUrl);
      const isDelivered = downloads.length > 0 || order.lines.some(({ productType }) => productType === 'virtual');
      if (isDelivered)
        await queue(tx, order, { kind: 'paid', letter: paymentReceived(order, downloads, show(order)), issued });
      else if (isSome(issued)) await sendInvoice(tx, order, issued);
    },
    async completed(tx, order) {
      const issued = await invoices.issueAt(tx, order, 'dispatch');
      if (order.shippingAddress) await sent(tx, order, issued);
      else if (isSome(issued)) await sendInvoice(tx, order, issued);
    },
    async parcelsNamed(tx, order) {
      if (order.shippingAddress) await sent(tx, order);
    },
    async canceled(tx, order) {
      const creditNote = await invoices.creditRest(tx, order);
      const wasConfirmed = !isPaidOnline(order) || order.payment.paidAt !== null;
      const issued = creditNote ? [creditNote] : [];
      if (wasConfirmed) await queue(tx, order, { kind: 'canceled', letter: orderCanceled(order, show(order)), issued });
    },
    remind(tx, order, cancelsAt) {
      const letter = transferReminder(order, { bank: bank(), cancelsAt, show: show(order) });
      return queue(tx, order, { kind: 'reminder', letter });
    },
    committed: mails.wake,
    sendInvoice,
  };
}

/** Marks the mail of a test order. */
export function asTest(order: StoredOrder, letter: Letter): Letter {
  if (!order.isTest) return letter;
  const { subject, notice } = textsOf(order).test;
  return {
    ...letter,
    subject: subject(letter.subject),
    preview: notice,
    parts: [{ kind: 'text', text: notice }, ...letter.parts],
  };
}

/** Such an order is confirmed with its payment: until then it may come to nothing. */
const isPaidOnline = ({ payment }: StoredOrder): boolean => payment.method !== 'banktransfer';

const isSome = (issued: Issued | []): issued is Issued => issued.length > 0;

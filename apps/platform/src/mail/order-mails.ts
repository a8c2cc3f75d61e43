import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { downloadLinks } from '../download/download-links.ts';
import type { OrderEvents } from '../order/order-events.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Letter, Part } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailFile } from './mail.ts';
import type { Mails } from './mails.ts';
import { type BankAccount, orderConfirmation, orderPath } from './order-confirmation.ts';
import { filesReady, orderCanceled, orderSent } from './order-news.ts';
import { wordsOf } from './order-parts.ts';

export interface OrderMailsOptions {
  mails: Pick<Mails, 'queue' | 'wake'>;
  letterhead: Letterhead;
  bank: BankAccount;
  publicUrl: string;
}

/** Tells shoppers what happens to their orders: the mail is queued in the same transaction. */
export function createOrderMails({ mails, letterhead, bank, publicUrl }: OrderMailsOptions): OrderEvents {
  const queue = (tx: Transaction<Schema>, order: StoredOrder, letter: Letter, files: readonly MailFile[] = []) =>
    mails.queue(tx, { to: order.email, ...letterhead.write(order.storeCode, letter), files });

  const confirm = (tx: Transaction<Schema>, order: StoredOrder): Promise<void> => {
    const context = { letterhead, bank, downloads: downloadLinks(order, publicUrl) };
    return queue(tx, order, orderConfirmation(order, context), legalFiles(order));
  };

  const legalFiles = ({ storeCode }: StoredOrder): MailFile[] =>
    ['agb', 'widerruf'].flatMap((identifier) => letterhead.pageFile(storeCode, identifier) ?? []);

  const show = (order: StoredOrder): Part => ({
    kind: 'button',
    label: wordsOf(order).order.show,
    url: letterhead.address(order.storeCode, orderPath(order)),
  });

  return {
    async placed(tx, order) {
      if (!isPaidOnline(order)) await confirm(tx, order);
    },
    async paid(tx, order) {
      if (isPaidOnline(order)) return confirm(tx, order);
      const downloads = downloadLinks(order, publicUrl);
      if (downloads.length > 0) await queue(tx, order, filesReady(order, downloads, show(order)));
    },
    async completed(tx, order) {
      if (order.shippingAddress) await queue(tx, order, orderSent(order, show(order)));
    },
    async canceled(tx, order) {
      const wasConfirmed = !isPaidOnline(order) || order.payment.paidAt !== null;
      if (wasConfirmed) await queue(tx, order, orderCanceled(order, show(order)));
    },
    committed: mails.wake,
  };
}

/** Such an order is confirmed with its payment: until then it may come to nothing. */
const isPaidOnline = ({ payment }: StoredOrder): boolean => payment.method !== 'banktransfer';

import { fromEuros } from '@brixel/commerce/money';
import type { Mails } from '../mail/mails.ts';
import type { OrderEvents } from '../order/order-book.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { takeBackAll } from './take-back.ts';
import { expiryOf } from './validity.ts';
import { issueVoucher } from './voucher-ledger.ts';
import type { VoucherMail } from './voucher-mails.ts';

export interface SoldVouchersContext {
  mails: Pick<Mails, 'queue'>;
  write: VoucherMail;
  validYears(): number;
  now?: () => number;
}

/** Vouchers are issued when their order is paid, and taken back when it is canceled. */
export function createSoldVouchers({
  mails,
  write,
  validYears,
  now = Date.now,
}: SoldVouchersContext): Pick<OrderEvents, 'paid' | 'canceled'> {
  return {
    async paid(tx, order) {
      for (const line of order.lines) {
        if (!line.gift) continue;
        const value = fromEuros(order.totals.items.find(({ item_id }) => item_id === line.itemId)?.price_incl_tax ?? 0);
        if (value <= 0) continue;
        for (let position = 1; position <= line.qty; position++) {
          const { voucher, code } = await issueVoucher(
            tx,
            {
              ...{ value, order_id: order.id, item_id: line.itemId, position, store_code: order.storeCode },
              ...holderOf(order, line.gift),
              is_test: order.isTest ? 1 : 0,
              expires_at: expiryOf(now(), validYears()),
            },
            now(),
          );
          await mails.queue(tx, write(voucher, code));
        }
      }
    },
    async canceled(tx, order) {
      if (order.payment.paidAt !== null && order.lines.some(({ gift }) => gift)) await takeBackAll(tx, order.id, now());
    },
  };
}

/** Somebody else gets it from the buyer, by name. */
function holderOf({ email, billingAddress }: StoredOrder, gift: NonNullable<StoredOrder['lines'][number]['gift']>) {
  const { recipientEmail, recipientName, greeting } = gift;
  const isForOther = recipientEmail !== '';
  return {
    recipient_email: recipientEmail || email,
    recipient_name: recipientName,
    giver_name: isForOther ? `${billingAddress.firstname} ${billingAddress.lastname}` : '',
    greeting,
  };
}

import { toEuros } from '@brixel/commerce/money';
import type { Invoices } from '../invoice/invoices.ts';
import type { GoodsRow, Letter, Part, SumRow } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mails } from '../mail/mails.ts';
import { orderPath } from '../mail/order-confirmation.ts';
import { asTest, type OrderMails } from '../mail/order-mails.ts';
import { formatOf, oneLine, textsOf } from '../mail/order-parts.ts';
import { refundTexts } from '../mail/texts/refund-texts.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import type { RefundEvents } from './refund-events.ts';

interface RefundMailsOptions {
  mails: Pick<Mails, 'queue'>;
  letterhead: Letterhead;
  invoices: Pick<Invoices, 'hold' | 'credit'>;
  /** a credit note that comes with no other mail */
  sendInvoice: OrderMails['sendInvoice'];
}

/** Tells the shopper; of what was refunded at the payment service itself, that one does. */
export const createRefundMails = ({ mails, letterhead, invoices, sendInvoice }: RefundMailsOptions): RefundEvents => ({
  booking: invoices.hold,
  async sent(tx, order, refund) {
    const creditNote = await invoices.credit(tx, order, refund);
    if (refund.staff_name === null) {
      if (creditNote) await sendInvoice(tx, order, [creditNote]);
      return;
    }
    const url = letterhead.address(order.storeCode, orderPath(order));
    const letter = asTest(order, refundLetter(order, refund, url));
    await mails.queue(tx, {
      to: order.email,
      ...letterhead.write(order.storeCode, letter),
      invoices: creditNote ? [creditNote.number] : [],
      order: { id: order.id, kind: 'refund' },
    });
  },
});

export function refundLetter(order: StoredOrder, refund: StoredRefund, url: string): Letter {
  const texts = refundTexts[order.storeCode];
  const format = formatOf(order);
  const price = (amount: number): string => format.price(toEuros(amount));
  const sum = price(refund.amount);
  const goods = refund.lines.flatMap(({ item_id, qty, amount }): GoodsRow[] => {
    const line = order.lines.find(({ itemId }) => itemId === item_id);
    if (!line) return [];
    const choices = line.options.map(({ label, value }) => `${oneLine(label)}: ${oneLine(value)}`);
    const pieces = qty > 0 ? texts.pieces(format.count(qty), format.count(line.qty)) : texts.reduced;
    return [{ name: line.name, details: [...choices, pieces], amount: price(amount) }];
  });
  const sums: SumRow[] = [
    ...(refund.shipping > 0
      ? [{ weight: 'plain' as const, label: texts.shipping, amount: price(refund.shipping) }]
      : []),
    // a sum that is all there is needs no name
    ...(refund.extra > 0 && refund.extra < refund.amount
      ? [{ weight: 'plain' as const, label: texts.extra, amount: price(refund.extra) }]
      : []),
    { weight: 'total', label: texts.total, amount: sum },
  ];
  const parts: Part[] = [
    { kind: 'text', text: texts.refunded[refund.reason](sum, order.orderNumber) },
    ...(refund.text === '' ? [] : [{ kind: 'quote', text: refund.text } as const]),
    ...(goods.length > 0 ? [{ kind: 'goods', rows: goods } as const] : []),
    { kind: 'sums', rows: sums },
    { kind: 'text', text: texts.way[refund.way] },
    ...(refund.voucher_amount > 0 && refund.way !== 'voucher'
      ? [{ kind: 'text', text: texts.onVoucher(price(refund.voucher_amount)) } as const]
      : []),
    { kind: 'button', label: textsOf(order).order.show, url },
    { kind: 'text', text: texts.askUs },
  ];
  const heading = refund.way === 'voucher' ? texts.voucherHeading : texts.heading;
  return { subject: texts.subject(order.orderNumber), heading, preview: texts.preview(sum), parts };
}

import { defaultStoreCode, isStoreCode } from '@brixel/contract/stores';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { oneLine } from '../mail/order-parts.ts';
import { storeFormats } from '../mail/store-format.ts';
import { mailWords } from '../mail/words/mail-words.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { withdrawnGoods } from '../order/withdrawal-period.ts';
import type { WithdrawalRow } from './withdrawals.ts';

/** The acknowledgement with content, date and time that the law asks for, and the same for the shop. */
export const createWithdrawalMails =
  (letterhead: Letterhead, shopAddress: string) =>
  (row: WithdrawalRow, order: StoredOrder | null): Mail[] => {
    const storeCode = isStoreCode(row.store_code) ? row.store_code : defaultStoreCode;
    const words = mailWords[storeCode].withdrawal;
    const moment = storeFormats[storeCode].moment(row.received_at);
    const declared: Part[] = [
      { kind: 'quote', text: words.content },
      {
        kind: 'facts',
        rows: [
          { label: words.receipt, value: row.number },
          { label: words.receivedAt, value: moment },
          { label: words.name, value: oneLine(row.name) },
          { label: words.email, value: row.email },
          { label: words.orderNumber, value: oneLine(row.order_number) },
          ...(row.what === '' ? [{ label: words.what, value: words.everything }] : []),
        ],
      },
      ...(row.what === ''
        ? []
        : [{ kind: 'heading', text: words.what } as const, { kind: 'quote', text: row.what } as const]),
    ];
    const head = { subject: words.subject(row.number), heading: words.heading, preview: words.preview(moment) };
    const acknowledgement = letterhead.write(storeCode, {
      ...head,
      parts: [
        { kind: 'text', text: words.received(moment) },
        ...declared,
        { kind: 'text', text: words.next[order ? withdrawnGoods(order) : 'sent'] },
        { kind: 'text', text: words.notYou },
      ],
    });
    const forShop = letterhead.write(storeCode, { ...head, parts: declared });
    return [
      { to: row.email, ...acknowledgement },
      { to: shopAddress, ...forShop, headers: { 'Reply-To': row.email } },
    ];
  };

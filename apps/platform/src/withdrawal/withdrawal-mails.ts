import { isStoreCode, storeCodes } from '@brixel/contract/stores';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { oneLine } from '../mail/order-parts.ts';
import { storeFormats } from '../mail/store-format.ts';
import { mailTexts } from '../mail/texts/mail-texts.ts';
import { withdrawnGoods } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { WithdrawalRow } from './withdrawals.ts';

/** The acknowledgement with content, date and time that the law asks for, and the same for the shop. */
export const createWithdrawalMails =
  (letterhead: Letterhead, shopAddress: () => string) =>
  (row: WithdrawalRow, order: StoredOrder | null): Mail[] => {
    const storeCode = isStoreCode(row.store_code) ? row.store_code : storeCodes[0];
    const texts = mailTexts[storeCode].withdrawal;
    const moment = storeFormats[storeCode].moment(row.received_at);
    const declared: Part[] = [
      { kind: 'quote', text: texts.content },
      {
        kind: 'facts',
        rows: [
          { label: texts.receipt, value: row.number },
          { label: texts.receivedAt, value: moment },
          { label: texts.name, value: oneLine(row.name) },
          { label: texts.email, value: row.email },
          { label: texts.orderNumber, value: oneLine(row.order_number) },
          ...(row.what === '' ? [{ label: texts.what, value: texts.everything }] : []),
        ],
      },
      ...(row.what === ''
        ? []
        : [{ kind: 'heading', text: texts.what } as const, { kind: 'quote', text: row.what } as const]),
    ];
    const head = { subject: texts.subject(row.number), heading: texts.heading, preview: texts.preview(moment) };
    const acknowledgement = letterhead.write(storeCode, {
      ...head,
      parts: [
        { kind: 'text', text: texts.received(moment) },
        ...declared,
        { kind: 'text', text: texts.next[order ? withdrawnGoods(order) : 'sent'] },
        { kind: 'text', text: texts.notYou },
      ],
    });
    const forShop = letterhead.write(storeCode, { ...head, parts: declared });
    return [
      { to: row.email, ...acknowledgement, order: order && { id: order.id, kind: 'withdrawal' } },
      { to: shopAddress(), ...forShop, headers: { 'Reply-To': row.email } },
    ];
  };

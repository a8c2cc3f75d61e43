import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import { isStoreCode, type StoreCode, storeCodes } from '@brixel/contract/stores';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { oneLine } from '../mail/order-parts.ts';
import { storeFormats } from '../mail/store-format.ts';
import { mailTexts } from '../mail/texts/mail-texts.ts';
import { withdrawnGoods } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { REFUND_MS } from '../returns/return-cases.ts';
import { withdrawalNotices } from './withdrawal-texts.ts';

export type WithdrawalRow = Selectable<Schema['withdrawal']>;

export interface WithdrawalMails {
  /** The acknowledgement with content, date and time that the law asks for. The order, where it fits one. */
  acknowledge(row: WithdrawalRow, order: StoredOrder | null): Mail;
  /** The same for the shop, which has to act. */
  tellShop(row: WithdrawalRow, order: StoredOrder | null, to: string, language: OfficeLanguage): Mail;
}

/** As the order has it, else as it was typed. */
const numberOf = (row: WithdrawalRow, order: StoredOrder | null): string =>
  order?.orderNumber ?? oneLine(row.order_number);

const storeOf = ({ store_code: code }: WithdrawalRow): StoreCode => (isStoreCode(code) ? code : storeCodes[0]);

export const createWithdrawalMails = (letterhead: Letterhead, publicUrl: string): WithdrawalMails => ({
  acknowledge(row, order) {
    const storeCode = storeOf(row);
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
          { label: texts.orderNumber, value: numberOf(row, order) },
          ...(row.what === '' ? [{ label: texts.what, value: texts.everything }] : []),
        ],
      },
      ...namedGoods(row, texts.what),
    ];
    const head = { subject: texts.subject(row.number), heading: texts.heading, preview: texts.preview(moment) };
    const letter = letterhead.write(storeCode, {
      ...head,
      parts: [
        { kind: 'text', text: texts.received(moment) },
        ...declared,
        { kind: 'text', text: texts.next[order ? withdrawnGoods(order) : 'sent'] },
        { kind: 'text', text: texts.notYou },
      ],
    });
    return { to: row.email, ...letter, order: order && { id: order.id, kind: 'withdrawal' } };
  },

  tellShop(row, order, to, language) {
    const texts = withdrawalNotices[language];
    const format = storeFormats[language];
    const refundBy = format.day(new Date(Date.parse(row.received_at) + REFUND_MS).toISOString());
    const letter = letterhead.write(language, {
      subject: texts.subject(row.number),
      heading: texts.heading,
      preview: texts.refund(refundBy),
      parts: [
        { kind: 'text', text: texts.refund(refundBy) },
        { kind: 'quote', text: mailTexts[storeOf(row)].withdrawal.content },
        {
          kind: 'facts',
          rows: [
            { label: texts.number, value: row.number },
            { label: texts.receivedAt, value: format.moment(row.received_at) },
            { label: texts.name, value: oneLine(row.name) },
            { label: texts.email, value: row.email },
            { label: texts.orderNumber, value: numberOf(row, order) },
            ...(row.what === '' ? [{ label: texts.what, value: texts.everything }] : []),
          ],
        },
        ...namedGoods(row, texts.what),
        {
          kind: 'button',
          label: texts.button,
          url: `${publicUrl.replace(/\/$/, '')}${OFFICE_ROOT}/inbox/withdrawals`,
        },
      ],
    });
    return { to, ...letter, headers: { 'Reply-To': row.email } };
  },
});

/** What goes back, in the shopper's words; nothing where it is the whole order. */
const namedGoods = ({ what }: { what: string }, heading: string): Part[] =>
  what === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'quote', text: what },
      ];

import { toEuros } from '@brixel/commerce/money';
import type { Letter, Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { oneLine } from '../mail/order-parts.ts';
import { storeFormats } from '../mail/store-format.ts';
import type { Voucher } from './voucher-ledger.ts';
import { voucherTexts } from './voucher-texts.ts';

/** `again`: it was sent before, with a code that no longer holds. */
export type VoucherMail = (voucher: Voucher, code: string, again?: boolean) => Mail;

/**
 * The mail is the voucher. It has no attachment, because those are stored for good and a reader of the database could spend it; the
 * text of a mail goes as soon as it is sent.
 */
export function createVoucherMail(letterhead: Letterhead): VoucherMail {
  return (voucher, code, again = false) => {
    const texts = voucherTexts[voucher.store_code];
    const format = storeFormats[voucher.store_code];
    const shop = letterhead.shopName();
    const amount = format.price(toEuros(again ? voucher.balance : voucher.value));
    const giver = oneLine(voucher.giver_name);
    const isGift = giver !== '';
    const address = (path: string): string => letterhead.address(voucher.store_code, path);
    const text = (value: string): Part => ({ kind: 'text', text: value });
    const greeting = voucher.greeting.trim();
    const sold = voucher.order_id === null ? texts.goodwill(amount) : texts.bought(amount);
    const letter: Letter = {
      subject: isGift ? texts.giftSubject(giver, shop) : texts.subject(amount, shop),
      heading: isGift ? texts.giftHeading(giver) : texts.heading(amount),
      preview: texts.preview,
      parts: [
        ...(voucher.is_test ? [text(texts.test)] : []),
        text(isGift ? texts.given(giver, amount) : sold),
        ...(greeting ? [{ kind: 'quote', text: greeting } as const] : []),
        ...(again ? [text(texts.renewed)] : []),
        { kind: 'code', label: texts.code, code },
        {
          kind: 'facts',
          rows: [
            { label: again ? texts.rest : texts.value, value: amount },
            // the last moment is still of the last day
            { label: texts.validTo, value: format.day(new Date(Date.parse(voucher.expires_at) - 1).toISOString()) },
          ],
        },
        text(texts.howTo),
        { kind: 'button', label: texts.shop, url: address('/') },
        { kind: 'links', links: [{ label: texts.ask, url: address('/gutschein') }] },
        text(texts.keep),
      ],
    };
    return {
      to: voucher.recipient_email,
      ...letterhead.write(voucher.store_code, letter),
      topic: `voucher:${voucher.id}`,
      order: voucher.order_id === null ? null : { id: voucher.order_id, kind: 'voucher' },
    };
  };
}

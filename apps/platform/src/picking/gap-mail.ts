import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { storeFormats } from '../mail/store-format.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { gapTexts } from './gap-texts.ts';

/** What is missing of an order, and what was decided; `standIn` names what comes instead. */
export type GapMail = (
  order: StoredOrder,
  gap: Pick<PickGap, 'name' | 'qty'> & { decision: NonNullable<PickGap['decision']> },
  standIn: string,
) => Mail;

export const createGapMail =
  (letterhead: Letterhead): GapMail =>
  (order, { name, qty, decision }, standIn) => {
    const texts = gapTexts[order.storeCode];
    const pieces = storeFormats[order.storeCode].count(qty);
    const subject = texts.subject(order.orderNumber);
    const outcome = decision === 'stand_in' ? texts.stand_in(pieces, standIn) : texts[decision];
    const parts = [texts.missing(pieces, name), outcome, texts.rest, texts.askUs].map(
      (text): Part => ({ kind: 'text', text }),
    );
    const letter = { subject, heading: subject, preview: texts.preview, parts };
    return { to: order.email, ...letterhead.write(order.storeCode, letter), order: { id: order.id, kind: 'gap' } };
  };

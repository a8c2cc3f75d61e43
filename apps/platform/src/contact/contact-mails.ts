import type { StoreCode } from '@brixel/contract/stores';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { contactTexts } from './contact-texts.ts';

export interface Message {
  sender: string;
  subject: string;
  text: string;
}

export interface ContactMails {
  forShop(message: Message, storeCode: StoreCode): Mail;
  /** Contains no text of the sender: the address may be a stranger's. */
  receipt(sender: string, storeCode: StoreCode): Mail;
}

export const createContactMails = (
  letterhead: Letterhead,
  shopAddress: () => string,
  answerHours: () => number,
): ContactMails => ({
  forShop({ sender, subject, text }, storeCode) {
    const { heading, preview, ...texts } = contactTexts[storeCode].forShop;
    const rows = [
      { label: texts.sender, value: sender },
      { label: texts.store, value: letterhead.storeName(storeCode) },
    ];
    const letter = letterhead.write(storeCode, {
      subject,
      heading,
      preview: preview(sender),
      parts: [
        { kind: 'facts', rows },
        { kind: 'heading', text: subject },
        { kind: 'quote', text: text.replaceAll('\r\n', '\n') },
      ],
    });
    return { to: shopAddress(), ...letter, headers: { 'Reply-To': sender }, topic: 'contact' };
  },
  receipt(sender, storeCode) {
    const { subject, preview, text, notYou } = contactTexts[storeCode].receipt;
    const hours = answerHours();
    const parts = [text(hours), notYou].map((paragraph) => ({ kind: 'text', text: paragraph }) as const);
    return {
      to: sender,
      ...letterhead.write(storeCode, { subject, heading: subject, preview: preview(hours), parts }),
    };
  },
});

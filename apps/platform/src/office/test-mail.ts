import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { defaultStoreCode, isStoreCode } from '@brixel/contract/stores';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';

export type TestMail = (letter: { to: string; language: OfficeLanguage; topic: string }) => Mail;

/** What the owner sends to themselves to see that mails leave the shop. It looks like those that shoppers get. */
export const createTestMail =
  (letterhead: Letterhead): TestMail =>
  ({ to, language, topic }) => {
    const { subject, text } = TEXTS[language];
    const store = isStoreCode(language) ? language : defaultStoreCode;
    const parts = [{ kind: 'text', text } as const];
    return { to, topic, ...letterhead.write(store, { subject, heading: subject, preview: text, parts }) };
  };

const TEXTS: Readonly<Record<OfficeLanguage, { subject: string; text: string }>> = {
  de: {
    subject: 'Testmail des Shops',
    text: 'Wenn Sie das lesen, kommen die Mails des Shops an. So sehen auch die Mails an Ihre Kunden aus.',
  },
  it: {
    subject: 'Mail di prova del negozio',
    text: 'Se leggi questo messaggio, le mail del negozio arrivano. Anche quelle per i clienti hanno questo aspetto.',
  },
  en: {
    subject: 'Test mail of the shop',
    text: 'If you can read this, mails of the shop arrive. Those to your customers look the same.',
  },
};

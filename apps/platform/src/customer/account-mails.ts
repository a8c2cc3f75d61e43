import type { StoreCode } from '@brixel/contract/stores';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { accountWords } from './account-words.ts';

interface Recipient {
  id: number;
  email: string;
  firstname: string;
}

/** The mails about an account, in the language of a store. */
export interface AccountMails {
  reset(to: Recipient, token: string, store: StoreCode): Mail;
  passwordChanged(to: Recipient, store: StoreCode): Mail;
  /** goes to the address that the account had until now */
  emailChanged(to: Recipient, newEmail: string, store: StoreCode): Mail;
}

const text = (value: string): Part => ({ kind: 'text', text: value });

export function createAccountMails(letterhead: Letterhead): AccountMails {
  return {
    reset(to, token, store) {
      const words = accountWords[store];
      const { subject, preview, button, limits, ignore } = words.reset;
      const url = letterhead.address(store, `/reset-password?id=${to.id}&token=${token}`);
      const parts = [
        text(words.greeting(to.firstname)),
        text(words.reset.text),
        { kind: 'button', label: button, url } as const,
        text(limits),
        text(ignore),
      ];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
    passwordChanged(to, store) {
      const words = accountWords[store];
      const { subject, preview } = words.passwordChanged;
      const parts = [text(words.greeting(to.firstname)), text(words.passwordChanged.text), text(words.notYou)];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
    emailChanged(to, newEmail, store) {
      const words = accountWords[store];
      const { subject, preview } = words.emailChanged;
      const parts = [text(words.greeting(to.firstname)), text(words.emailChanged.text(newEmail)), text(words.notYou)];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
  };
}

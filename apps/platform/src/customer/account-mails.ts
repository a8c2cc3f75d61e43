import type { StoreCode } from '@brixel/contract/stores';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { accountWords, type LinkWords } from './account-words.ts';

interface Recipient {
  id: number;
  email: string;
  firstname: string;
}

/** The mails about an account, in the language of a store. */
export interface AccountMails {
  reset(to: Recipient, token: string, store: StoreCode): Mail;
  passwordChanged(to: Recipient, store: StoreCode): Mail;
  /** Both go to an address that may be a stranger's: nothing in them is chosen by whoever entered it. */
  confirmAccount(email: string, token: string, store: StoreCode): Mail;
  confirmNewEmail(email: string, token: string, store: StoreCode): Mail;
  /** goes to the address that the account has until then */
  emailChangeAsked(to: Recipient, newEmail: string, store: StoreCode): Mail;
  /** goes to the address that the account had until now */
  emailChanged(to: Recipient, newEmail: string, store: StoreCode): Mail;
}

const text = (value: string): Part => ({ kind: 'text', text: value });

export function createAccountMails(letterhead: Letterhead): AccountMails {
  const confirmation = (
    { subject, preview, button, limits, ignore, ...words }: LinkWords,
    { email, token, store }: { email: string; token: string; store: StoreCode },
  ): Mail => {
    const url = letterhead.address(store, `/confirm-email?token=${token}`);
    const parts: Part[] = [text(words.text), { kind: 'button', label: button, url }, text(limits), text(ignore)];
    return { to: email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
  };

  return {
    confirmAccount: (email, token, store) => confirmation(accountWords[store].confirmAccount, { email, token, store }),
    confirmNewEmail: (email, token, store) =>
      confirmation(accountWords[store].confirmNewEmail, { email, token, store }),
    emailChangeAsked(to, newEmail, store) {
      const words = accountWords[store];
      const { subject, preview, notYou } = words.emailChangeAsked;
      const parts = [text(words.greeting(to.firstname)), text(words.emailChangeAsked.text(newEmail)), text(notYou)];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
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

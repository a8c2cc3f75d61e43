import type { StoreCode } from '@brixel/contract/stores';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { accountTexts, type LinkTexts } from './account-texts.ts';

interface Recipient {
  id: number;
  email: string;
  firstname: string;
}

/** The mails about an account, in the language of a store. */
export interface AccountMails {
  reset(to: Recipient, token: string, store: StoreCode): Mail;
  passwordChanged(to: Recipient, store: StoreCode): Mail;
  /** Both go to an address that may be a stranger's: they contain no text of the sender. */
  confirmAccount(email: string, token: string, store: StoreCode): Mail;
  confirmNewEmail(email: string, token: string, store: StoreCode): Mail;
  /** goes to the address that the account has until then */
  emailChangeAsked(to: Recipient, newEmail: string, store: StoreCode): Mail;
  /** goes to the address that the account had until now */
  emailChanged(to: Recipient, newEmail: string, store: StoreCode): Mail;
}

const text = (value: string): Part => ({ kind: 'text', text: value });

export function createAccountMails(letterhead: Letterhead): AccountMails {
  const textsOf = (store: StoreCode) => accountTexts(letterhead.shopName())[store];
  const confirmation = (
    { subject, preview, button, limits, ignore, ...texts }: LinkTexts,
    { email, token, store }: { email: string; token: string; store: StoreCode },
  ): Mail => {
    const url = letterhead.address(store, `/confirm-email?token=${token}`);
    const parts: Part[] = [text(texts.text), { kind: 'button', label: button, url }, text(limits), text(ignore)];
    return { to: email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
  };

  return {
    confirmAccount: (email, token, store) => confirmation(textsOf(store).confirmAccount, { email, token, store }),
    confirmNewEmail: (email, token, store) => confirmation(textsOf(store).confirmNewEmail, { email, token, store }),
    emailChangeAsked(to, newEmail, store) {
      const texts = textsOf(store);
      const { subject, preview, notYou } = texts.emailChangeAsked;
      const parts = [text(texts.greeting(to.firstname)), text(texts.emailChangeAsked.text(newEmail)), text(notYou)];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
    reset(to, token, store) {
      const texts = textsOf(store);
      const { subject, preview, button, limits, ignore } = texts.reset;
      const url = letterhead.address(store, `/reset-password?id=${to.id}&token=${token}`);
      const parts = [
        text(texts.greeting(to.firstname)),
        text(texts.reset.text),
        { kind: 'button', label: button, url } as const,
        text(limits),
        text(ignore),
      ];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
    passwordChanged(to, store) {
      const texts = textsOf(store);
      const { subject, preview } = texts.passwordChanged;
      const parts = [text(texts.greeting(to.firstname)), text(texts.passwordChanged.text), text(texts.notYou)];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
    emailChanged(to, newEmail, store) {
      const texts = textsOf(store);
      const { subject, preview } = texts.emailChanged;
      const parts = [text(texts.greeting(to.firstname)), text(texts.emailChanged.text(newEmail)), text(texts.notYou)];
      return { to: to.email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
  };
}

import type { StoreCode } from '@brixel/contract/stores';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { storeFormats } from '../mail/store-format.ts';
import type { Gift } from './gift.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import type { Subscriber } from './subscribers.ts';

/** The mails about the newsletter, each in the language of a store. */
export interface NewsletterMails {
  confirm(email: string, token: string, store: StoreCode): Mail;
  welcome(to: Subscriber, gift: Gift): Mail;
  alreadySubscribed(to: Subscriber): Mail;
  /** to an address for which an unverified request asked to end the newsletter */
  leave(to: Subscriber): Mail;
}

const text = (value: string): Part => ({ kind: 'text', text: value });

export function createNewsletterMails(letterhead: Letterhead): NewsletterMails {
  const textsOf = (store: StoreCode) => newsletterTexts(letterhead.shopName())[store];
  const leaveUrl = ({ store_code, leave_token }: Subscriber): string =>
    letterhead.address(store_code, `/newsletter/unsubscribe?proof=${leave_token}`);

  /** What goes to subscribers can be ended at its foot, and by the button of a mail program (RFC 8058). */
  const toSubscriber = (
    to: Subscriber,
    { subject, preview }: { subject: string; preview: string },
    parts: readonly Part[],
  ): Mail => {
    const url = leaveUrl(to);
    const foot: Part = { kind: 'links', links: [{ label: textsOf(to.store_code).leaveLink, url }] };
    return {
      to: to.email,
      ...letterhead.write(to.store_code, { subject, heading: subject, preview, parts: [...parts, foot] }),
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };

  return {
    confirm(email, token, store) {
      const { subject, preview, button, limits, ignore, ...texts } = textsOf(store).confirm;
      const url = letterhead.address(store, `/newsletter/confirm?token=${token}`);
      const parts: Part[] = [text(texts.text), { kind: 'button', label: button, url }, text(limits), text(ignore)];
      return { to: email, ...letterhead.write(store, { subject, heading: subject, preview, parts }) };
    },
    welcome(to, { code, validTo, percent }) {
      const { subject, text: greeting, ...texts } = textsOf(to.store_code).welcome;
      const head = { ...texts, subject: subject(percent) };
      const rows = [
        { label: texts.code, value: code },
        { label: texts.validTo, value: storeFormats[to.store_code].day(validTo) },
      ];
      return toSubscriber(to, head, [
        text(greeting(percent)),
        { kind: 'facts', rows },
        { kind: 'button', label: texts.button, url: letterhead.address(to.store_code, '/') },
        text(texts.terms),
      ]);
    },
    alreadySubscribed(to) {
      const texts = textsOf(to.store_code).alreadySubscribed;
      return toSubscriber(to, texts, [text(texts.text)]);
    },
    leave(to) {
      const { subject, preview, button, ignore, ...texts } = textsOf(to.store_code).leave;
      const parts: Part[] = [text(texts.text), { kind: 'button', label: button, url: leaveUrl(to) }, text(ignore)];
      return { to: to.email, ...letterhead.write(to.store_code, { subject, heading: subject, preview, parts }) };
    },
  };
}

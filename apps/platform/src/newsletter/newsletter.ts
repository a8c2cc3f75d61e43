import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { createBackground } from '../customer/background.ts';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mails } from '../mail/mails.ts';
import { repeatedly } from '../repeat.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { addressToConfirm, createConfirmation, forgetUnconfirmed } from './confirmations.ts';
import { giftGivenAt, giveGift } from './gift.ts';
import { createNewsletterMails } from './newsletter-mails.ts';
import { findSubscriber, joinNow, leaveNow, type Subscriber, type SubscriberKey, storePending } from './subscribers.ts';

export interface Newsletter {
  find(key: SubscriberKey): Promise<Subscriber | null>;
  /** Always sends a mail: neither answer nor time reveals whether the address is subscribed. */
  request(email: string, storeCode: StoreCode): Promise<void>;
  /** Null for a link that is not valid, or no longer. The same again gets the same answer. */
  confirm(token: string): Promise<Confirmed | null>;
  leave(key: SubscriberKey): Promise<void>;
  /** Mails the link that ends the newsletter, if the address gets it. Runs after the answer, for the same reason. */
  mailLeaveLink(email: string): void;
  close(): Promise<void>;
}

export interface Confirmed {
  subscriber: Subscriber;
  /** whether a coupon came with it */
  coupon: boolean;
}

interface NewsletterOptions {
  db: Kysely<Schema>;
  mails: Pick<Mails, 'queue' | 'wake'>;
  letterhead: Letterhead;
  settings: Pick<Settings, 'current'>;
  log: Pick<LateLog, 'warn' | 'error'>;
  now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;

export function createNewsletter({
  db,
  mails,
  letterhead,
  settings,
  log,
  now = Date.now,
}: NewsletterOptions): Newsletter {
  const letters = createNewsletterMails(letterhead);
  const background = createBackground((err) =>
    log.error({ err }, 'a mail that ends the newsletter could not be queued'),
  );
  const sweeping = repeatedly(
    HOUR_MS,
    () => forgetUnconfirmed(db, now()),
    (err) => log.warn({ err }, 'unconfirmed addresses could not be removed'),
  );
  const isoNow = (): string => new Date(now()).toISOString();

  return {
    find: (key) => findSubscriber(db, key),
    async request(email, storeCode) {
      await db.transaction().execute(async (tx) => {
        const subscriber = await storePending(tx, email, storeCode, isoNow());
        const mail =
          subscriber.status === 'subscribed'
            ? letters.alreadySubscribed(subscriber)
            : letters.confirm(email, await createConfirmation(tx, email, now()), storeCode);
        await mails.queue(tx, mail);
      });
      mails.wake();
    },
    async confirm(token) {
      const email = await addressToConfirm(db, token, now());
      if (email === null) return null;
      const subscriber = await db.transaction().execute(async (tx) => {
        const at = now();
        const joined = await joinNow(tx, email, new Date(at).toISOString());
        const gift = joined && (await giveGift(tx, email, settings.current().promises.newsletterPercent, at));
        if (joined && gift) await mails.queue(tx, letters.welcome(joined, gift));
        return joined ?? findSubscriber(tx, { email });
      });
      mails.wake();
      if (subscriber?.status !== 'subscribed') return null;
      return { subscriber, coupon: (await giftGivenAt(db, email)) === subscriber.confirmed_at };
    },
    leave: (key) => db.transaction().execute((tx) => leaveNow(tx, key, isoNow())),
    mailLeaveLink(email) {
      background.run(async () => {
        const subscriber = await findSubscriber(db, { email });
        if (subscriber?.status !== 'subscribed') return;
        await db.transaction().execute((tx) => mails.queue(tx, letters.leave(subscriber)));
        mails.wake();
      });
    },
    async close() {
      await sweeping.close();
      await background.close();
    },
  };
}

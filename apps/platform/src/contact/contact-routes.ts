import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Mails } from '../mail/mails.ts';
import { createContactMails } from './contact-mails.ts';
import { createContactTokens } from './contact-token.ts';

interface ContactRoutesContext {
  db: Kysely<Schema>;
  mails: Pick<Mails, 'queue' | 'wake'>;
  letterhead: Letterhead;
  /** the only recipient of messages */
  shopAddress(): string;
  /** in which messages are answered */
  answerHours(): number;
  limits: Pick<RateLimits, 'take'>;
}

const HOUR_S = 60 * 60;
const MESSAGES_PER_CLIENT = { limit: 10, seconds: HOUR_S };
/** What is beyond it arrives all the same, without a receipt. */
const RECEIPTS_PER_ADDRESS = { limit: 3, seconds: 24 * HOUR_S };

export function contactRoutes(context: ContactRoutesContext): FastifyPluginAsync {
  const { db, mails, letterhead, shopAddress, answerHours, limits } = context;
  const letters = createContactMails(letterhead, shopAddress, answerHours);
  const tokens = createContactTokens(db);

  return async (app) => {
    mount(app, endpoints.contactToken, ({ request }) => tokens.issue(clientAddress(request)));

    mount(app, endpoints.sendMessage, async ({ body, store: { storeCode }, request }) => {
      const { sourceAddress, subject, emailText, confirmation, token } = body;
      const caller = clientAddress(request);
      if (!(await tokens.isValid(token, caller))) return fail('FORBIDDEN');
      if (!(await limits.take('contact', caller, MESSAGES_PER_CLIENT))) return fail('TOO_MANY_REQUESTS');
      const wantsReceipt =
        confirmation === true && (await limits.take('contact-receipt', mailboxOf(sourceAddress), RECEIPTS_PER_ADDRESS));
      await db.transaction().execute(async (tx) => {
        await mails.queue(tx, letters.forShop({ sender: sourceAddress, subject, text: emailText }, storeCode));
        if (wantsReceipt) await mails.queue(tx, letters.receipt(sourceAddress, storeCode));
      });
      mails.wake();
      return true as const;
    });
  };
}

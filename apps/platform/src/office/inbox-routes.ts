import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { may, type Role } from '@brixel/contract/office/roles';
import type { FastifyInstance } from 'fastify';
import { ignoreMissingPage, listMissingPages, proposeTarget } from '../content/missing-pages.ts';
import { countWaitingImports } from '../imports/ask-for.ts';
import { contactMessages, countFailedMails, failedMails, giveUpMail, retryMail } from '../mail/failed-mails.ts';
import { countOpenOrders } from '../order/open-orders.ts';
import { sendingTerms } from '../order/ship-by.ts';
import { countOwingOrders } from '../refund/money-owed.ts';
import { countWaitingReviews } from '../review/moderation.ts';
import { countFailingWebhooks } from '../webhook/webhook-store.ts';
import { countOpenWithdrawals, listWithdrawals, settleWithdrawal } from '../withdrawal/withdrawal-list.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountInbox(app: FastifyInstance, { db, goods, mails, settings, now }: OfficeTools): void {
  const done = (isDone: boolean) => (isDone ? (true as const) : officeFail('NOT_FOUND'));

  async function openOrders(role: Role) {
    if (!may(role, 'orders')) return {};
    const { unpaid, toPick, due, picking, toPack, packed } = await countOpenOrders(
      db,
      sendingTerms(settings.current()),
      now(),
    );
    return {
      orders: unpaid + toPick + picking + toPack + packed,
      ...(may(role, 'payments') && { payments: unpaid }),
      ...(may(role, 'parcels') && { picking: toPick, due, packing: toPack, parcels: packed }),
    };
  }

  mountOffice(app, officeEndpoints['inbox.counts'], async ({ staff: { role } }) => {
    // asked with each page, and when somebody comes back to one
    if (may(role, 'products')) goods.prepare();
    return counts(role);
  });

  const counts = async (role: Role) => ({
    ...(await openOrders(role)),
    ...(may(role, 'refunds') && { owed: await countOwingOrders(db, now()) }),
    ...(may(role, 'reviews') && { reviews: await countWaitingReviews(db) }),
    ...(may(role, 'withdrawals') && { withdrawals: await countOpenWithdrawals(db) }),
    ...(may(role, 'mails') && { mails: await countFailedMails(db) }),
    ...(may(role, 'products') && { imports: await countWaitingImports(db) }),
    ...(may(role, 'staff') && { webhooks: await countFailingWebhooks(db) }),
    ...(may(role, 'content') && { missing: (await listMissingPages(db)).length }),
  });

  mountOffice(app, officeEndpoints['withdrawals.list'], ({ query, staff: { role } }) =>
    listWithdrawals(db, { done: query.done === 'yes', withAddresses: role !== 'packer' }),
  );

  mountOffice(app, officeEndpoints['withdrawals.settle'], async ({ params, body, staff, requestId }) => {
    const author = { staff, requestId, now: now() };
    return done(await db.transaction().execute((tx) => settleWithdrawal(tx, params.id, body.done, author)));
  });

  mountOffice(app, officeEndpoints['messages.list'], () => contactMessages(db));
  mountOffice(app, officeEndpoints['mails.failed'], () => failedMails(db));

  mountOffice(app, officeEndpoints['mails.retry'], async ({ params, staff, requestId }) => {
    const author = { staff, requestId };
    const isQueued = await db.transaction().execute((tx) => retryMail(tx, params.id, author, now()));
    mails.wake();
    return done(isQueued);
  });

  mountOffice(app, officeEndpoints['mails.giveUp'], async ({ params, staff, requestId }) => {
    const author = { staff, requestId };
    return done(await db.transaction().execute((tx) => giveUpMail(tx, params.id, author, now())));
  });

  mountOffice(app, officeEndpoints['missing.list'], () => listMissingPages(db));

  mountOffice(app, officeEndpoints['missing.proposal'], async ({ query: { url, store_code } }) => ({
    path: await proposeTarget(db, url, store_code),
  }));

  mountOffice(app, officeEndpoints['missing.ignore'], async ({ body, staff, requestId }) => {
    const author = { staff, requestId, now: now() };
    return done(await db.transaction().execute((tx) => ignoreMissingPage(tx, body, author)));
  });
}

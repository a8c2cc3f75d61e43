import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import {
  type OpeningCheck,
  type OpeningState,
  openingChecks,
  requiredChecks,
  type ShopOpen,
} from '@brixel/contract/office/opening-endpoints';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { CONFIRMED, isBackedUp, isBackupConfirmed, readBackupState } from '../backup/backup-state.ts';
import { hasLegalTexts } from '../content/legal-texts.ts';
import { TEST_TOPIC } from '../mail/mail-queue.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountOpening(app: FastifyInstance, tools: OfficeTools): void {
  const { db, settings, shopState, publicUrl, mails, limits, writeTestMail, now } = tools;
  const hasGoods = async (): Promise<boolean> =>
    (await db.selectFrom('product').select('id').where('status', '=', 1).limit(1).executeTakeFirst()) !== undefined;

  /** Of the server and the sender of now: with others it has to be tried again. */
  const testTopic = (): string => `${TEST_TOPIC}${shopState.mailFingerprint()}`;
  const isMailTested = async (): Promise<boolean> => {
    if (!shopState.hasMailServer) return false;
    const delivered = db
      .selectFrom('mail')
      .select('id')
      .where('topic', '=', testTopic())
      .where('sent_at', 'is not', null);
    return (await delivered.limit(1).executeTakeFirst()) !== undefined;
  };

  const answers: Record<OpeningCheck, () => boolean | Promise<boolean>> = {
    firm: () => settings.current().firm !== null,
    legal: () => hasLegalTexts(shopState.pages(defaultStoreOf(settings.current().stores))),
    payment: () => shopState.offered().length > 0 && !shopState.isSandbox,
    shipping: () => settings.versionOf('shipping') > 0,
    vat: () => settings.versionOf('vat') > 0,
    mail: () => shopState.hasMailServer && settings.current().mail !== null,
    mailTest: isMailTested,
    https: () => publicUrl.startsWith('https:'),
    backup: async () => (await isBackupConfirmed(db)) || (await isBackedUp(db, now())),
    goods: hasGoods,
  };

  async function read(): Promise<OpeningState> {
    await settings.refresh();
    return {
      is_open: settings.current().opening.isOpen,
      orders: shopState.closedFor() ?? 'taken',
      checks: await Promise.all(openingChecks.map(async (check) => ({ check, ok: await answers[check]() }))),
      backup: await readBackupState(db),
      risks: await shopState.risks(),
    };
  }

  /** An empty shop is made closed; whoever opens or closes it is in the log. */
  async function shopOpen(): Promise<ShopOpen> {
    await settings.refresh();
    if (settings.current().opening.isOpen) return shopState.closedFor() === null ? 'open' : 'no-orders';
    const switched = db.selectFrom('audit').select('id').where('action', '=', 'opening.save').limit(1);
    return (await switched.executeTakeFirst()) ? 'closed' : 'not-open-yet';
  }

  mountOffice(app, officeEndpoints['opening.state'], async () => ({ state: await shopOpen() }));
  mountOffice(app, officeEndpoints['opening.read'], read);

  mountOffice(app, officeEndpoints['opening.save'], async ({ body: { open }, staff, requestId }) => {
    const { is_open, checks } = await read();
    const isReady = checks.every(({ check, ok }) => ok || !requiredChecks.includes(check));
    if (open && !is_open && !isReady) return officeFail('NOT_READY');
    if (open !== is_open)
      await db.transaction().execute(async (tx) => {
        const author = { staff, requestId, action: 'opening.save', subject: 'shop' };
        await settings.save(tx, 'opening', { isOpen: open }, settings.versionOf('opening'));
        await recordChange(tx, { ...author, before: { open: is_open }, after: { open } });
      });
    return read();
  });

  mountOffice(app, officeEndpoints['opening.testMail'], async ({ staff, requestId }) => {
    if (!(await limits.take('test-mail', String(staff.id), TEST_MAILS))) return officeFail('TOO_MANY_REQUESTS');
    const { email: to, language } = staff;
    await db.transaction().execute(async (tx) => {
      await mails.queue(tx, writeTestMail({ to, language, topic: testTopic() }));
      await recordChange(tx, { staff, requestId, action: 'opening.testMail', subject: to });
    });
    mails.wake();
    return { to };
  });

  mountOffice(app, officeEndpoints['opening.backup'], async ({ body: { confirmed }, staff, requestId }) => {
    await db.transaction().execute(async (tx) => {
      const was = await isBackupConfirmed(tx);
      if (was === confirmed) return;
      if (confirmed)
        await tx
          .insertInto('setting')
          .values({ key: CONFIRMED, value: new Date(now()).toISOString() })
          .execute();
      else await tx.deleteFrom('setting').where('key', '=', CONFIRMED).execute();
      const author = { staff, requestId, action: 'opening.backup', subject: 'shop' };
      await recordChange(tx, { ...author, before: { confirmed: was }, after: { confirmed } });
    });
    return read();
  });
}

const TEST_MAILS = { limit: 10, seconds: 60 * 60 };

import type { Kysely } from 'kysely';
import { readBackupState } from '../backup/backup-state.ts';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import { isLow } from '../goods/goods-list.ts';
import { countWaitingImports } from '../imports/ask-for.ts';
import { countFailedMails } from '../mail/failed-mails.ts';
import { countOwingOrders } from '../refund/money-owed.ts';
import { countFailingWebhooks } from '../webhook/webhook-store.ts';
import { countOpenWithdrawals } from '../withdrawal/withdrawal-list.ts';

/** What somebody should look at, in the order of the day, with the page of the office that it is done on. */
export const attentionPages = {
  newOrders: '/orders',
  toPick: '/orders',
  unpaid: '/orders',
  owed: '/orders?state=all&owed=only',
  withdrawals: '/inbox/withdrawals',
  messages: '/inbox/messages',
  lowStock: '/products?stock=low',
  failedMails: '/inbox/mails',
  waitingImports: '/imports',
  failedImports: '/imports',
  failedBackups: '/settings/opening',
  failingWebhooks: '/settings/webhooks',
} as const;
export type Attention = Record<keyof typeof attentionPages, number>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** New is what came in since this time yesterday. Orders of the sandbox are nobody's work. */
export async function countAttention(db: Kysely<Schema>, goods: Pick<Goods, 'list'>, now: number): Promise<Attention> {
  const since = new Date(now - DAY_MS).toISOString();
  const orders = db.selectFrom('placed_order').where('is_test', '=', 0);
  const numberOf = async (query: { execute(): Promise<{ number: number | string | bigint }[]> }): Promise<number> =>
    Number((await query.execute())[0]?.number ?? 0);
  let lowStock = 0;
  for (const row of (await goods.list()).all()) if (row.isOn && isLow(row)) lowStock += 1;
  return {
    newOrders: await numberOf(
      orders
        .select(({ fn }) => fn.countAll().as('number'))
        .where('created_at', '>=', since)
        .where('status', '<>', 'canceled'),
    ),
    toPick: await numberOf(
      orders
        .select(({ fn }) => fn.countAll().as('number'))
        .where('status', '=', 'processing')
        .where('fulfilment', '=', 'to_pick'),
    ),
    unpaid: await numberOf(
      orders
        .select(({ fn }) => fn.countAll().as('number'))
        .where('status', '=', 'pending')
        .where('payment_method', '=', 'banktransfer'),
    ),
    owed: await countOwingOrders(db, now),
    withdrawals: await countOpenWithdrawals(db),
    messages: await numberOf(
      db
        .selectFrom('mail')
        .select(({ fn }) => fn.countAll().as('number'))
        .where('topic', '=', 'contact')
        .where('created_at', '>=', since),
    ),
    lowStock,
    failedMails: await countFailedMails(db),
    waitingImports: await countWaitingImports(db),
    failedImports: await numberOf(
      db
        .selectFrom('import_job')
        .select(({ fn }) => fn.countAll().as('number'))
        .where('state', '=', 'failed')
        .where('created_at', '>=', since),
    ),
    failedBackups: (await readBackupState(db)).failed_at === null ? 0 : 1,
    failingWebhooks: await countFailingWebhooks(db),
  };
}

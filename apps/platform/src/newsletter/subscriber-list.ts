import {
  type OfficeSubscriber,
  type SubscriberState,
  subscriberStates,
} from '@brixel/contract/office/newsletter-endpoints';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { TableColumn, TableFor } from '../table-headings.ts';
import { findSubscriber, leaveNow, type Subscriber } from './subscribers.ts';

/** The newsletter as the office knows it. The audit log counts what was done and names nobody. */

const MOST = 200;
const ROWS_AT_ONCE = 500;

export async function listSubscribers(
  db: Kysely<Schema>,
  { state, search = '' }: { state: SubscriberState; search?: string | undefined },
): Promise<{ subscribers: OfficeSubscriber[]; counts: Record<SubscriberState, number> }> {
  const part = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('status', '=', state)
    .$if(search !== '', (rows) => rows.where(sql<boolean>`email like ${part} escape '!'`))
    .orderBy('requested_at', 'desc')
    .limit(MOST)
    .execute();
  const groups = await db
    .selectFrom('newsletter_subscriber')
    .select(({ fn }) => ['status', fn.countAll().as('number')])
    .groupBy('status')
    .execute();
  const numbers = new Map(groups.map(({ status, number }) => [status, Number(number)]));
  return {
    subscribers: rows.map(toSubscriber),
    counts: Object.fromEntries(subscriberStates.map((each) => [each, numbers.get(each) ?? 0])) as Record<
      SubscriberState,
      number
    >,
  };
}

const COLUMNS = [
  ...(['email', 'state', 'store_code', 'consent_text'] as const),
  ...(['requested_at', 'confirmed_at', 'updated_at'] as const),
] satisfies TableColumn[];

export async function* subscriberCsv(
  db: Kysely<Schema>,
  state: SubscriberState,
  { start, row: line, headings }: TableFor,
): AsyncGenerator<string> {
  yield start + line(headings(COLUMNS));
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('newsletter_subscriber')
      .selectAll()
      .where('status', '=', state)
      .where('email', '>', after)
      .orderBy('email')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const subscriber = toSubscriber(row);
      yield line(COLUMNS.map((column) => subscriber[column] ?? ''));
    }
    after = rows.at(-1)?.email ?? '';
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

export const tellExport = (tx: Transaction<Schema>, state: SubscriberState, author: Author): Promise<void> =>
  recordChange(tx, { ...author, action: 'newsletter.csv', subject: 'newsletter', after: { state } });

/** False where nobody with this address gets it. */
export async function endSubscription(
  tx: Transaction<Schema>,
  email: string,
  { now, ...author }: Author & { now: number },
): Promise<boolean> {
  const subscriber = await findSubscriber(tx, { email: email.toLowerCase() });
  if (!subscriber || subscriber.status === 'unsubscribed') return false;
  await leaveNow(tx, { email: subscriber.email }, new Date(now).toISOString());
  await recordChange(tx, {
    ...author,
    ...{ action: 'newsletter.unsubscribe', subject: 'newsletter' },
    before: { state: subscriber.status },
    after: { state: 'unsubscribed' },
  });
  return true;
}

const toSubscriber = (row: Subscriber): OfficeSubscriber => ({
  email: row.email,
  state: row.status,
  store_code: row.store_code,
  consent_text: row.consent_text,
  requested_at: row.requested_at,
  confirmed_at: row.confirmed_at,
  updated_at: row.updated_at,
});

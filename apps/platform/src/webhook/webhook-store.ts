import type { OfficeWebhook } from '@brixel/contract/office/webhook-endpoints';
import { WEBHOOK_LIMITS, type WebhookType } from '@brixel/contract/office/webhook-limits';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { newSecret } from './webhook-signature.ts';

/** The addresses as the office keeps them. */

export type EndpointRow = Selectable<Schema['webhook_endpoint']>;

const DAY_MS = 24 * 60 * 60 * 1000;
const iso = (moment: number): string => new Date(moment).toISOString();

/** Those that sign now, the newest first. */
export const secretsOf = ({ secret, old_secret: old, old_secret_until: until }: EndpointRow, now: number): string[] =>
  old !== null && until !== null && Date.parse(until) > now ? [secret, old] : [secret];

const shown = (row: EndpointRow, waiting: number): OfficeWebhook => ({
  ...{ id: row.id, name: row.name, url: row.url, events: parseJson(row.events), created_at: row.created_at },
  ...{ off_at: row.off_at, off_reason: row.off_reason, failing_since: row.failing_since },
  old_secret_until: row.old_secret_until,
  waiting,
});

export async function listWebhooks(db: Kysely<Schema>): Promise<OfficeWebhook[]> {
  const rows = await db.selectFrom('webhook_endpoint').selectAll().orderBy('id', 'desc').execute();
  const counts = await db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => ['endpoint_id', fn.countAll<number>().as('waiting')])
    .where('next_attempt_at', 'is not', null)
    .groupBy('endpoint_id')
    .execute();
  const waiting = new Map(counts.map((row) => [row.endpoint_id, Number(row.waiting)]));
  return rows.map((row) => shown(row, waiting.get(row.id) ?? 0));
}

export const findWebhook = (db: Kysely<Schema>, id: number): Promise<EndpointRow | undefined> =>
  db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst();

/** Switched off by the shop itself: somebody should look. */
export async function countFailingWebhooks(db: Kysely<Schema>): Promise<number> {
  const { number } = await db
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('off_reason', 'in', ['failing', 'gone'])
    .executeTakeFirstOrThrow();
  return Number(number);
}

interface Facts {
  name: string;
  url: string;
  events: readonly WebhookType[];
}

/** The secret is told once. Null where there are as many addresses as there may be. */
export async function createWebhook(
  tx: Transaction<Schema>,
  { name, url, events }: Facts,
  now: number,
): Promise<{ endpoint: OfficeWebhook; secret: string } | null> {
  const { number } = await tx
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow();
  if (Number(number) >= WEBHOOK_LIMITS.endpoints) return null;
  const secret = newSecret();
  const row = await tx
    .insertInto('webhook_endpoint')
    .values({
      ...{ name, url, events: toJson([...events]), secret, created_at: iso(now) },
      ...{ old_secret: null, old_secret_until: null, off_at: null, off_reason: null, failing_since: null },
      ...{ claimed_by: null, claimed_until: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { endpoint: shown(row, 0), secret };
}

/** Gives it as it was. Whatever waits for an address that is switched on again leaves then. */
export async function updateWebhook(
  tx: Transaction<Schema>,
  id: number,
  { name, url, events, is_on: isOn }: Facts & { is_on: boolean },
  now: number,
): Promise<EndpointRow | null> {
  const before = await findWebhook(tx, id);
  if (!before) return null;
  const turned = {
    ...(isOn && { off_at: null, off_reason: null }),
    // another address, or another try, has not failed yet
    ...((url !== before.url || (isOn && before.off_at !== null)) && { failing_since: null }),
    ...(!isOn && before.off_at === null && { off_at: iso(now), off_reason: 'owner' as const }),
  };
  await tx
    .updateTable('webhook_endpoint')
    .set({ name, url, events: toJson([...events]), ...turned })
    .where('id', '=', id)
    .execute();
  return before;
}

/** Gives it as it was; null where there is none. */
export async function removeWebhook(tx: Transaction<Schema>, id: number): Promise<EndpointRow | null> {
  await tx.deleteFrom('webhook_delivery').where('endpoint_id', '=', id).execute();
  const row = await tx.deleteFrom('webhook_endpoint').where('id', '=', id).returningAll().executeTakeFirst();
  return row ?? null;
}

/** For a day both secrets sign. */
export async function rotateSecret(
  tx: Transaction<Schema>,
  id: number,
  now: number,
): Promise<{ name: string; secret: string } | null> {
  const secret = newSecret();
  const row = await tx
    .updateTable('webhook_endpoint')
    .set(({ ref }) => ({ old_secret: ref('secret'), old_secret_until: iso(now + DAY_MS), secret }))
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row ? { name: row.name, secret } : null;
}

import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isDue, isDueAfterAttempts } from '../database/is-due.ts';
import type { Schema } from '../database/schema.ts';
import type { Attempt } from './post-webhook.ts';
import type { EndpointRow } from './webhook-store.ts';

/** Longer than an attempt may take: an address that was claimed longer ago belongs to a node that died. */
export const CLAIM_MS = 60_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** After each attempt; together about a day. */
const PAUSES_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 8 * HOUR_MS, 8 * HOUR_MS];
/** An address that has only failed for so long is told nothing more. */
const FAILING_MS = 3 * DAY_MS;
const GONE = 410;

const iso = (moment: number): string => new Date(moment).toISOString();

/** A little earlier or later, so that what failed together does not come back together. */
const SPREAD = 0.2;
const nextAttempt = (attempts: number, now: number): string | null => {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : iso(now + Math.round(pause * (1 - SPREAD + 2 * SPREAD * Math.random())));
};

/** What was never tried waits for nothing. */
const LONGEST_PAUSES_MS = [0, ...PAUSES_MS.map((pause) => pause * (1 + SPREAD))];
const isDeliveryDue = (now: number) => isDueAfterAttempts('next_attempt_at', now, LONGEST_PAUSES_MS);

/** Nodes whose clocks differ by less do not take addresses from each other. */
const CLOCKS_DIFFER_MS = HOUR_MS;

const isFree =
  (node: string, now: number) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'webhook_endpoint'>) =>
    or([
      eb('claimed_by', '=', node),
      eb('claimed_until', 'is', null),
      isDue('claimed_until', now, CLAIM_MS + CLOCKS_DIFFER_MS),
    ]);

/** Addresses that something is due for and that no other node sends to. */
export async function dueEndpoints(db: Kysely<Schema>, node: string, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('off_at', 'is', null)
    .where(isFree(node, now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_delivery')
          .select(sql.lit(1).as('one'))
          .whereRef('endpoint_id', '=', 'webhook_endpoint.id')
          .where(isDeliveryDue(now)),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims an address, or holds on to it: null where it is another node's, or switched off. */
export async function claimEndpoint(
  db: Kysely<Schema>,
  id: number,
  node: string,
  now: number,
): Promise<EndpointRow | null> {
  const row = await db
    .updateTable('webhook_endpoint')
    .set({ claimed_by: node, claimed_until: iso(now + CLAIM_MS) })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .where(isFree(node, now))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function releaseEndpoint(db: Kysely<Schema>, id: number, node: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', node)
    .execute();
}

export type DueDelivery = Pick<Selectable<Schema['webhook_delivery']>, 'id' | 'event_id' | 'attempts'> & {
  body: string;
};

/** The oldest that is due. */
export async function nextDelivery(db: Kysely<Schema>, endpointId: number, now: number): Promise<DueDelivery | null> {
  const row = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'event_id')
    .select(['webhook_delivery.id', 'event_id', 'attempts', 'body'])
    .where('endpoint_id', '=', endpointId)
    .where(isDeliveryDue(now))
    .orderBy('webhook_delivery.id')
    .executeTakeFirst();
  return row ?? null;
}

const isReceived = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** What became of an attempt. Gives `off` where the address has been switched off because of it. */
export async function recordAttempt(
  tx: Transaction<Schema>,
  endpointId: number,
  { id, attempts: before }: Pick<DueDelivery, 'id' | 'attempts'>,
  attempt: Attempt,
  now: number,
): Promise<'delivered' | 'later' | 'failed' | 'off'> {
  const attempts = before + 1;
  const next = isReceived(attempt) ? null : nextAttempt(attempts, now);
  const state = isReceived(attempt) ? 'delivered' : next === null ? 'failed' : 'waiting';
  await tx
    .updateTable('webhook_delivery')
    .set({
      ...{ state, attempts, next_attempt_at: next, attempted_at: iso(now), status: attempt.status },
      ...{ duration_ms: attempt.durationMs, answer: attempt.answer, error: attempt.error },
    })
    .where('id', '=', id)
    // a second node may have come through with it meanwhile
    .where('state', '=', 'waiting')
    .execute();
  const ofThis = tx.updateTable('webhook_endpoint').where('id', '=', endpointId);
  if (state === 'delivered') {
    await ofThis.set({ failing_since: null }).where('failing_since', 'is not', null).execute();
    return 'delivered';
  }
  const failing = await ofThis
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(iso(now))) }))
    .returning('failing_since')
    .executeTakeFirst();
  const isOver = failing !== undefined && Date.parse(failing.failing_since ?? '') <= now - FAILING_MS;
  if (attempt.status === GONE || isOver) {
    await ofThis
      .set({ off_at: iso(now), off_reason: attempt.status === GONE ? 'gone' : 'failing' })
      .where('off_at', 'is', null)
      .execute();
    return 'off';
  }
  return state === 'failed' ? 'failed' : 'later';
}

/** Old news, whatever has become of it. */
export async function forgetEventsBefore(db: Kysely<Schema>, moment: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = tx.selectFrom('webhook_event').select('id').where('created_at', '<', iso(moment));
    await tx.deleteFrom('webhook_delivery').where('event_id', 'in', old).execute();
    await tx.deleteFrom('webhook_event').where('created_at', '<', iso(moment)).execute();
  });
}

/** What was told about a customer's orders; what still waits leaves, and is forgotten by its age. */
export async function deleteOrderEvents(tx: Transaction<Schema>, customerId: number): Promise<void> {
  const orders = tx.selectFrom('placed_order').select('id').where('customer_id', '=', customerId);
  const waiting = tx.selectFrom('webhook_delivery').select('event_id').where('state', '=', 'waiting');
  const told = tx
    .selectFrom('webhook_event')
    .select('id')
    .where('order_id', 'in', orders)
    .where('id', 'not in', waiting);
  await tx.deleteFrom('webhook_delivery').where('event_id', 'in', told).execute();
  await tx.deleteFrom('webhook_event').where('order_id', 'in', orders).where('id', 'not in', waiting).execute();
}

import type { OfficeDelivery } from '@brixel/contract/office/webhook-endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What addresses were told, and what they said to it. */

const PAGE = 50;

const shownDeliveries = (db: Kysely<Schema>) =>
  db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'event_id')
    .select(['webhook_delivery.id', 'event_id', 'type', 'created_at', 'state', 'attempts', 'attempted_at'])
    .select(['next_attempt_at', 'status', 'duration_ms', 'error']);

export async function listDeliveries(
  db: Kysely<Schema>,
  endpointId: number,
  before: number | undefined,
): Promise<{ deliveries: OfficeDelivery[]; next: number | null }> {
  let query = shownDeliveries(db)
    .where('endpoint_id', '=', endpointId)
    .orderBy('webhook_delivery.id', 'desc')
    .limit(PAGE + 1);
  if (before !== undefined) query = query.where('webhook_delivery.id', '<', before);
  const rows = await query.execute();
  const deliveries = rows.slice(0, PAGE);
  return { deliveries, next: rows.length > PAGE ? (deliveries.at(-1)?.id ?? null) : null };
}

export const readDelivery = (
  db: Kysely<Schema>,
  id: number,
): Promise<(OfficeDelivery & { body: string; answer: string }) | undefined> =>
  shownDeliveries(db).select(['body', 'answer']).where('webhook_delivery.id', '=', id).executeTakeFirst();

/** Begins anew, under the same id. Gives the address's name and what it is told; null where there is no such delivery. */
export async function deliverAgain(
  tx: Transaction<Schema>,
  id: number,
  now: number,
): Promise<{ name: string; type: string; eventId: string } | 'off' | null> {
  const row = await tx
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'endpoint_id')
    .innerJoin('webhook_event', 'webhook_event.id', 'event_id')
    .select(['name', 'type', 'event_id as eventId', 'off_at'])
    .where('webhook_delivery.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { off_at: off, ...told } = row;
  if (off !== null) return 'off';
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
  return told;
}

import { randomUUID } from 'node:crypto';
import type { WebhookData } from '@brixel/contract/office/webhook-events';
import type { WebhookType } from '@brixel/contract/office/webhook-limits';
import type { StoreCode } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';

/** Runs with every order, mostly to find that nobody listens. */
const listening = prepareQuery((db, _rows: readonly object[]) =>
  db.selectFrom('webhook_endpoint').select(['id', 'events']).where('off_at', 'is', null).orderBy('id'),
);

export interface NewEvent<Type extends keyof WebhookData> {
  type: Type;
  store: StoreCode | null;
  orderId?: number;
  /** made only where somebody wants it */
  data: () => WebhookData[Type];
}

/** In the transaction of what has happened: both are committed, or neither is. False where nobody wants to know. */
export async function writeEvent<Type extends WebhookType>(
  tx: Transaction<Schema>,
  event: NewEvent<Type>,
  now: number,
): Promise<boolean> {
  const endpoints = (await listening(tx, [])).filter(({ events }) => parseJson(events).includes(event.type));
  if (endpoints.length === 0) return false;
  await insertEvent(
    tx,
    event,
    endpoints.map(({ id }) => id),
    now,
  );
  return true;
}

/** To these addresses, whatever they want. Gives the id of the event. */
export async function insertEvent<Type extends keyof WebhookData>(
  tx: Transaction<Schema>,
  { type, store, orderId, data }: NewEvent<Type>,
  endpointIds: readonly number[],
  now: number,
): Promise<string> {
  const id = `msg_${randomUUID().replaceAll('-', '')}`;
  const created_at = new Date(now).toISOString();
  const body = JSON.stringify({ id, type, created_at, store, data: data() });
  await tx
    .insertInto('webhook_event')
    .values({ id, type, order_id: orderId ?? null, created_at, body })
    .execute();
  await tx
    .insertInto('webhook_delivery')
    .values(
      endpointIds.map((endpoint_id) => ({
        ...{ event_id: id, endpoint_id, state: 'waiting' as const, next_attempt_at: created_at },
        ...{ attempted_at: null, status: null, duration_ms: null, error: null },
      })),
    )
    .execute();
  return id;
}

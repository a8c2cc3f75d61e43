import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import { repeatedly } from '../repeat.ts';
import {
  claimEndpoint,
  dueEndpoints,
  forgetEventsBefore,
  nextDelivery,
  recordAttempt,
  releaseEndpoint,
} from './delivery-queue.ts';
import { tellLowStock } from './low-stock.ts';
import { postWebhook } from './post-webhook.ts';
import { signedHeaders } from './webhook-signature.ts';
import { secretsOf } from './webhook-store.ts';

/** Tells other programs what is written for them, on every node, to each address by one of them. */
export interface Webhooks {
  /** sends what is due now instead of at the next look */
  wake(): void;
  /** Looks for goods of which few are left; does so by itself, too. */
  lookAtStock(): Promise<void>;
  /** Removes what is old; does so by itself, too. */
  sweep(): Promise<void>;
  /** Lets what is being sent arrive; the rest waits for the next start or another node. */
  close(): Promise<void>;
}

export interface WebhooksOptions {
  db: Kysely<Schema>;
  /** also to addresses inside the own network, and without TLS */
  allowsPrivate: boolean;
  /** so many and fewer are few */
  lowStock(): number;
  nameOf(sku: string): string | null;
  log: Pick<LateLog, 'warn' | 'error'>;
  now?: () => number;
}

const LOOK_EVERY_MS = 5_000;
const STOCK_EVERY_MS = 20_000;
const HOUR_MS = 60 * 60 * 1000;
const RETENTION_MS = 30 * 24 * HOUR_MS;

export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { db, allowsPrivate, lowStock, nameOf, log, now = Date.now } = options;
  const node = randomUUID();
  const lanes = new Map<number, Promise<void>>();
  /** something came for them while they were worked on, perhaps after the last look */
  const again = new Set<number>();
  let closed = false;

  /** One address at a time by one node, so that events come in their order, and a slow one delays no other. */
  async function work(endpointId: number): Promise<void> {
    try {
      while (!closed) {
        const endpoint = await claimEndpoint(db, endpointId, node, now());
        if (!endpoint) return;
        const due = await nextDelivery(db, endpointId, now());
        if (!due) return;
        const message = { id: due.event_id, timestamp: Math.floor(now() / 1000), body: due.body };
        const headers = signedHeaders(secretsOf(endpoint, now()), message);
        const attempt = await postWebhook(endpoint.url, { headers, body: due.body, allowsPrivate });
        const outcome = await db.transaction().execute((tx) => recordAttempt(tx, endpointId, due, attempt, now()));
        const facts = { webhook: endpointId, event: due.event_id, status: attempt.status, reason: attempt.error };
        if (outcome === 'off') log.error(facts, 'a webhook only fails and was switched off');
        else if (outcome !== 'delivered') log.warn(facts, 'a webhook could not be delivered');
      }
    } finally {
      await releaseEndpoint(db, endpointId, node);
    }
  }

  function start(endpointId: number): void {
    if (closed) return;
    if (lanes.has(endpointId)) {
      again.add(endpointId);
      return;
    }
    const lane = work(endpointId)
      .catch((err) => log.warn({ err }, 'webhooks could not be delivered'))
      .finally(() => {
        lanes.delete(endpointId);
        if (again.delete(endpointId)) start(endpointId);
      });
    lanes.set(endpointId, lane);
  }

  async function look(): Promise<void> {
    for (const id of await dueEndpoints(db, node, now())) start(id);
  }

  let looking: Promise<void> = Promise.resolve();
  function wake(): void {
    if (closed) return;
    looking = looking.then(look).catch((err) => log.warn({ err }, 'webhooks could not be looked for'));
  }

  async function lookAtStock(): Promise<void> {
    if (await tellLowStock({ db, threshold: lowStock, nameOf, now })) wake();
  }

  const sweep = (): Promise<void> => forgetEventsBefore(db, now() - RETENTION_MS);

  wake();
  const looks = setInterval(wake, LOOK_EVERY_MS).unref();
  const stock = repeatedly(STOCK_EVERY_MS, lookAtStock, (err) => log.warn({ err }, 'low stocks could not be told'));
  const clearing = repeatedly(HOUR_MS, sweep, (err) => log.warn({ err }, 'old webhooks could not be removed'));

  return {
    wake,
    lookAtStock,
    sweep,
    async close() {
      closed = true;
      clearInterval(looks);
      await Promise.all([stock.close(), clearing.close()]);
      await looking;
      await Promise.all(lanes.values());
    },
  };
}

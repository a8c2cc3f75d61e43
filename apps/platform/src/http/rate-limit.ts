import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface RateLimit {
  /** how often something may be done; 0 stands for any number … */
  limit: number;
  /** … in so many seconds */
  seconds: number;
}

export interface RateLimits {
  /** Counts one attempt of `key` (an address, an account) at `name`. False where there have been too many. */
  take(name: string, key: string, rule: RateLimit): Promise<boolean>;
  /** Forgets the attempts of this stretch of time: the last one was rightful. */
  clear(name: string, key: string, rule: RateLimit): Promise<void>;
  /** Removes what no longer counts. */
  sweep(): Promise<void>;
}

/** Refusals a node remembers; an attack with more keys than this reaches the database again. */
const MAX_REMEMBERED = 10_000;

/**
 * Counts in the database, so that all nodes share a limit, in fixed stretches of time. What has been refused is refused from
 * memory until its time is over: an attack costs few writes.
 */
export function createRateLimits(db: Kysely<Schema>, now = Date.now): RateLimits {
  const refusedUntil = new Map<string, number>();

  function remember(bucket: string, endsAt: number): void {
    if (refusedUntil.size >= MAX_REMEMBERED) refusedUntil.clear();
    refusedUntil.set(bucket, endsAt);
  }

  return {
    async take(name, key, rule) {
      if (rule.limit === 0) return true;
      const { bucket, endsAt } = stretch(name, key, rule.seconds, now());
      if (refusedUntil.has(bucket)) return false;
      const { taken } = await db
        .insertInto('rate_limit')
        .values({ bucket, taken: 1, ends_at: new Date(endsAt).toISOString() })
        .onConflict((conflict) =>
          conflict.column('bucket').doUpdateSet((eb) => ({ taken: eb('rate_limit.taken', '+', 1) })),
        )
        .returning('taken')
        .executeTakeFirstOrThrow();
      if (taken <= rule.limit) return true;
      remember(bucket, endsAt);
      return false;
    },
    async clear(name, key, rule) {
      const { bucket } = stretch(name, key, rule.seconds, now());
      refusedUntil.delete(bucket);
      await db.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
    },
    async sweep() {
      const time = now();
      for (const [bucket, endsAt] of refusedUntil) if (endsAt <= time) refusedUntil.delete(bucket);
      await db.deleteFrom('rate_limit').where('ends_at', '<', new Date(time).toISOString()).execute();
    },
  };
}

/** The key is hashed: neither e-mail nor network addresses are stored. */
function stretch(name: string, key: string, seconds: number, time: number): { bucket: string; endsAt: number } {
  const length = seconds * 1000;
  const endsAt = (Math.floor(time / length) + 1) * length;
  const bucket = createHash('sha256')
    .update(JSON.stringify([name, key, seconds, endsAt]))
    .digest('base64url');
  return { bucket, endsAt };
}

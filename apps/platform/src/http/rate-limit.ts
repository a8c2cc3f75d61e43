import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { count } from '../metrics/metrics.ts';

export interface RateLimit {
  /** how often something may be done; 0 stands for any number … */
  limit: number;
  /** … in so many seconds */
  seconds: number;
}

/** One attempt, as one of several limits counts it. */
export interface Attempt {
  name: string;
  key: string;
  rule: RateLimit;
}

export interface RateLimits {
  /** Counts one attempt of `key` (an address, an account) at `name`. False where there have been too many. */
  take(name: string, key: string, rule: RateLimit): Promise<boolean>;
  /** Counts several with one statement. False where there have been too many of one of them. */
  takeAll(attempts: readonly Attempt[]): Promise<boolean>;
  /** Counts one after another and stops at the first that is used up, so that those behind it are not. False there. */
  takeInOrder(attempts: readonly Attempt[]): Promise<boolean>;
  /** The same, and tells how many more attempts there may be: -1 where this was one too many. */
  leftInOrder(attempts: readonly Attempt[]): Promise<number>;
  /** Forgets the attempts of this stretch of time: the last one was rightful. */
  clear(attempt: Attempt): Promise<void>;
  /** Removes what no longer counts. */
  sweep(): Promise<void>;
}

/** Refusals a node remembers; an attack with more keys than this reaches the database again. */
const MAX_REMEMBERED = 10_000;

const countAll = prepareQuery((db, attempts: readonly Selectable<Schema['rate_limit']>[]) =>
  db
    .insertInto('rate_limit')
    .values(attempts.map(({ bucket, taken, ends_at }) => ({ bucket, taken, ends_at })))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((eb) => ({ taken: eb('rate_limit.taken', '+', 1) })),
    )
    .returning(['bucket', 'taken']),
);

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

  async function leftAfter(attempts: readonly Attempt[]): Promise<number> {
    const counted = attempts
      .filter(({ rule }) => rule.limit > 0)
      .map(({ name, key, rule }) => ({ ...stretch(name, key, rule.seconds, now()), limit: rule.limit }));
    if (counted.length === 0) return Number.POSITIVE_INFINITY;
    if (counted.some(({ bucket }) => refusedUntil.has(bucket))) return -1;
    const rows = await countAll(
      db,
      counted.map(({ bucket, endsAt }) => ({ bucket, taken: 1, ends_at: new Date(endsAt).toISOString() })),
    );
    const taken = new Map(rows.map((row) => [row.bucket, row.taken]));
    const left = counted.map(({ bucket, endsAt, limit }) => {
      const more = limit - (taken.get(bucket) ?? 0);
      if (more < 0) remember(bucket, endsAt);
      return more;
    });
    return Math.max(-1, Math.min(...left));
  }

  async function takeLeft(attempts: readonly Attempt[]): Promise<number> {
    const left = await leftAfter(attempts);
    if (left < 0) for (const { name } of attempts) count('brixel_limit_refusals_total', name);
    return left;
  }

  async function leftInOrder(attempts: readonly Attempt[]): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (const attempt of attempts) {
      least = Math.min(least, await takeLeft([attempt]));
      if (least < 0) break;
    }
    return least;
  }

  return {
    take: async (name, key, rule) => (await takeLeft([{ name, key, rule }])) >= 0,
    takeAll: async (attempts) => (await takeLeft(attempts)) >= 0,
    takeInOrder: async (attempts) => (await leftInOrder(attempts)) >= 0,
    leftInOrder,
    async clear({ name, key, rule }) {
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

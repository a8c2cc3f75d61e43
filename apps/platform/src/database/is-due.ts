import { type RawBuilder, sql } from 'kysely';

/**
 * What waits for nothing is ruled out by itself, since SQLite searches no index for either side of an `or`: it read every mail
 * that was ever sent.
 */
const waits = (at: RawBuilder<unknown>): RawBuilder<boolean> => sql`${at} is not null`;

/**
 * Whether the moment in a column has come. One that is farther away than the longest pause was set by a clock that was ahead: it has
 * come too, and what it belongs to does not wait until the right clock has caught up.
 */
export function isDue(column: string, now: number, longestPauseMs: number): RawBuilder<boolean> {
  const at = sql.ref(column);
  return sql`(${waits(at)} and (${at} <= ${iso(now)} or ${at} > ${iso(now + longestPauseMs)}))`;
}

/** The same where pauses grow with the attempts: `pausesMs[n]` is the longest after `n` of them, the last one counts for all further. */
export function isDueAfterAttempts(column: string, now: number, pausesMs: readonly number[]): RawBuilder<boolean> {
  const at = sql.ref(column);
  const tooFar = pausesMs.map((pause, attempts) => {
    const compared = attempts === pausesMs.length - 1 ? sql`>=` : sql`=`;
    return sql`(attempts ${compared} ${sql.lit(attempts)} and ${at} > ${iso(now + pause)})`;
  });
  return sql`(${waits(at)} and (${at} <= ${iso(now)} or ${sql.join(tooFar, sql` or `)}))`;
}

const iso = (moment: number): string => new Date(moment).toISOString();

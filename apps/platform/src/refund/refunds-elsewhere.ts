import { isDue } from '../database/is-due.ts';
import { NoAnswer } from '../payment/provider.ts';
import type { ReconcileRefundsDeps } from './reconcile-refunds.ts';
import { takeOverRefund } from './take-over-refund.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** After that PayPal gives nothing back any more. */
const REFUNDABLE_MS = 180 * DAY_MS;
/** The older a payment, the rarer is a refund: asked for the first time after minutes, later once a week. */
const SHORTEST_PAUSE_MS = HOUR_MS;
const LONGEST_PAUSE_MS = 7 * DAY_MS;
const SHARE_OF_AGE = 4;
/** In one round: what has gathered while the shop was down does not come all at once. */
const AT_ONCE = 8;
const NEVER = '9999-12-31T00:00:00.000Z';

const iso = (time: number): string => new Date(time).toISOString();

/**
 * Finds refunds that were made at the payment service and of which no message has come: nobody has to set up messages there, and one
 * that gets lost does no harm. All nodes run it: each payment is claimed by one of them.
 */
export async function findRefundsElsewhere(deps: ReconcileRefundsDeps, now: number): Promise<void> {
  const { provider, log } = deps;
  if (!provider.refundsOf) return;
  for (const { order_id: order, provider_payment_id: paymentId } of await claimDue(deps, now)) {
    if (paymentId === null) continue;
    const ids = await provider.refundsOf(paymentId);
    const failure = ids instanceof NoAnswer ? ids : await takeOver(deps, ids);
    if (failure) log.warn({ order, reason: failure.reason }, 'refunds of a payment could not be looked for');
  }
}

async function takeOver(deps: ReconcileRefundsDeps, ids: readonly string[]): Promise<NoAnswer | null> {
  for (const id of await unknownAmong(deps, ids)) {
    const failure = await takeOverRefund(deps, id);
    if (failure) return failure;
  }
  return null;
}

async function unknownAmong(
  { database: { db }, provider }: ReconcileRefundsDeps,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('order_refund')
    .select('provider_refund_id')
    .where('provider', '=', provider.code)
    .where('provider_refund_id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ provider_refund_id: id }) => id));
  return ids.filter((id) => !known.has(id));
}

async function claimDue({ database: { db }, provider }: ReconcileRefundsDeps, now: number) {
  const due = await db
    .selectFrom('payment')
    .select(['reference', 'created_at', 'next_check_at'])
    .where('provider', '=', provider.code)
    .where('state', '=', 'captured')
    .where(isDue('next_check_at', now, LONGEST_PAUSE_MS))
    .where('next_check_at', '<', NEVER)
    .orderBy('next_check_at')
    .limit(AT_ONCE)
    .execute();
  const claimed: { order_id: number; provider_payment_id: string | null }[] = [];
  for (const { reference, created_at: createdAt, next_check_at: before } of due) {
    const age = now - Date.parse(createdAt);
    const pause = Math.min(Math.max(age / SHARE_OF_AGE, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
    const row = await db
      .updateTable('payment')
      .set({ next_check_at: age > REFUNDABLE_MS ? NEVER : iso(now + pause) })
      .where('reference', '=', reference)
      .where('state', '=', 'captured')
      .where('next_check_at', '=', before)
      .returning(['order_id', 'provider_payment_id'])
      .executeTakeFirst();
    if (row && age <= REFUNDABLE_MS) claimed.push(row);
  }
  return claimed;
}

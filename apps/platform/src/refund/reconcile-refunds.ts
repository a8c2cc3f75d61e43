import { isDue } from '../database/is-due.ts';
import type { SettleRefund, SettleRefundDeps } from './settle-refund.ts';

const MINUTE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
const AT_ONCE = 8;

export interface ReconcileRefundsDeps extends SettleRefundDeps {
  settle: SettleRefund;
}

/**
 * Finishes what a lost answer or a dead process left open: asked for again with the same request id until it is decided. All nodes
 * run it: each refund is claimed by one of them, each time for longer. Those of a service that is gone stay as they are.
 */
export async function reconcileRefunds(deps: ReconcileRefundsDeps, now: number): Promise<void> {
  for (;;) {
    const ids = await claimDue(deps, now);
    await Promise.all(ids.map((id) => deps.settle(id)));
    if (ids.length < AT_ONCE) return;
  }
}

async function claimDue({ database: { db }, provider }: ReconcileRefundsDeps, now: number): Promise<number[]> {
  const due = await db
    .selectFrom('order_refund')
    .select(['id', 'attempts'])
    .where('way', '=', 'provider')
    .where('state', 'in', ['requested', 'unknown'])
    .where('provider', '=', provider.code)
    .where(isDue('next_check_at', now, LONGEST_PAUSE_MS))
    .orderBy('next_check_at')
    .limit(AT_ONCE)
    .execute();
  const claimed: number[] = [];
  for (const { id, attempts } of due) {
    const pause = Math.min(2 ** attempts * MINUTE_MS, LONGEST_PAUSE_MS);
    const row = await db
      .updateTable('order_refund')
      .set({ attempts: attempts + 1, next_check_at: new Date(now + pause).toISOString() })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', 'in', ['requested', 'unknown'])
      .returning('id')
      .executeTakeFirst();
    if (row) claimed.push(row.id);
  }
  return claimed;
}

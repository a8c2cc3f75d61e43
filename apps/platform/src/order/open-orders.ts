import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../local-time.ts';
import { type SendingTerms, shipBy } from './ship-by.ts';

/** Orders that somebody has to do something about, by what that is. */
export interface OpenOrders {
  /** their money has not come */
  unpaid: number;
  toPick: number;
  /** of those, what must leave today or is late */
  due: number;
  /** on a round through the drawers now */
  picking: number;
  toPack: number;
  packed: number;
}

export async function countOpenOrders(db: Kysely<Schema>, sending: SendingTerms, now: number): Promise<OpenOrders> {
  const rows = await db
    .selectFrom('placed_order')
    .select(({ fn }) => ['status', 'fulfilment', fn.countAll().as('number')])
    .where('status', 'in', ['pending', 'processing'])
    .groupBy(['status', 'fulfilment'])
    .execute();
  const count = (isCounted: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(isCounted).reduce((sum, { number }) => sum + Number(number), 0);
  const at = (step: 'to_pick' | 'picking' | 'to_pack' | 'packed'): number =>
    count(({ status, fulfilment }) => status === 'processing' && fulfilment === step);
  return {
    unpaid: count(({ status }) => status === 'pending'),
    toPick: at('to_pick'),
    due: await countDue(db, sending, dayOf(new Date(now).toISOString())),
    picking: at('picking'),
    toPack: at('to_pack'),
    packed: at('packed'),
  };
}

async function countDue(db: Kysely<Schema>, sending: SendingTerms, today: string): Promise<number> {
  const waiting = await db
    .selectFrom('placed_order')
    .select(['status', 'fulfilment', 'created_at', 'paid_at'])
    .where('status', '=', 'processing')
    .where('fulfilment', '=', 'to_pick')
    .execute();
  return waiting.filter(({ created_at: createdAt, paid_at: paidAt, ...order }) => {
    const day = shipBy({ ...order, createdAt, payment: { paidAt } }, sending);
    return day !== null && day <= today;
  }).length;
}

import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Orders that somebody has to do something about, by what that is. */
export interface OpenOrders {
  /** their money has not come */
  unpaid: number;
  toPick: number;
  /** on a round through the drawers now */
  picking: number;
  toPack: number;
  packed: number;
}

export async function countOpenOrders(db: Kysely<Schema>): Promise<OpenOrders> {
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
    picking: at('picking'),
    toPack: at('to_pack'),
    packed: at('packed'),
  };
}

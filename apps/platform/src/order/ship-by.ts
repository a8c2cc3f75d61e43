import type { DaySpan } from '@brixel/contract/promises';
import { dayOf } from '../local-time.ts';
import type { StoredOrder } from './stored-order.ts';

type Waiting = Pick<StoredOrder, 'status' | 'fulfilment' | 'createdAt'> & {
  payment: Pick<StoredOrder['payment'], 'paidAt'>;
};

/** The last day on which an order leaves in time, as the shop has promised; null where nothing waits to be sent. */
export function shipBy({ status, fulfilment, payment, createdAt }: Waiting, dispatchDays: DaySpan): string | null {
  if (status !== 'processing' || fulfilment === null) return null;
  return workingDayAfter(dayOf(payment.paidAt ?? createdAt), dispatchDays.max);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mondays to Fridays; holidays differ from one region to the next. */
function workingDayAfter(day: string, days: number): string {
  const date = new Date(day);
  for (let left = days; left > 0; ) {
    date.setTime(date.getTime() + DAY_MS);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

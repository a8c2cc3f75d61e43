import type { DaySpan } from '@brixel/contract/promises';
import type { ClosedPeriod, ShopSettings } from '@brixel/contract/shop-settings';
import { dayOf } from '../local-time.ts';
import type { StoredOrder } from './stored-order.ts';

type Waiting = Pick<StoredOrder, 'status' | 'fulfilment' | 'createdAt'> & {
  payment: Pick<StoredOrder['payment'], 'paidAt'>;
};

/** Within how many working days the shop promises to send, and on which it is closed. */
export interface SendingTerms {
  dispatchDays: DaySpan;
  closed: readonly ClosedPeriod[];
}

export const sendingTerms = ({
  promises,
  closedDays,
}: Pick<ShopSettings, 'promises' | 'closedDays'>): SendingTerms => ({
  dispatchDays: promises.dispatchDays,
  closed: closedDays.periods,
});

/** The last day on which an order leaves in time, as the shop has promised; null where nothing waits to be sent. */
export function shipBy({ status, fulfilment, payment, createdAt }: Waiting, terms: SendingTerms): string | null {
  if (status !== 'processing' || fulfilment === null) return null;
  return workingDayAfter(dayOf(payment.paidAt ?? createdAt), terms);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mondays to Fridays, without the days on which the shop is closed. */
function workingDayAfter(day: string, { dispatchDays, closed }: SendingTerms): string {
  const date = new Date(day);
  const asText = (): string => date.toISOString().slice(0, 10);
  const isClosed = (): boolean => closed.some(({ from, to }) => from <= asText() && asText() <= to);
  for (let left = dispatchDays.max; left > 0; ) {
    date.setTime(date.getTime() + DAY_MS);
    if (date.getUTCDay() % 6 !== 0 && !isClosed()) left -= 1;
  }
  return asText();
}

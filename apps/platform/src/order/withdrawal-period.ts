import type { StoredOrder } from './stored-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The shop does not see when a parcel arrives: its voluntary 30 days and a week on the road, counted from the dispatch. */
const DAYS = 37;

export const withdrawnAt = ({ history }: Pick<StoredOrder, 'history'>): string | undefined =>
  history.find(({ kind }) => kind === 'withdrawal')?.at;

/** What is to be done with the goods of an order that is withdrawn from. */
export type WithdrawnGoods = 'sent' | 'unsent' | 'virtual';

export function withdrawnGoods({
  status,
  shippingAddress,
}: Pick<StoredOrder, 'status' | 'shippingAddress'>): WithdrawnGoods {
  if (shippingAddress === null) return 'virtual';
  return status === 'complete' ? 'sent' : 'unsent';
}

/** Until it is sent an order can always be withdrawn from. */
export function canWithdraw(order: Pick<StoredOrder, 'status' | 'history'>, now: number): boolean {
  if (order.status === 'canceled' || withdrawnAt(order)) return false;
  const sent = order.history.find(({ status }) => status === 'complete');
  return !sent || now <= Date.parse(sent.at) + DAYS * DAY_MS;
}

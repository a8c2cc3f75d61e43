import type { StoredOrder } from './stored-order.ts';

/** As it stands in the history of an order that the shop has canceled by itself. */
export const NOT_PAID_IN_TIME = 'It was not paid in time';

export const wasNotPaidInTime = ({ history }: Pick<StoredOrder, 'history'>): boolean =>
  history.some(({ status, text }) => status === 'canceled' && text === NOT_PAID_IN_TIME);

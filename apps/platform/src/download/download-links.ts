import type { StoredOrder } from '../order/stored-order.ts';

export interface DownloadLink {
  title: string;
  url: string;
}

type PaidOrder = Pick<StoredOrder, 'orderId' | 'status' | 'payment' | 'lines'>;

/** Files are there for whoever has paid, and no longer once the order is cancelled. */
export const mayDownload = ({ status, payment }: Pick<PaidOrder, 'status' | 'payment'>): boolean =>
  payment.paidAt !== null && status !== 'canceled';

/** Where the files of an order can be fetched; none before it is paid. */
export const downloadLinks = (order: PaidOrder, publicUrl = ''): DownloadLink[] =>
  mayDownload(order) ? order.lines.flatMap((line) => lineDownloads(order, line, publicUrl)) : [];

/** The same for one of its lines. */
export const lineDownloads = (
  { orderId }: Pick<PaidOrder, 'orderId'>,
  { itemId, downloads }: PaidOrder['lines'][number],
  publicUrl = '',
): DownloadLink[] =>
  downloads.map(({ id, title }) => ({ title, url: `${publicUrl}/api/download/${orderId}/${itemId}/${id}` }));

import type { StoredOrder } from '../order/stored-order.ts';

export interface DownloadLink {
  title: string;
  url: string;
}

type PaidOrder = Pick<StoredOrder, 'publicId' | 'status' | 'payment' | 'lines'>;

/** Files of an order are there once it is paid, until it is cancelled. */
export const mayDownload = ({ status, payment }: Pick<PaidOrder, 'status' | 'payment'>): boolean =>
  payment.paidAt !== null && status !== 'canceled';

/** Where the files of an order can be fetched; none before it is paid. */
export const downloadLinks = (order: PaidOrder, publicUrl = ''): DownloadLink[] =>
  mayDownload(order)
    ? order.lines.flatMap((line) =>
        lineDownloads(order, line, publicUrl).map(({ title, url }) => ({
          title: titleInOrder(order, line, title),
          url,
        })),
      )
    : [];

/** Files of the same title, such as those of two mosaics, get the number of their line, which is in their file names too. */
function titleInOrder({ lines }: PaidOrder, { name, itemId }: PaidOrder['lines'][number], title: string): string {
  const isOnly = lines.filter(({ downloads }) => downloads.some((file) => file.title === title)).length < 2;
  return isOnly ? title : `${title} · ${name} (${itemId})`;
}

/** Where those of one line can be fetched, once the order is paid. */
export const lineDownloads = (
  { publicId }: Pick<PaidOrder, 'publicId'>,
  { itemId, downloads }: PaidOrder['lines'][number],
  publicUrl = '',
): DownloadLink[] =>
  downloads.map(({ id, title }) => ({ title, url: `${publicUrl}/api/download/${publicId}/${itemId}/${id}` }));

/** What there will be to fetch, each title once. */
export const downloadTitles = ({ lines }: Pick<PaidOrder, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ downloads }) => downloads.map(({ title }) => title))),
];

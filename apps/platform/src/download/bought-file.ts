import type { Kysely } from 'kysely';
import { parseJson, type Schema } from '../database/schema.ts';
import type { OrderBook } from '../order/orders.ts';
import { mayDownload } from './download-links.ts';

export interface BoughtFile {
  /** of the order */
  id: number;
  /** name of the file */
  file: string;
}

export interface FileAddress {
  orderId: string;
  itemId: number;
  fileId: number;
}

/** What an address of a download stands for. */
export async function findBoughtFile(
  db: Kysely<Schema>,
  orders: Pick<OrderBook, 'byId'>,
  { orderId, itemId, fileId }: FileAddress,
): Promise<BoughtFile | 'not-paid' | null> {
  const order = await orders.byId(orderId);
  const line = order?.lines.find((candidate) => candidate.itemId === itemId);
  if (!order || !line?.downloads.some(({ id }) => id === fileId)) return null;
  if (!mayDownload(order)) return 'not-paid';
  const product = await db.selectFrom('product').select('attributes').where('sku', '=', line.sku).executeTakeFirst();
  const file = product && parseJson(product.attributes).downloads?.find(({ id }) => id === fileId)?.file;
  return file ? { id: order.id, file } : null;
}

export async function countDownload(
  db: Kysely<Schema>,
  orderId: number,
  { itemId, fileId }: FileAddress,
  now: number,
): Promise<void> {
  const last_fetched_at = new Date(now).toISOString();
  await db
    .insertInto('download')
    .values({ order_id: orderId, item_id: itemId, file_id: fileId, fetched: 1, last_fetched_at })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'item_id', 'file_id'])
        .doUpdateSet((row) => ({ fetched: row('download.fetched', '+', 1), last_fetched_at })),
    )
    .execute();
}

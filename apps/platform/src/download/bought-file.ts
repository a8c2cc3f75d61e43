import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { mosaicFileOf } from '../mosaic/mosaic-files.ts';
import { readMosaic } from '../mosaic/mosaic-store.ts';
import type { OrderBook } from '../order/order-book.ts';
import type { OrderLine } from '../order/order-content.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { FileSource } from './download-files.ts';
import { mayDownload } from './download-links.ts';

export interface BoughtFile {
  orderId: number;
  source: FileSource;
}

export interface FileAddress {
  publicId: string;
  itemId: number;
  fileId: number;
}

/** The file behind the address of a download. */
export async function findBoughtFile(
  db: Kysely<Schema>,
  orders: Pick<OrderBook, 'byPublicId'>,
  { publicId, itemId, fileId }: FileAddress,
): Promise<BoughtFile | 'not-paid' | null> {
  const order = await orders.byPublicId(publicId);
  const line = order?.lines.find((candidate) => candidate.itemId === itemId);
  if (!order || !line?.downloads.some(({ id }) => id === fileId)) return null;
  if (!mayDownload(order)) return 'not-paid';
  const source = await (line.mosaicId === null
    ? productFile(db, line.sku, fileId)
    : mosaicFile(db, order, line, line.mosaicId, fileId));
  return source && { orderId: order.id, source };
}

async function productFile(db: Kysely<Schema>, sku: string, fileId: number): Promise<FileSource | null> {
  const product = await db.selectFrom('product').select('attributes').where('sku', '=', sku).executeTakeFirst();
  const name = product && parseJson(product.attributes).downloads?.find(({ id }) => id === fileId)?.file;
  return name ? { kind: 'product', name } : null;
}

async function mosaicFile(
  db: Kysely<Schema>,
  order: StoredOrder,
  { itemId }: OrderLine,
  mosaicId: string,
  fileId: number,
): Promise<FileSource | null> {
  const file = mosaicFileOf(fileId);
  const mosaic = file && (await readMosaic(db, mosaicId));
  return mosaic && { kind: 'mosaic', file, mosaic, order, itemId };
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

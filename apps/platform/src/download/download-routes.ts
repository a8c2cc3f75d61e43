import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { fail, sendFailure } from '../http/reply.ts';
import type { OrderBook } from '../order/order-book.ts';
import { countDownload, findBoughtFile } from './bought-file.ts';
import type { DownloadFiles } from './download-files.ts';

const address = z.object({
  publicId: z.string(),
  itemId: z.coerce.number().int(),
  fileId: z.coerce.number().int(),
});

/** Bought files; the order's public id is the permission. */
export const downloadRoutes =
  (
    { db }: Pick<Database, 'db'>,
    orders: Pick<OrderBook, 'byPublicId'>,
    files: DownloadFiles,
    now = Date.now,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get('/download/:publicId/:itemId/:fileId', { exposeHeadRoute: false }, async (request, reply) => {
      const wanted = address.safeParse(request.params);
      const found = wanted.success ? await findBoughtFile(db, orders, wanted.data) : null;
      if (!wanted.success || !found) return sendFailure(reply, fail('NOT_FOUND', 'There is no such file'));
      if (found === 'not-paid') return sendFailure(reply, fail('FORBIDDEN', 'The order is not paid'));
      const file = await files.open(found.source);
      if (file === 'busy') return sendFailure(reply, fail('UNAVAILABLE', 'Too many files are being written'));
      if (!file) return sendFailure(reply, fail('NOT_FOUND', 'There is no such file'));
      await countDownload(db, found.orderId, wanted.data, now());
      return reply
        .type(file.contentType)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
        .headers(file.bytes === undefined ? {} : { 'content-length': file.bytes })
        .send(file.content);
    });
  };

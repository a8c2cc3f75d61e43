import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { fail, sendFailure } from '../http/reply.ts';
import type { OrderBook } from '../order/order-book.ts';
import type { InvoiceFiles } from './invoice-files.ts';

const address = z.object({ publicId: z.string().max(100) });
const wanted = z.object({ number: z.string().min(1).max(80) });

/** Invoices for their customers. As with downloads the order's public id is the permission: a number alone opens nothing. */
export const invoiceRoutes =
  (orders: Pick<OrderBook, 'byPublicId'>, files: Pick<InvoiceFiles, 'pdf'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/invoice/:publicId', { exposeHeadRoute: false }, async (request, reply) => {
      const { data: path } = address.safeParse(request.params);
      const { data: query } = wanted.safeParse(request.query);
      const order = path && query ? await orders.byPublicId(path.publicId) : null;
      const file = order && query ? await files.pdf(query.number, order.id) : null;
      if (file === 'busy') return sendFailure(reply, fail('UNAVAILABLE', 'Too many files are being written'));
      if (!file) return sendFailure(reply, fail('NOT_FOUND', 'There is no such invoice'));
      return reply
        .type(file.contentType)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .send(Buffer.from(file.content));
    });
  };

import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { stockOf } from './stock.ts';

export const stockRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    const stockOfOne = async (sku: string) => {
      const [row] = await stockOf(db, [sku]);
      return row ?? fail('NOT_FOUND', `There is no product with the sku ${sku}`);
    };
    mount(app, endpoints.checkStock, ({ query }) => stockOfOne(query.sku));
    mount(app, endpoints.checkStockByPath, ({ params }) => stockOfOne(params.sku));
    mount(app, endpoints.listStock, ({ query }) => stockOf(db, query.skus));
  };

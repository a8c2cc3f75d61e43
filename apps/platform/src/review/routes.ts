import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { keepReview } from './written-reviews.ts';

export const reviewRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.createReview, async ({ body, store }) => {
      const { product_id, title, detail, nickname, rating = null } = body.review;
      const kept = await keepReview(db, { product_id, title, detail, nickname, rating }, store.storeCode);
      return kept ? (true as const) : fail('NOT_FOUND', `There is no product with the id ${product_id}`);
    });
  };

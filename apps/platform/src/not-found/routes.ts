import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { reportNotFound } from './not-found-report.ts';

export const notFoundRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.reportNotFound, async ({ body, store }) => {
      await reportNotFound(db, body.url, store.storeCode);
      return true as const;
    });
  };

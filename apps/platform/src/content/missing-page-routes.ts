import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { noteMissingPage } from './missing-pages.ts';

export const missingPageRoutes =
  ({ db }: Pick<Database, 'db'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.reportNotFound, async ({ body, store }) => {
      await noteMissingPage(db, body.url, store.storeCode);
      return true as const;
    });
  };

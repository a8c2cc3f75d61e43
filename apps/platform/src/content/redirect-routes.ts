import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { findRedirect } from './redirects.ts';

export const redirectRoutes =
  ({ db }: Pick<Database, 'db'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.findRedirect, ({ query }) => findRedirect(db, query.path));
  };

import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { cancelNewsletter, newsletterStatus, requestNewsletter } from './subscribers.ts';

export const newsletterRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.newsletterStatus, ({ query }) => newsletterStatus(db, query.email));
    mount(app, endpoints.newsletterSubscribe, async ({ body, store }) => {
      await requestNewsletter(db, body.email, store.storeCode);
      return true as const;
    });
    mount(app, endpoints.newsletterUnsubscribe, async ({ body }) => {
      await cancelNewsletter(db, body.email);
      return true as const;
    });
  };

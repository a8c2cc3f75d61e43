import { hash } from 'node:crypto';
import { endpoints } from '@brixel/contract/endpoints';
import { factsOf, type ShopSettings } from '@brixel/contract/shop-settings';
import type { FastifyPluginAsync } from 'fastify';
import { envelope } from '../http/reply.ts';
import type { Settings } from './shop-settings.ts';

/** What storefronts have to know of the shop. They may keep it, and ask whether it is still right. */
export const shopFactsRoutes =
  (settings: Pick<Settings, 'current'>): FastifyPluginAsync =>
  async (app) => {
    const { method, path } = endpoints.shopFacts;
    let known: { of: ShopSettings; text: string; etag: string } | null = null;

    function answer() {
      const current = settings.current();
      if (known?.of === current) return known;
      const text = JSON.stringify(envelope(factsOf(current)));
      known = { of: current, text, etag: `"${hash('sha1', text, 'base64url')}"` };
      return known;
    }

    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const { text, etag } = answer();
        reply.headers({ etag, 'cache-control': 'public, no-cache' });
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  };

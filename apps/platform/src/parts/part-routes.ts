import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import type { Parts } from './parts.ts';
import { readPartList } from './read-part-list.ts';

/** Long lists cost time; a shopper who changes one again and again stays far below. */
const A_MINUTE = { limit: 60, seconds: 60 };

export const partRoutes =
  (parts: Pick<Parts, 'find' | 'mosaicBricks'>, limits: Pick<RateLimits, 'take'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.findParts, async ({ body: { parts: wishes, condition }, store, request }) => {
      if (!(await limits.take('parts', clientAddress(request), A_MINUTE))) return fail('TOO_MANY_REQUESTS');
      return { parts: await parts.find(wishes, { store: store.storeCode, condition }) };
    });
    mount(app, endpoints.readPartList, async ({ body: { text }, store, request }) => {
      if (!(await limits.take('part-list', clientAddress(request), A_MINUTE))) return fail('TOO_MANY_REQUESTS');
      return readPartList(text, store.storeCode);
    });
    mount(app, endpoints.mosaicBricks, async ({ store }) => ({
      colours: await parts.mosaicBricks(store.storeCode),
    }));
  };

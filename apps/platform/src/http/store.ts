import { type StoreCode, type StoreView, storeCodes, storeViews } from '@brixel/contract/stores';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** set by the platform: those that its owner serves now, the default one first */
    servedStores?: () => readonly StoreCode[];
  }
}

export const servedBy = ({ server }: FastifyRequest): readonly StoreCode[] => server.servedStores?.() ?? storeCodes;

/** The store view that a request means; null where there is none, or it is not served. */
export function findStore(request: FastifyRequest, isMeant: (store: StoreView) => boolean): StoreView | null {
  const code = servedBy(request).find((candidate) => isMeant(storeViews[candidate]));
  return code ? storeViews[code] : null;
}

/** The store view a request is for: query, then header, else the default. Null for a code no store has. */
export function storeOf(request: FastifyRequest): StoreView | null {
  const query = request.query as { storeCode?: unknown };
  // Older clients send an empty parameter when they mean the default store.
  const code = query.storeCode || request.headers['x-vs-store-code'] || servedBy(request)[0];
  return findStore(request, ({ storeCode }) => storeCode === code);
}

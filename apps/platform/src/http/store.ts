import { defaultStoreCode, isStoreCode, type StoreView, storeViews } from '@brixel/contract/stores';
import type { FastifyRequest } from 'fastify';

/** The store view a request is for: query, then header, else the default. Null for a code no store has. */
export function storeOf(request: FastifyRequest): StoreView | null {
  const query = request.query as { storeCode?: unknown };
  // Older clients send an empty parameter when they mean the default store.
  const code = query.storeCode || request.headers['x-vs-store-code'] || defaultStoreCode;
  return isStoreCode(code) ? storeViews[code] : null;
}

import { endpoints } from '@brixel/contract/endpoints';
import { type StoreCode, splitStorePath, storeCodes } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import { mount } from '../http/mount.ts';
import { servedBy } from '../http/store.ts';
import type { Catalog } from './catalog.ts';
import { createFieldSelector } from './select-fields.ts';
import type { FoundByPath } from './store-catalog.ts';

/** A path as the catalogue stores it: no store prefix, no query, no slash at either end. */
export function normalisePath(url: string, served: readonly StoreCode[] = storeCodes): string {
  const path = `/${url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')}`.replace(/\/{2,}/g, '/');
  return splitStorePath(decodePath(path), served).rest.replace(/^\/+|\/+$/g, '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a product is the article with this sku or has it as a variant. Categories and pages have no skus to differ in. */
function hasSku({ entity, document }: FoundByPath, sku: string): boolean {
  if (entity !== 'product' || document.sku === sku) return true;
  return document.configurable_children?.some((child) => child.sku === sku) ?? false;
}

export const urlRoutes =
  (catalog: Pick<Catalog, 'findByUrl'>): FastifyPluginAsync =>
  async (app) => {
    // The rest of what clients send (options, groupId, groupToken) steers what they do with the answer.
    mount(app, endpoints.mapUrl, ({ body: { url, includeFields, excludeFields, filters }, store, request }) => {
      const found = catalog.findByUrl(store.storeCode, normalisePath(url, servedBy(request)));
      if (!found || (filters?.sku && !hasSku(found, filters.sku))) return null;
      const select = createFieldSelector(includeFields ?? [], excludeFields ?? []);
      return {
        _index: store.index,
        _type: found.entity,
        _id: String(found.document.id),
        _score: 1,
        _source: select(found.document) as Record<string, unknown>,
      };
    });
  };

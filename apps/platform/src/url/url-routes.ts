import { endpoints } from '@brixel/contract/endpoints';
import { type StoreView, splitStorePath } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { createFieldSelector } from '../catalog/select-fields.ts';
import { mount } from '../http/mount.ts';

/** A path as the catalogue keeps it: no store prefix, no query, no slash at either end. */
export function normalisePath(url: string): string {
  const path = `/${url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')}`.replace(/\/{2,}/g, '/');
  return splitStorePath(decodePath(path)).rest.replace(/^\/+|\/+$/g, '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

export function urlRoutes(catalog: Pick<Catalog, 'findByUrl'>): FastifyPluginAsync {
  function resolve(store: StoreView, url: string, include: unknown, exclude: unknown) {
    const found = catalog.findByUrl(store.storeCode, normalisePath(url));
    if (!found) return null;
    const select = createFieldSelector(names(include), names(exclude));
    return {
      _index: store.index,
      _type: found.entity,
      _id: String(found.document.id),
      _score: 1,
      _source: select(found.document) as Record<string, unknown>,
    };
  }

  return async (app) => {
    mount(app, endpoints.mapUrl, ({ body, store }) => resolve(store, body.url, body.includeFields, body.excludeFields));
  };
}

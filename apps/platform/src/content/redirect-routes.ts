import { categoryPath } from '@brixel/commerce/links';
import { endpoints } from '@brixel/contract/endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import { normalisePath } from '../catalog/url-routes.ts';
import type { Schema } from '../database/schema.ts';
import { mount } from '../http/mount.ts';
import { findRedirect } from './redirects.ts';

interface RedirectRoutesContext {
  db: Kysely<Schema>;
  catalog: Pick<Catalog, 'all' | 'findByUrl' | 'stores'>;
}

export const redirectRoutes =
  ({ db, catalog }: RedirectRoutesContext): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.findRedirect, async ({ query, store }) => {
      const found = await findRedirect(db, query.path);
      return found && { ...found, to: inStore(catalog, found.to, store.storeCode) };
    });
  };

/** Redirects count for all stores, but a category has an address of its own in each: that of another store becomes that of this one. */
function inStore(catalog: RedirectRoutesContext['catalog'], to: string, store: StoreCode): string {
  const path = to.replace(/[?#].*$/s, '');
  const isSlug = path.startsWith('/c/');
  const foundIn = (code: StoreCode) =>
    isSlug ? categoryBySlug(catalog, code, path.slice('/c/'.length)) : catalog.findByUrl(code, normalisePath(path));
  if (foundIn(store)) return to;
  for (const other of catalog.stores) {
    const found = foundIn(other);
    if (found?.entity !== 'category') continue;
    const here = catalog.all(store, 'category').find(({ id, is_active }) => is_active && id === found.document.id);
    if (here) return categoryPath(here, { urlDispatcher: !isSlug }) + to.slice(path.length);
  }
  return to;
}

function categoryBySlug(catalog: RedirectRoutesContext['catalog'], store: StoreCode, written: string) {
  const document = catalog.all(store, 'category').find(({ slug }) => encodeURIComponent(slug) === written);
  return document && { entity: 'category' as const, document };
}

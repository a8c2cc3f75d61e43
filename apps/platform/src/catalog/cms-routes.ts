import { endpoints } from '@brixel/contract/endpoints';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import type { Catalog } from './catalog.ts';

/** Pages and blocks one at a time; lists of them are a catalogue search. */
export const cmsRoutes =
  (catalog: Pick<Catalog, 'all'>): FastifyPluginAsync =>
  async (app) => {
    const pages = (store: StoreView | null) => (store ? catalog.all(store.storeCode, 'cms_page') : []);
    const blocks = (store: StoreView | null) => (store ? catalog.all(store.storeCode, 'cms_block') : []);
    const noPage = () => fail('NOT_FOUND', 'There is no such page');
    const noBlock = () => fail('NOT_FOUND', 'There is no such block');

    mount(
      app,
      endpoints.cmsPageById,
      ({ params, store }) => pages(store).find(({ id }) => id === params.id) ?? noPage(),
    );
    mount(
      app,
      endpoints.cmsPageByIdentifier,
      ({ params, request }) =>
        pages(storeById(request, params.storeId)).find(({ identifier }) => identifier === params.identifier) ??
        noPage(),
    );
    mount(
      app,
      endpoints.cmsBlockById,
      ({ params, store }) => blocks(store).find(({ id }) => id === params.id) ?? noBlock(),
    );
    mount(
      app,
      endpoints.cmsBlockByIdentifier,
      ({ params, request }) =>
        blocks(storeById(request, params.storeId)).find(({ identifier }) => identifier === params.identifier) ??
        noBlock(),
    );
  };

const storeById = (request: FastifyRequest, storeId: number): StoreView | null =>
  findStore(request, (store) => store.storeId === storeId);

import { endpoints } from '@brixel/contract/endpoints';
import { type StoreView, storeViews } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { type CmsKey, findCmsBlock, findCmsPage } from './cms.ts';

export const cmsRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    const page = async (key: CmsKey, store: StoreView | undefined) =>
      (store && (await findCmsPage(db, key, store))) ?? fail('NOT_FOUND', 'There is no such page');
    const block = async (key: CmsKey, store: StoreView | undefined) =>
      (store && (await findCmsBlock(db, key, store))) ?? fail('NOT_FOUND', 'There is no such block');

    mount(app, endpoints.cmsPageById, ({ params, store }) => page({ id: params.id }, store));
    mount(app, endpoints.cmsPageByIdentifier, ({ params }) =>
      page({ identifier: params.identifier }, storeById(params.storeId)),
    );
    mount(app, endpoints.cmsBlockById, ({ params, store }) => block({ id: params.id }, store));
    mount(app, endpoints.cmsBlockByIdentifier, ({ params }) =>
      block({ identifier: params.identifier }, storeById(params.storeId)),
    );
  };

const storeById = (storeId: number): StoreView | undefined =>
  Object.values(storeViews).find((store) => store.storeId === storeId);

import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { mount } from '../http/mount.ts';
import type { VisitCounts } from './visit-counts.ts';

export const visitRoutes =
  (visits: Pick<VisitCounts, 'seen'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.reportPage, async ({ request: { headers, host }, body: { path }, store }) => {
      visits.seen({ storeCode: store.storeCode, host, headers, path, isFollowed: true });
      return true as const;
    });
  };

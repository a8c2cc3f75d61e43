import { homeDocument } from '@brixel/commerce/home-document';
import type { HomePage } from '@brixel/contract/home-page';
import { localTime } from '@brixel/platform/local-time';
import type { Platform } from '@brixel/platform/platform';
import type { FastifyInstance } from 'fastify';
import type { StaticJson } from './static-json.ts';

/** The home pages that the office has composed, at the addresses of the demo's files, which stand in for those that are missing. */

const ADDRESS = /^\/banners\/([\w-]+)\.json$/;

export function withHomePages(
  files: StaticJson,
  { settings, isDemoShop }: Pick<Platform, 'settings' | 'isDemoShop'>,
): StaticJson {
  const ownPage = (address: string): HomePage | null => {
    const [, store] = ADDRESS.exec(address) ?? [];
    return (store && settings.current().home[store]) || null;
  };
  /** by the clocks of the shop */
  const today = (): string => localTime(new Date().toISOString()).slice(0, 10);

  return {
    async read(address) {
      const page = ownPage(address);
      if (page) return homeDocument(page, today());
      return isDemoShop || !ADDRESS.test(address) ? files.read(address) : {};
    },
    // with another setting every page is another anyway; this is for the days of its parts
    stampOf: (address) => (ownPage(address) ? today() : files.stampOf(address)),
  };
}

/** Browsers ask for it where a shopper comes to the home page from another one. */
export function homePageRoutes(app: FastifyInstance, files: Pick<StaticJson, 'read'>): void {
  app.get<{ Params: { name: string } }>('/banners/:name', async ({ params }, reply) => {
    const address = `/banners/${params.name}`;
    if (!ADDRESS.test(address)) return reply.callNotFound();
    const document = await files.read(address).catch(() => null);
    if (document === null) return reply.callNotFound();
    return reply.header('cache-control', 'public, no-cache').send(document);
  });
}

import { searchQuery } from '@brixel/commerce/search-query';
import type { CmsBlock, CmsPage, Entities } from '@brixel/contract/catalog';
import { valueOrReport } from './lookup.ts';
import type { Services } from './services.ts';

/** Pages and blocks written by the shop owner. */

async function findByIdentifier<E extends 'cms_page' | 'cms_block'>(
  entity: E,
  services: Services,
  identifier: string,
  signal: AbortSignal,
): Promise<Entities[E] | null> {
  const query = searchQuery().where('identifier', { eq: identifier });
  const { hits } = await services.catalog.search(entity, query, { size: 1, signal });
  const [found] = hits;
  return valueOrReport(
    found ? { ok: true, value: found } : { ok: false, reason: 'CMS query returned empty result' },
    services,
  );
}

export const findCmsPage = (services: Services, identifier: string, signal: AbortSignal): Promise<CmsPage | null> =>
  findByIdentifier('cms_page', services, identifier, signal);

export const findCmsBlock = (services: Services, identifier: string, signal: AbortSignal): Promise<CmsBlock | null> =>
  findByIdentifier('cms_block', services, identifier, signal);

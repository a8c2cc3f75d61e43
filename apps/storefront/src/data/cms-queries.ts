import { searchQuery } from '@brixel/commerce/search-query';
import type { CmsPage } from '@brixel/contract/catalog';
import type { Services } from './services.ts';

/** Pages written by the shop owner. */

export async function findCmsPage(
  { catalog }: Services,
  identifier: string,
  signal: AbortSignal,
): Promise<CmsPage | null> {
  const { hits } = await catalog.search('cms_page', searchQuery().where('identifier', { eq: identifier }), {
    size: 1,
    signal,
  });
  return hits[0] ?? null;
}

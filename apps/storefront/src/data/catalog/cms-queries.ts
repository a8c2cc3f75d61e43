import { searchQuery } from '@brixel/commerce/search-query';
import type { CmsPage } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { cachedAnswers } from '#data/storage/cached-answers.ts';
import { valueOrReport } from './lookup.ts';

/** Pages written by the shop owner. */

async function askForPage(services: Services, identifier: string, signal: AbortSignal): Promise<CmsPage | null> {
  const query = searchQuery().where('identifier', { eq: identifier });
  const { hits } = await services.catalog.search('cms_page', query, { size: 1, signal });
  const [found] = hits;
  return valueOrReport(
    found ? { ok: true, value: found } : { ok: false, reason: 'CMS query returned empty result' },
    services,
  );
}

const pages = cachedAnswers<CmsPage>('brixel/cms', 30);

/** A page that was read before can be read again while the shop cannot be reached. */
export async function findCmsPage(
  services: Services,
  identifier: string,
  signal: AbortSignal,
): Promise<CmsPage | null> {
  const key = `${services.store.storeCode}/${identifier}`;
  try {
    const page = await askForPage(services, identifier, signal);
    if (page) pages.put(key, page);
    return page;
  } catch (error) {
    const cached = pages.find(key);
    if (!cached || signal.aborted) throw error;
    return cached;
  }
}

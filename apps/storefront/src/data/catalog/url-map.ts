import { normalisePath } from '@brixel/commerce/query-string';
import type { EndpointResult } from '@brixel/contract/endpoint-types';
import type { Services } from '#data/services.ts';
import { cachedAnswers } from '#data/storage/cached-answers.ts';
import { lookUpCategory } from './category-queries.ts';
import { lookUpProduct } from './product-queries.ts';

/** Addresses outside the route table: what stands behind them, or nothing. */

export type UrlTarget =
  | { type: 'product'; sku: string }
  | { type: 'category'; id: number }
  | { type: 'cms_page'; identifier: string };

/** On the server every request asks anew, so that changes show at once; in browsers where it is switched off. */
const known = cachedAnswers<UrlTarget>('brixel/url', 300);

function toTarget({ _type, _source }: NonNullable<EndpointResult<'mapUrl'>>): UrlTarget | null {
  if (_type === 'product' && typeof _source.sku === 'string') return { type: 'product', sku: _source.sku };
  if (_type === 'category' && typeof _source.id === 'number') return { type: 'category', id: _source.id };
  if (_type === 'cms_page' && typeof _source.identifier === 'string') {
    return { type: 'cms_page', identifier: _source.identifier };
  }
  return null;
}

const isMapped = (json: unknown): json is NonNullable<EndpointResult<'mapUrl'>> =>
  typeof json === 'object' && json !== null && '_type' in json && '_source' in json;

/** Not every API has this call; the search by path then stands in for it. */
async function askMap({ api, report }: Services, url: string, signal: AbortSignal): Promise<UrlTarget | null> {
  try {
    const { status, json } = await api.bare('mapUrl', { body: { url }, signal });
    return status === 200 && isMapped(json) ? toTarget(json) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    report(error);
    return null;
  }
}

async function searchByPath(services: Services, urlPath: string, signal: AbortSignal): Promise<UrlTarget | null> {
  const product = await lookUpProduct(services, { attribute: 'url_path', value: urlPath }, signal);
  if (product.ok) return { type: 'product', sku: product.value.sku };
  const category = await lookUpCategory(services, { attribute: 'url_path', value: urlPath }, signal);
  return category.ok ? { type: 'category', id: category.value.id } : null;
}

export async function resolveUrl(services: Services, address: string, signal: AbortSignal): Promise<UrlTarget | null> {
  const path = normalisePath(address);
  const key = services.store.storeCode + path;
  const isCached = services.config.cache.urls;
  const remembered = isCached && known.find(key);
  if (remembered) return remembered;
  const urlPath = path.slice(1);
  if (!urlPath) return null;
  const target = (await askMap(services, urlPath, signal)) ?? (await searchByPath(services, urlPath, signal));
  if (target && isCached) known.put(key, target);
  return target;
}

/** Reports an address that leads nowhere to the shop; a failure does not concern the visitor. */
export async function reportNotFound({ api }: Services, url: string): Promise<void> {
  try {
    await api.call('reportNotFound', { body: { url: url.slice(0, 500) }, silent: true });
  } catch {
    // the not-found page is shown either way
  }
}

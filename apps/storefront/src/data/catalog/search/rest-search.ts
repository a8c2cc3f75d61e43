import type { PublicConfig } from '#config/public-config.ts';
import type { SearchAdapter, SearchRequest } from './search-adapter.ts';
import { readSearchAnswer } from './search-answer.ts';
import { storeOfIndex } from './store-of-index.ts';

/** Asks in the search-query form and for compact answers. */
export const createSearch =
  (config: PublicConfig): SearchAdapter =>
  async (request, send) => {
    const { status, json } = await send({ method: 'GET', path: searchAddress(config, request) });
    return readSearchAnswer(json, status);
  };

export function searchAddress(
  config: PublicConfig,
  { entity, query, index, size, start, include, exclude }: SearchRequest,
): string {
  const parameters = new URLSearchParams({
    request: JSON.stringify(query),
    request_format: 'search-query',
    response_format: 'compact',
    size: String(size),
    from: String(start),
  });
  if (include) parameters.set('_source_include', include.join(','));
  if (exclude) parameters.set('_source_exclude', exclude.join(','));
  const path = config.api.searchPath
    .replace('{{index}}', index)
    .replace('{{storeCode}}', storeOfIndex(config, index).storeCode)
    .replace('{{entity}}', entity);
  return `${path}?${parameters}`;
}

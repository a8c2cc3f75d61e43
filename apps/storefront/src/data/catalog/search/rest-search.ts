import type { SearchQueryInput } from '@brixel/contract/search';
import type { PublicConfig } from '#config/public-config.ts';
import { directionOf, type SearchAdapter } from './search-adapter.ts';
import { requestParameter, searchAddress } from './search-address.ts';
import { readSearchAnswer } from './search-answer.ts';

/** Asks in the search-query form and for compact answers. */
export const createSearch =
  (config: PublicConfig): SearchAdapter =>
  async (request, send) => {
    const { status, json } = await send({
      method: 'GET',
      path: searchAddress(config, request, {
        request: requestParameter(config.api.url === '' ? request.query : withTypedSort(request.query)),
        request_format: 'search-query',
        response_format: 'compact',
      }),
    });
    return readSearchAnswer(json, status);
  };

/** Another API passes these on to Elasticsearch, which refuses to sort by a field that no document has, unless it knows a type. */
function withTypedSort(query: SearchQueryInput): object {
  const { _appliedSort = [] } = query;
  return {
    ...query,
    _appliedSort: _appliedSort.map((key) => {
      const order = directionOf(key);
      return { field: key.field, options: key.field === '_score' ? order : { order, unmapped_type: 'long' } };
    }),
  };
}

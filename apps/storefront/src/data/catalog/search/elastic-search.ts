import { searchLimits } from '@brixel/contract/search-limits';
import type { PublicConfig } from '#config/public-config.ts';
import { elasticBody } from './elastic-body.ts';
import type { SearchAdapter } from './search-adapter.ts';
import { requestParameter, searchAddress } from './search-address.ts';
import { readSearchAnswer } from './search-answer.ts';

/** Single bricks cost cents; other goods are counted as these APIs do by default. */
const OWN_PRICE_BOUNDS = searchLimits.priceRanges.flatMap(([, to]) => to ?? []);
const USUAL_PRICE_BOUNDS = [50, 100, 150];

/**
 * Asks with an Elasticsearch body, and is answered as Elasticsearch answers. APIs before 1.12 know nothing else, and their search engine
 * refuses parameters that it does not know.
 */
export function createSearch(config: PublicConfig): SearchAdapter {
  const priceBounds = config.search.priceBounds ?? (config.api.url === '' ? OWN_PRICE_BOUNDS : USUAL_PRICE_BOUNDS);
  return async (request, send) => {
    const body = elasticBody(request.query, priceBounds);
    const { status, json } = await send({
      method: 'GET',
      path: searchAddress(config, request, { request: requestParameter(body) }),
    });
    return readSearchAnswer(json, status);
  };
}

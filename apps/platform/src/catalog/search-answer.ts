import type { ElasticResult, SearchResult } from '@brixel/contract/search';
import type { CatalogMatches } from './catalog.ts';

export const compactAnswer = <T extends object>(result: CatalogMatches<T>): SearchResult<Partial<T>> => ({
  hits: result.hits.map(({ source, score }) => ({ ...source, _score: score })),
  total: result.total,
  ...(result.aggregations && { aggregations: result.aggregations }),
  ...(result.suggest && { suggest: result.suggest }),
});

export const elasticAnswer = <T extends object>(
  result: CatalogMatches<T>,
  index: string,
  entity: string,
  took: number,
): ElasticResult<Partial<T>> => ({
  took,
  timed_out: false,
  hits: {
    total: result.total,
    max_score: result.hits.length === 0 ? null : Math.max(...result.hits.map(({ score }) => score)),
    hits: result.hits.map(({ id, score, source }) => ({
      _index: index,
      _type: entity,
      _id: String(id),
      _score: score,
      _source: source,
    })),
  },
  ...(result.aggregations && { aggregations: result.aggregations }),
});

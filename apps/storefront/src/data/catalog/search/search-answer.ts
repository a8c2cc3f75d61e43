import { ApiError, errorMessage } from '#data/api/api-error.ts';
import type { Found, Hit } from './search-adapter.ts';

/** Reads what APIs answer to a search: compact, or as Elasticsearch itself would. */

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Newer versions of Elasticsearch answer with an object. */
export function totalOf(total: unknown, otherwise: number): number {
  const value = isFields(total) ? total.value : total;
  return typeof value === 'number' ? value : otherwise;
}

/** Entities as they come, or inside the frame that Elasticsearch puts around each. */
export function hitsOf(list: readonly unknown[]): Hit[] {
  return list.filter(isFields).map((found) => {
    if (isHit(found)) return found;
    const { _source, ...hit } = found;
    return { ...(isFields(_source) ? _source : hit), _score: typeof hit._score === 'number' ? hit._score : 1 };
  });
}

const isHit = (found: Fields): found is Hit => typeof found._score === 'number' && !('_source' in found);

const parts = ['aggregations', 'suggest', 'attribute_metadata'] as const;

/** What an answer may carry beside its hits; null stands for nothing. */
export const besides = (answer: Fields): Partial<Found> =>
  Object.fromEntries(parts.flatMap((part) => (answer[part] ? [[part, answer[part]]] : [])));

export function readSearchAnswer(json: unknown, status: number): Found {
  if (!isFields(json)) throw new ApiError(errorMessage(json), status);
  const { hits } = json;
  if (Array.isArray(hits)) return { hits: hitsOf(hits), total: totalOf(json.total, hits.length), ...besides(json) };
  if (isFields(hits) && Array.isArray(hits.hits)) {
    return { hits: hitsOf(hits.hits), total: totalOf(hits.total, hits.hits.length), ...besides(json) };
  }
  throw searchError(json, status);
}

/** `{error}` names what went wrong: a sentence, or whatever the search engine said. */
export function searchError(json: Fields, status: number): ApiError {
  if (isFields(json.result) && typeof json.result.reason === 'string') return new ApiError(json.result.reason, status);
  if (json.error === undefined || json.error === null) return new ApiError(errorMessage(json), status);
  return new ApiError(typeof json.error === 'string' ? json.error : JSON.stringify(json.error), status);
}

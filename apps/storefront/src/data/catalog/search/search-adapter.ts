import type { EntityName } from '@brixel/contract/catalog';
import type { SearchQueryInput, SearchResult } from '@brixel/contract/search';
import type { ApiAnswer, ApiCall } from '#data/api/transport.ts';

/** The ways to ask an API the same question. Which one is used is a matter of configuration. */

export interface SearchRequest {
  entity: EntityName;
  query: SearchQueryInput;
  /** the store's catalogue */
  index: string;
  size: number;
  start: number;
  include?: readonly string[] | undefined;
  exclude?: readonly string[] | undefined;
}

/** The direction of a sort key, in either of its spellings. */
export const directionOf = ({ options = 'asc' }: SortKey): 'asc' | 'desc' =>
  typeof options === 'string' ? options : options.order;

export type SortKey = NonNullable<SearchQueryInput['_appliedSort']>[number];

export type Hit = Record<string, unknown> & { _score: number };
/** `offline`: from the browser's cache, not from the API */
export type Found = Omit<SearchResult<unknown>, 'hits'> & { hits: Hit[]; offline?: true };

export type SendCall = (call: ApiCall) => Promise<ApiAnswer>;

export type SearchAdapter = (request: SearchRequest, send: SendCall) => Promise<Found>;

import { z } from 'zod';
import { entityNames } from './catalog.ts';

/** The search-query form of a catalogue request (request_format=search-query). */

const scalar = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);
export const filterOperators = [
  'eq',
  'neq',
  'in',
  'nin',
  'gt',
  'gte',
  'lt',
  'lte',
  'from',
  'to',
  'moreq',
  'or',
  'nor',
  'like',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** A bound that holds as one of the alternatives which `or` and `nor` name. */
export const alternativeBounds = ['orGt', 'orGte', 'orLt', 'orLte', 'orMoreq', 'orFrom', 'orTo'] as const;
export type AlternativeBound = (typeof alternativeBounds)[number];

const scalarList = z.array(scalar).max(10_000);
export const filterValue = z.union([
  scalar,
  scalarList,
  z.partialRecord(z.enum([...filterOperators, ...alternativeBounds]), z.union([scalar, scalarList])),
]);
export type FilterValue = z.infer<typeof filterValue>;

export const appliedFilter = z.object({
  attribute: z.string().min(1).max(100),
  value: filterValue,
  scope: z.enum(['default', 'catalog']).default('default'),
});
export type AppliedFilter = z.infer<typeof appliedFilter>;

export const availableFilter = z.object({
  field: z.string().min(1).max(100),
  scope: z.enum(['default', 'catalog']).default('default'),
  options: z
    .object({ size: z.number().int().min(0).max(10_000).optional() })
    .loose()
    .optional(),
});

export const appliedSort = z.object({
  field: z.string().min(1).max(100),
  options: z.union([z.enum(['asc', 'desc']), z.object({ order: z.enum(['asc', 'desc']) })]).default('asc'),
});

export const searchQuerySchema = z.object({
  _availableFilters: z.array(availableFilter).max(50).default([]),
  _appliedFilters: z.array(appliedFilter).max(999).default([]),
  _appliedSort: z.array(appliedSort).max(10).default([]),
  _searchText: z.string().max(200).default(''),
  groupToken: z.string().nullish(),
  groupId: z.union([z.string(), z.number()]).nullish(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SearchQueryInput = z.input<typeof searchQuerySchema>;

export const searchParams = z.object({ index: z.string(), entity: z.enum(entityNames) });

export const bucket = z.object({
  key: z.union([z.string(), z.number()]),
  doc_count: z.number().int(),
  from: z.number().optional(),
  to: z.number().optional(),
});
export type Bucket = z.infer<typeof bucket>;
export type Aggregations = Record<string, { buckets: Bucket[] }>;

/** How a searched text was understood and how it could go on. */
export interface Suggestion {
  text: string;
  /** whole phrases that the text may become, the most useful first */
  completions: string[];
  /** the right spelling, where words are unknown as typed but near ones exist; the hits are those of this spelling */
  corrected?: string;
  /** words that were left out, because nothing has them together with the others */
  ignored?: string[];
  /** goods that the text names and the shop does not sell; the hits are what comes closest */
  unsold?: string[];
}

/** The compact answer: each hit is the entity itself plus its score. */
export interface SearchResult<T> {
  hits: (T & { _score: number })[];
  total: number;
  aggregations?: Aggregations;
  suggest?: Suggestion;
  attribute_metadata?: Record<string, unknown>[];
}

/** The Elasticsearch-shaped answer, the default. */
export interface ElasticResult<T> {
  took: number;
  timed_out: false;
  hits: {
    total: number;
    max_score: number | null;
    hits: { _index: string; _type: string; _id: string; _score: number; _source: T }[];
  };
  aggregations?: Aggregations;
}

import type { Where } from '@brixel/catalog-index/where';
import type { AppliedFilter, SearchQuery } from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';
import { type Aggregation, readAggregations } from './aggregation-clauses.ts';
import { readClause } from './query-clause.ts';
import { asList, isRecord, Reading } from './reading.ts';
import { readSort } from './sort-keys.ts';

/** An Elasticsearch body in the shop's own words. */
export interface ElasticRequest {
  text: string;
  filters: AppliedFilter[];
  where?: Where;
  sort: SearchQuery['_appliedSort'];
  aggregations: Aggregation[];
  from?: number;
  size?: number;
  include: readonly string[];
  exclude: readonly string[];
}

const bodyFields = [
  'query',
  'aggs',
  'aggregations',
  'sort',
  'from',
  'size',
  '_source',
  'min_score',
  // Sent along by clients; they change nothing here, since prices of groups stand in every product.
  'groupToken',
  'groupId',
  'track_total_hits',
];

/** Reads an Elasticsearch body, or names what in it cannot be answered exactly. */
export function readElasticRequest(given: unknown): { ok: true; value: ElasticRequest } | { ok: false; error: string } {
  const reading = new Reading();
  const body = reading.object('request', given, bodyFields) ?? {};
  const value = { ...readQuery(reading, body), ...readPage(reading, body), ...readSource(reading, body._source) };
  return reading.problem === null ? { ok: true, value } : { ok: false, error: reading.problem };
}

function readQuery(reading: Reading, { query, aggs, aggregations, sort, min_score }: Record<string, unknown>) {
  const isEverything = query === undefined || (isRecord(query) && Object.keys(query).length === 0);
  const { conditions, texts } = isEverything ? { conditions: [], texts: [] } : readClause(reading, 'query', query, 0);
  const [text = '', ...others] = new Set(texts);
  if (others.length > 0) reading.refuse('query', 'must not look for two texts at once');
  checkMinimumScore(reading, min_score, text);
  const filters = conditions.filter((condition) => 'attribute' in condition);
  const rest = conditions.filter((condition) => !('attribute' in condition));
  return {
    text,
    filters,
    ...(rest.length > 0 && { where: { all: rest } }),
    sort: readSort(reading, sort),
    aggregations: readAggregations(reading, aggs ?? aggregations),
  };
}

/** Everything that is found scores at least what the shop itself demands; without a text, all score 1. */
function checkMinimumScore(reading: Reading, score: unknown, text: string): void {
  const most = text === '' ? 1 : searchLimits.minimumScore;
  if (score === undefined || (typeof score === 'number' && score <= most)) return;
  reading.refuse('min_score', `must be a number up to ${most}`);
}

function readPage(reading: Reading, body: Record<string, unknown>): { from?: number; size?: number } {
  const page: { from?: number; size?: number } = {};
  for (const name of ['from', 'size'] as const) {
    const value = body[name];
    if (typeof value === 'number' && Number.isInteger(value)) page[name] = value;
    else if (value !== undefined) reading.refuse(name, 'must be a whole number');
  }
  return page;
}

const MOST_FIELDS = 200;
const LONGEST_PATTERN = 200;

/** `false`, names, or `{includes, excludes}`; older clients leave out the plural. */
function readSource(reading: Reading, source: unknown): Pick<ElasticRequest, 'include' | 'exclude'> {
  if (source === undefined || source === true) return { include: [], exclude: [] };
  if (source === false) return { include: [], exclude: ['*'] };
  if (!isRecord(source)) return { include: readNames(reading, source), exclude: [] };
  const names = reading.object('_source', source, ['include', 'includes', 'exclude', 'excludes']) ?? {};
  return {
    include: readNames(reading, names.includes ?? names.include),
    exclude: readNames(reading, names.excludes ?? names.exclude),
  };
}

function readNames(reading: Reading, given: unknown): readonly string[] {
  const names = asList(given);
  if (
    names.length <= MOST_FIELDS &&
    names.every((name) => typeof name === 'string' && name.length <= LONGEST_PATTERN)
  ) {
    return names as readonly string[];
  }
  reading.refuse('_source', `must be a list of at most ${MOST_FIELDS} names`);
  return [];
}

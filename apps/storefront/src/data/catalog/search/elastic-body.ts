import type { FilterValue, SearchQueryInput } from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';
import { directionOf, type SortKey } from './search-adapter.ts';

/** A search as an Elasticsearch body, by the rules of the contract: for APIs that pass it on to their search engine as it is. */

type Clause = Record<string, unknown>;
type Operators = Extract<FilterValue, { eq?: unknown }>;
type Operand = NonNullable<Operators[keyof Operators]> | null;
type Filter = NonNullable<SearchQueryInput['_appliedFilters']>[number];

export interface ElasticBody {
  query: Clause;
  aggs?: Clause;
  sort?: Clause[];
  min_score?: number;
  groupId?: string | number;
  groupToken?: string;
}

/** `priceBounds` lie between the ranges that prices are counted in. */
export function elasticBody(query: SearchQueryInput, priceBounds: readonly number[]): ElasticBody {
  const { _appliedFilters = [], _availableFilters = [], _appliedSort = [], _searchText = '' } = query;
  const counts = _availableFilters.map(({ field, options }) => countsOf(field, options?.size, priceBounds));
  return {
    query: conditions(_appliedFilters, _searchText),
    ...(counts.length > 0 && { aggs: Object.assign({}, ...counts) }),
    ...(_appliedSort.length > 0 && { sort: _appliedSort.map(sortKey) }),
    ...(_searchText !== '' && { min_score: searchLimits.minimumScore }),
    // the API reads these two before it passes the body on
    ...(query.groupId != null && { groupId: query.groupId }),
    ...(query.groupToken != null && { groupToken: query.groupToken }),
  };
}

function conditions(filters: readonly Filter[], text: string): Clause {
  const all: Clause[] = [];
  const alternatives: Clause[] = [];
  for (const filter of filters) {
    for (const [operator, operand] of operatorsOf(filter.value)) {
      if (operator === 'nor' || operator.startsWith('or'))
        alternatives.push(alternative(filter.attribute, operator, operand));
      else if (filter.scope === 'catalog') all.push(choice(filter.attribute, operator, operand));
      else all.push(condition(filter.attribute, operator, operand));
    }
  }
  if (alternatives.length > 0) all.push({ bool: { should: alternatives, minimum_should_match: 1 } });
  if (all.length === 0 && text === '') return { match_all: {} };
  return { bool: { ...(all.length > 0 && { filter: all }), ...(text !== '' && { must: [textClause(text)] }) } };
}

/** A bare value means "one of these". */
const operatorsOf = (value: FilterValue): [string, Operand][] =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? [['in', value]]
    : Object.entries(value).map(([operator, operand]) => [operator, operand ?? null]);

const bounds: Readonly<Record<string, string>> = {
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  from: 'gte',
  moreq: 'gte',
  to: 'lte',
};

/** A value of null stands for "there is one". */
function condition(field: string, operator: string, operand: Operand): Clause {
  const bound = bounds[operator];
  if (bound) return { range: { [field]: { [bound]: operand } } };
  const isThere = operand === null ? { exists: { field } } : { terms: { [field]: [operand].flat() } };
  return operator === 'neq' || operator === 'nin' ? not(isThere) : isThere;
}

const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });

/** `or`, `nor`, and bounds such as `orGte`: of all conditions with one of these, one has to hold. */
function alternative(field: string, operator: string, operand: Operand): Clause {
  const isThere = operand === null;
  if (operator === 'or') return condition(field, isThere ? 'neq' : 'in', operand);
  if (operator === 'nor') return condition(field, isThere ? 'eq' : 'nin', operand);
  return condition(field, `${operator.charAt(2).toLowerCase()}${operator.slice(3)}`, operand);
}

/** What a shopper has chosen is also met by a configurable product with such a variant. */
function choice(attribute: string, operator: string, operand: Operand): Clause {
  const isPrice = attribute === 'price';
  const own = condition(isPrice ? 'final_price' : attribute, operator, operand);
  const variants = isPrice ? own : condition(`${attribute}_options`, operator, operand);
  return { bool: { should: [own, { bool: { must: [variants, { match: { type_id: 'configurable' } }] } }] } };
}

const textClause = (text: string): Clause => ({
  bool: {
    should: [
      {
        multi_match: {
          fields: Object.entries(searchLimits.boosts).map(([field, boost]) => `${field}^${boost}`),
          query: text,
          operator: 'or',
          fuzziness: searchLimits.fuzziness,
          max_expansions: 3,
          prefix_length: 1,
          minimum_should_match: '75%',
          tie_breaker: 1,
        },
      },
      {
        bool: {
          should: [
            { terms: { 'configurable_children.sku': text.split('-') } },
            { match_phrase: { sku: { query: text, boost: 1 } } },
            { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
          ],
        },
      },
    ],
  },
});

/** The names under which the counts are looked for, see the facets of a list. */
function countsOf(field: string, asked: number | undefined, priceBounds: readonly number[]): Clause {
  if (field === 'price') {
    const ranges = [0, ...priceBounds].map((from, number) => ({ from, to: priceBounds[number] }));
    return { agg_range_price: { range: { field, ranges } } };
  }
  const size = asked ?? (field === 'color' ? searchLimits.colourAggregationSize : searchLimits.filterAggregationSize);
  const terms = (name: string): Clause => ({ [`agg_terms_${name}`]: { terms: { field: name, size } } });
  return { ...terms(field), ...terms(`${field}_options`) };
}

/** Elasticsearch refuses to sort by a field that no document of an index has; with a type it does not. The best come first. */
const sortKey = (key: SortKey): Clause =>
  key.field === '_score'
    ? { _score: { order: 'desc' } }
    : { [key.field]: { order: directionOf(key), unmapped_type: 'long' } };

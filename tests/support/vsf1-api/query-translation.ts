import type { ElasticBody } from './elastic-engine.ts';

/** What vue-storefront-api makes of a request in the search-query form. Its quirks are those of the original. */

export interface Filter {
  attribute: string;
  value: unknown;
  scope?: string;
}

export interface SearchQuery {
  _availableFilters?: { field: string; scope?: string; options?: { size?: number } }[];
  _appliedFilters?: Filter[];
  _appliedSort?: { field: string; options?: string | { order?: string; unmapped_type?: string } }[];
  _searchText?: string;
}

const RANGES = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }];
const FIELDS = ['name^4', 'sku^2', 'category.name^1'];
const BOUNDS: Readonly<Record<string, string>> = {
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  moreq: 'gte',
  from: 'gte',
  to: 'lte',
};

const isOperators = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function clauseOf(field: string, given: unknown): object {
  const value = isOperators(given) ? given : { in: given };
  const bounds = Object.entries(value).flatMap(([name, bound]) => (BOUNDS[name] ? [[BOUNDS[name], bound]] : []));
  if (bounds.length > 0) return { range: { [field]: Object.fromEntries(bounds) } };
  const [operator = 'in', operand] = Object.entries(value)[0] ?? [];
  const isNegated = operator === 'neq' || operator === 'nin' || operator === 'nor';
  if (operand === null) {
    const exists = { exists: { field } };
    return isNegated ? { bool: { must_not: [exists] } } : exists;
  }
  const terms = { terms: { [field]: listOf(operand) } };
  return isNegated ? { bool: { must_not: [terms] } } : terms;
}

/** A choice of the shopper is also met by a variant of a configurable product. */
function filterClause({ attribute, value, scope }: Filter): object {
  if (scope !== 'catalog') return clauseOf(attribute, value);
  if (attribute === 'price') return clauseOf('final_price', value);
  const ofVariant = {
    bool: { must: [clauseOf(`${attribute}_options`, value), { match: { type_id: 'configurable' } }] },
  };
  return { bool: { should: [clauseOf(attribute, value), ofVariant] } };
}

const textClauses = (text: string): object[] => [
  { multi_match: { fields: FIELDS, query: text, operator: 'or', fuzziness: 2, minimum_should_match: '75%25' } },
  {
    bool: {
      should: [
        { terms: { 'configurable_children.sku': text.split('-') } },
        { match_phrase: { sku: { query: text, boost: 1 } } },
        { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
      ],
    },
  },
];

function aggregations(filters: SearchQuery['_availableFilters'] = []): object {
  const asked = filters.flatMap(({ field, options }): [string, object][] => {
    if (field === 'price') return [['agg_range_price', { range: { field: 'price', ranges: RANGES } }]];
    const size = options?.size ?? 10;
    return [field, `${field}_options`].map((name) => [`agg_terms_${name}`, { terms: { field: name, size } }]);
  });
  return asked.length > 0 ? { aggs: Object.fromEntries(asked) } : {};
}

/** Without an applied filter nothing is built at all: text and sort are ignored. */
export function translateQuery(query: SearchQuery): ElasticBody {
  const { _appliedFilters: filters = [], _appliedSort: sorts = [], _searchText: text = '' } = query;
  const counts = aggregations(query._availableFilters);
  if (filters.length === 0) return { ...counts };
  const sort = sorts.map(({ field, options = 'asc' }) => ({
    [field]: typeof options === 'string' ? { order: options } : options,
  }));
  return {
    query: {
      bool: {
        filter: filters.map(filterClause),
        ...(text ? { should: textClauses(text), minimum_should_match: 1 } : {}),
      },
    },
    ...(sort.length > 0 ? { sort } : {}),
    ...counts,
  };
}

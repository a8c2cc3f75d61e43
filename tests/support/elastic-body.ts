import type { AppliedFilter, SearchQuery } from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';

/**
 * A search query as the Elasticsearch body that VSF1 clients make of it, written from the wire contract's translation
 * rules and not from the platform's way back.
 */
type Clause = Record<string, unknown>;
type Operand = string | number | boolean | null | (string | number | boolean | null)[];

export function toElasticBody(query: SearchQuery): Clause {
  const must: Clause[] = [];
  const mustNot: Clause[] = [];
  const should: Clause[] = [];
  for (const filter of query._appliedFilters) {
    for (const [operator, operand] of operatorsOf(filter)) {
      if (operator === 'nor' || operator.startsWith('or')) should.push(alternative(filter, operator, operand));
      else if (filter.scope === 'catalog') must.push(choice(filter.attribute, operator, operand));
      else if (operator === 'neq' || operator === 'nin') mustNot.push(positive(filter.attribute, operator, operand));
      else must.push(positive(filter.attribute, operator, operand));
    }
  }
  const filter = {
    bool: {
      ...(must.length > 0 && { must: must.length === 1 ? must[0] : must }),
      ...(mustNot.length > 0 && { must_not: mustNot }),
      ...(should.length > 0 && { should, minimum_should_match: 1 }),
    },
  };
  return {
    query: { bool: { filter, ...(query._searchText !== '' && { should: textClauses(query._searchText) }) } },
    aggs: Object.assign({}, ...query._availableFilters.map(({ field, options }) => aggregations(field, options?.size))),
    sort: query._appliedSort.map(({ field, options }) => ({ [field]: options })),
  };
}

const operatorsOf = ({ value }: AppliedFilter): [string, Operand][] =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? [['in', value]]
    : (Object.entries(value) as [string, Operand][]);

const rangeOperators = ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'];

/** What an operator asks for before its negation. */
function positive(field: string, operator: string, operand: Operand): Clause {
  if (rangeOperators.includes(operator)) return { range: { [field]: { [operator]: operand } } };
  return operand === null
    ? { exists: { field } }
    : { terms: { [field]: Array.isArray(operand) ? operand : [operand] } };
}

const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });

function alternative({ attribute }: AppliedFilter, operator: string, operand: Operand): Clause {
  if (operator === 'or')
    return operand === null ? not(positive(attribute, 'eq', null)) : positive(attribute, 'in', operand);
  if (operator === 'nor')
    return operand === null ? positive(attribute, 'eq', null) : not(positive(attribute, 'in', operand));
  return positive(attribute, `${operator.charAt(2).toLowerCase()}${operator.slice(3)}`, operand);
}

function choice(attribute: string, operator: string, operand: Operand): Clause {
  const isPrice = attribute === 'price';
  const own = positive(isPrice ? 'final_price' : attribute, operator, operand);
  const variants = isPrice ? own : positive(`${attribute}_options`, operator, operand);
  return { bool: { should: [own, { bool: { must: [variants, { match: { type_id: 'configurable' } }] } }] } };
}

const textClauses = (text: string): Clause[] => [
  {
    multi_match: {
      fields: Object.entries(searchLimits.boosts).map(([field, boost]) => `${field}^${boost}`),
      query: text,
      operator: 'or',
      fuzziness: 2,
      cutoff_frequency: '0.01',
      max_expansions: '3',
      prefix_length: '1',
      minimum_should_match: '75%25',
      tie_breaker: '1',
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
];

function aggregations(field: string, asked: number | undefined): Clause {
  if (field === 'price') {
    const ranges = searchLimits.priceRanges.map(([from, to]) => (to === null ? { from } : { from, to }));
    return { agg_range_price: { range: { field, ranges } } };
  }
  const size = asked ?? (field === 'color' ? searchLimits.colourAggregationSize : searchLimits.filterAggregationSize);
  const terms = (name: string): Clause => ({ [`agg_terms_${name}`]: { terms: { field: name, size } } });
  return { ...terms(field), ...terms(`${field}_options`) };
}

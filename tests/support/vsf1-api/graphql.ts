import { buildSchema, type GraphQLScalarType, graphql } from 'graphql';
import { type Answer, html, isJson, type Json, json, listOf, textOf } from './answer.ts';
import type { ElasticAnswer, ElasticBody } from './elastic-engine.ts';
import { VSF1_SCHEMA } from './graphql-schema.ts';
import { type Filter, translateQuery } from './query-translation.ts';
import { MAIN_INDEX, STORE_INDEXES, searchIndex } from './search-index.ts';

/** `POST /graphql`: the same searches, and what version 1.12 makes of them with its newer client of Elasticsearch. */

const schema = buildSchema(VSF1_SCHEMA);
const text = schema.getType('Text') as GraphQLScalarType;
text.coerceInputValue = (value) => {
  if (Array.isArray(value) || isJson(value)) throw new TypeError(`String cannot represent ${JSON.stringify(value)}`);
  return String(value);
};

interface Arguments {
  search?: string;
  filter?: Json;
  attributes?: Json;
  pageSize?: number;
  currentPage?: number;
  sort?: Record<string, string>;
  _sourceInclude?: string[];
  _sourceExclude?: string[];
}

/** What is sent of a document where nobody says which fields. */
const INCLUDED: Readonly<Record<string, string[]>> = {
  category: [
    ...['children_data', 'id', 'children_count', 'sku', 'name', 'is_active', 'parent_id', 'level', 'url_key'],
    ...['url_path', 'product_count', 'path', 'position'],
  ],
  attribute: [
    ...['attribute_code', 'id', 'entity_type_id', 'options', 'default_value', 'is_user_defined', 'frontend_label'],
    ...['attribute_id', 'default_frontend_label', 'is_visible_on_front', 'is_visible', 'is_comparable'],
  ],
};

/** `{stock: {is_in_stock: {eq}}}` is a condition on `stock.is_in_stock`. */
function conditionOf(attribute: string, value: Json): Filter {
  const inner = Object.entries(value).findLast(([, part]) => isJson(part));
  if (inner) return conditionOf(`${attribute}.${inner[0]}`, inner[1] as Json);
  const { scope, ...rest } = value;
  return { attribute, value: rest, scope: textOf(listOf(scope)[0]) || 'default' };
}

function bodyOf({ filter = {}, search = '', sort = {} }: Arguments): ElasticBody {
  const filters = Object.entries(filter).map(([name, value]) => conditionOf(name, isJson(value) ? value : {}));
  // what a shopper chooses from is also counted, by a name that such a filter does not have
  const isCounted = filters.some(({ scope }) => scope === 'catalog');
  const applied = filters.filter(({ value }) => isJson(value) && Object.keys(value).length > 0);
  const body = translateQuery({ _appliedFilters: applied, _searchText: search });
  return {
    ...body,
    sort: Object.entries(sort).map(([name, order]) => ({ [name]: { order } })),
    ...(isCounted ? { aggs: { agg_terms_undefined: { terms: { size: 10 } } } } : {}),
    ...(search === '' ? {} : { min_score: 0.02 }),
  };
}

/** The client says no more of a failure than its type. */
class ResponseError extends Error {}

function find(index: string, entity: string, given: Arguments, include: string[]): ElasticAnswer {
  const { pageSize = 10, currentPage = 1 } = given;
  const found = searchIndex(index, entity, bodyOf(given), {
    size: pageSize,
    from: (currentPage - 1) * pageSize,
    sort: '',
    include,
    exclude: [],
    taxes: true,
  });
  if ('error' in found) throw new ResponseError(found.error.type);
  return found;
}

function rootOf(index: string) {
  /** Two of the lists are passed on by a name that the search engine does not know. */
  const refuseFields = ({ _sourceInclude, _sourceExclude }: Arguments): void => {
    if (_sourceInclude || _sourceExclude) throw new ResponseError('illegal_argument_exception');
  };
  const cms = (given: Arguments) => ({
    // one index is looked for in place of three
    items: find(index, 'cms', { ...given, pageSize: 200 }, []).hits.hits.map(({ _source }) => _source),
  });
  return {
    products(given: Arguments) {
      refuseFields(given);
      const { hits } = find(index, 'product', given, []);
      const sorts = Object.keys(given.sort ?? {}).map((name) => ({ label: name, value: name }));
      return {
        items: hits.hits.map(({ _source, _score }) => ({ ..._source, _score })),
        // an object, which is no Int; and counts are looked for where the newer client has none
        total_count: hits.total,
        aggregations: undefined,
        sort_fields: sorts.length > 0 ? { options: sorts } : {},
        page_info: { page_size: given.pageSize, current_page: given.currentPage },
      };
    },
    categories: (given: Arguments) => find(index, 'category', given, given._sourceInclude ?? INCLUDED.category ?? []),
    customAttributeMetadata: ({ attributes = {}, _sourceInclude }: Arguments) =>
      find(index, 'attribute', { filter: attributes, pageSize: 150 }, _sourceInclude ?? INCLUDED.attribute ?? []),
    reviews(given: Arguments) {
      refuseFields(given);
      return find(index, 'review', given, []);
    },
    taxrule: ({ filter = {} }: Arguments) => find(index, 'taxrule', { filter, pageSize: 150 }, []),
    cmsPages: cms,
    cmsBlocks: cms,
    cmsHierarchies: cms,
  };
}

export async function answerGraphql(pathname: string, { query, variables }: Json): Promise<Answer> {
  if (typeof query !== 'string') return html(400, 'Must provide query string.');
  const [code] = pathname.replace('/graphql', '').split('/').filter(Boolean);
  const index = code ? STORE_INDEXES[code] : MAIN_INDEX;
  // every resolver asks for the index of the store, and fails where it is not configured
  const rootValue = index
    ? rootOf(index)
    : new Proxy(
        {},
        { get: () => () => Promise.reject(new TypeError("Cannot read property 'elasticsearch' of undefined")) },
      );
  const { data, errors } = await graphql({
    schema,
    source: query,
    rootValue,
    variableValues: isJson(variables) ? variables : {},
  });
  return json(
    { ...(data === undefined ? {} : { data }), ...(errors ? { errors } : {}) },
    data === undefined ? 400 : 200,
  );
}

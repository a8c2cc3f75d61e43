import type { EntityName } from '@brixel/contract/catalog';
import {
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  valueFromASTUntyped,
} from 'graphql';
import { compactAnswer, elasticAnswer } from '../catalog/search-answer.ts';
import { type Found, type QueryArguments, type QueryContext, queryCatalog } from './catalog-query.ts';
import { readFilter } from './filter-input.ts';
import { readSort } from './sort-input.ts';

/** Attributes are the shop's own, so filters and sorts cannot be listed field by field: they are read as a whole. */
const inputScalar = <T>(name: string, description: string, read: (value: unknown) => T): GraphQLScalarType<T, never> =>
  new GraphQLScalarType<T, never>({
    name,
    description,
    coerceInputValue: read,
    coerceInputLiteral: (node) => read(valueFromASTUntyped(node)),
  });

/** One name for each entity, because clients declare their variables by it. */
const filterScalar = (name: string) =>
  inputScalar(
    name,
    '{attribute: {operator: value, scope: "default" | "catalog"}}, or a list of such objects',
    readFilter,
  );
const sortScalar = (name: string) => inputScalar(name, '{field: "ASC" | "DESC"}', readSort);
const jsonScalar = new GraphQLScalarType<unknown, unknown>({ name: 'JSON', description: 'Any JSON value' });

/** The catalogue as one query per entity. Names and shapes are those of the contract. */

type Arguments = Record<string, GraphQLArgumentConfig>;
type Query = GraphQLFieldConfig<undefined, QueryContext, QueryArguments>;

const strings = new GraphQLList(GraphQLString);

const pageArguments: Arguments = {
  search: { type: GraphQLString, description: 'words to look for' },
  pageSize: { type: GraphQLInt },
  currentPage: { type: GraphQLInt, description: 'the first one is 1' },
};

const fieldArguments: Arguments = {
  _sourceInclude: { type: strings, description: 'fields to answer with, all by default' },
  _sourceExclude: { type: strings },
};

function query<E extends EntityName>(
  entity: E,
  type: GraphQLOutputType,
  args: Arguments,
  answer: (found: Found<E>, context: QueryContext) => object,
): Query {
  return {
    type,
    args: { ...pageArguments, ...args },
    resolve: async (_root, given, context) => answer(await queryCatalog(entity, context, given), context),
  };
}

const products = new GraphQLObjectType({
  name: 'Products',
  fields: {
    items: { type: jsonScalar },
    total_count: { type: GraphQLInt },
    aggregations: { type: jsonScalar },
    suggest: { type: jsonScalar, description: 'how the words could go on, or should have been spelled' },
    sort_fields: {
      type: new GraphQLObjectType({
        name: 'SortFields',
        fields: {
          options: {
            type: new GraphQLList(
              new GraphQLObjectType({ name: 'SortField', fields: { value: { type: GraphQLString } } }),
            ),
          },
        },
      }),
    },
    page_info: {
      type: new GraphQLObjectType({
        name: 'SearchResultPageInfo',
        fields: { page_size: { type: GraphQLInt }, current_page: { type: GraphQLInt } },
      }),
    },
  },
});

const sortFields = { options: ['updated_at', 'final_price', 'sold_qty', 'rating.average'].map((value) => ({ value })) };

function productsAnswer({ result, pageSize, currentPage }: Found<'product'>): object {
  const { hits, total, aggregations, suggest } = compactAnswer(result);
  return {
    items: hits,
    total_count: total,
    aggregations,
    suggest,
    sort_fields: sortFields,
    page_info: { page_size: pageSize, current_page: currentPage },
  };
}

const elasticResponse = new GraphQLObjectType({
  name: 'ESResponse',
  fields: { hits: { type: jsonScalar }, suggest: { type: jsonScalar }, aggregations: { type: jsonScalar } },
});

const elasticQuery = (entity: EntityName, args: Arguments): Query =>
  query(entity, elasticResponse, { ...fieldArguments, ...args }, ({ result }, { store }) => ({
    ...elasticAnswer(result, store.index, entity, 0),
    suggest: result.suggest,
  }));

const cmsFilter = filterScalar('CmsInput');
const cmsSort = sortScalar('CmsSortInput');

/** Content is typed, unlike the rest: its fields are the same in every shop. */
function cmsQuery(
  entity: 'cms_page' | 'cms_block' | 'cms_hierarchy',
  name: string,
  fields: { numbers: string[]; texts: string[] },
): Query {
  const item = new GraphQLObjectType({
    name: `${name}Item`,
    fields: Object.fromEntries([
      ...fields.numbers.map((field) => [field, { type: GraphQLInt }]),
      ...fields.texts.map((field) => [field, { type: GraphQLString }]),
      ['_score', { type: GraphQLFloat }],
    ]),
  });
  const list = new GraphQLObjectType({
    name,
    fields: { items: { type: new GraphQLList(item) }, total_count: { type: GraphQLInt } },
  });
  return query(entity, list, { filter: { type: cmsFilter }, sort: { type: cmsSort } }, ({ result }) => ({
    items: compactAnswer(result).hits,
    total_count: result.total,
  }));
}

export const schema = new GraphQLSchema({
  query: new GraphQLObjectType<undefined, QueryContext>({
    name: 'Query',
    fields: {
      products: query(
        'product',
        products,
        {
          ...fieldArguments,
          filter: { type: filterScalar('ProductFilterInput') },
          sort: { type: sortScalar('ProductSortInput') },
          aggregate: { type: jsonScalar, description: '{field: most values to name}, instead of scope "catalog"' },
        },
        productsAnswer,
      ),
      categories: elasticQuery('category', {
        filter: { type: filterScalar('CategoryFilterInput') },
        sort: { type: sortScalar('CategorySortInput') },
      }),
      customAttributeMetadata: elasticQuery('attribute', {
        attributes: { type: new GraphQLNonNull(filterScalar('AttributeInput')) },
        sort: { type: sortScalar('AttributeSortInput') },
      }),
      reviews: elasticQuery('review', {
        filter: { type: filterScalar('ReviewFilterInput') },
        sort: { type: sortScalar('ReviewSortInput') },
      }),
      taxrule: elasticQuery('taxrule', {
        filter: { type: filterScalar('TaxRuleInput') },
        sort: { type: sortScalar('TaxRuleSortInput') },
      }),
      cmsPages: cmsQuery('cms_page', 'CmsPages', {
        numbers: ['id', 'page_id', 'store_id'],
        texts: [
          'identifier',
          'title',
          'content',
          'content_heading',
          'meta_description',
          'meta_keywords',
          'url_path',
          'updated_at',
        ],
      }),
      cmsBlocks: cmsQuery('cms_block', 'CmsBlocks', {
        numbers: ['id', 'store_id'],
        texts: ['identifier', 'title', 'content', 'creation_time'],
      }),
      cmsHierarchies: cmsQuery('cms_hierarchy', 'CmsHierarchies', {
        numbers: ['id', 'node_id', 'parent_node_id', 'page_id', 'level', 'sort_order', 'store_id'],
        texts: ['identifier', 'label', 'request_url', 'xpath'],
      }),
    },
  }),
});

import type { EntityName } from '@brixel/contract/catalog';

/**
 * The query of each entity. `known` is what every API of the contract understands, `more` what only ours does: version 1.12 of the original
 * has lists of fields for products, and hands them to its search engine by a name that makes it fail.
 */

interface Variables {
  /** GraphQL types by variable */
  [name: string]: string;
}

export interface QueryShape {
  name: string;
  known: Variables;
  more: Variables;
  /** fields of the answer */
  answer: string;
  moreAnswer?: string;
  /** fields of each item, where they have to be named */
  items?: readonly string[];
  moreItems?: readonly string[];
}

const page = { pageSize: 'Int', currentPage: 'Int' };
const include = { _sourceInclude: '[String]' };
const exclude = { _sourceExclude: '[String]' };
const search = { search: 'String' };

const cms = {
  known: { filter: 'CmsInput' },
  more: { ...page, ...search, sort: 'CmsSortInput' },
  answer: '',
  moreAnswer: 'total_count',
};

export const queryShapes: Record<EntityName, QueryShape> = {
  product: {
    name: 'products',
    known: {
      ...page,
      filter: 'ProductFilterInput',
      search: 'String!',
      sort: 'ProductSortInput',
    },
    more: { ...include, ...exclude, aggregate: 'JSON' },
    answer: 'items total_count aggregations',
    moreAnswer: 'suggest',
  },
  category: {
    name: 'categories',
    known: { ...page, ...include, filter: 'CategoryFilterInput', sort: 'CategorySortInput' },
    more: { ...search, ...exclude },
    answer: 'hits suggest',
  },
  attribute: {
    name: 'customAttributeMetadata',
    known: { ...include, attributes: 'AttributeInput!' },
    more: { ...page, ...search, ...exclude, sort: 'AttributeSortInput' },
    answer: 'hits',
  },
  review: {
    name: 'reviews',
    known: { ...page, filter: 'ReviewFilterInput' },
    more: { ...search, ...include, ...exclude, sort: 'ReviewSortInput' },
    answer: 'hits suggest',
  },
  taxrule: {
    name: 'taxrule',
    known: { filter: 'TaxRuleInput' },
    more: { ...page, ...search, ...include, ...exclude, sort: 'TaxRuleSortInput' },
    answer: 'hits',
  },
  cms_page: {
    ...cms,
    name: 'cmsPages',
    items: ['title', 'identifier', 'content', 'meta_description', 'meta_keywords'],
    moreItems: ['id', 'page_id', 'content_heading', 'store_id', 'url_path', 'updated_at', '_score'],
  },
  cms_block: {
    ...cms,
    name: 'cmsBlocks',
    items: ['title', 'id', 'identifier', 'content', 'creation_time'],
    moreItems: ['store_id', '_score'],
  },
  cms_hierarchy: {
    ...cms,
    name: 'cmsHierarchies',
    items: ['page_id', 'label', 'xpath', 'request_url', 'parent_node_id'],
    moreItems: ['id', 'node_id', 'identifier', 'level', 'sort_order', 'store_id', '_score'],
  },
};

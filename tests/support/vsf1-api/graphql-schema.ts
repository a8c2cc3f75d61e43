/**
 * The GraphQL schema of vue-storefront-api 1.12: what a storefront may ask, field by field. Whatever is not listed is refused.
 * `Text` stands for what that version's String takes: numbers and booleans too, which become text.
 */

const productFields = [
  ...['visibility', 'status', 'name', 'sku', 'description', 'short_description', 'price', 'final_price'],
  ...['special_price', 'special_from_date', 'special_to_date', 'weight', 'manufacturer', 'meta_title', 'meta_keyword'],
  ...['meta_description', 'image', 'small_image', 'thumbnail', 'tier_price', 'news_from_date', 'news_to_date'],
  ...['custom_layout_update', 'min_price', 'max_price', 'category_ids', 'category_id', 'options_container'],
  ...['required_options', 'has_options', 'image_label', 'small_image_label', 'thumbnail_label', 'created_at'],
  ...['updated_at', 'country_of_manufacture', 'custom_layout', 'gift_message_available', 'erin_recommends', 'size'],
  ...['color', 'is_in_stock', 'keyword', 'url_path'],
];
/** Of them these are for filters only. */
const unsorted = [
  ...['visibility', 'status', 'min_price', 'max_price', 'category_ids', 'category_id', 'erin_recommends', 'size'],
  ...['color', 'is_in_stock', 'keyword', 'url_path'],
];
const categoryFields = [
  ...[
    'id',
    'parent_id',
    'description',
    'name',
    'is_active',
    'path',
    'path_in_store',
    'url_key',
    'url_path',
    'position',
  ],
  ...['level', 'created_at', 'updated_at', 'product_count', 'default_sort_by', 'children', 'children_data'],
  ...['children_count', 'available_sort_by', 'include_in_menu', 'display_mode', 'is_anchor', 'page_layout'],
];
const taxRuleFields = [
  ...['id', 'code', 'priority', 'position', 'customer_tax_class_ids', 'product_tax_class_ids', 'tax_rate_ids'],
  ...['calculate_subtotal', 'rates'],
];

const allOf = (type: string, names: readonly string[]): string => names.map((name) => `${name}: ${type}`).join('\n');
const page = 'pageSize: Int = 20, currentPage: Int = 1';

export const VSF1_SCHEMA = `
  scalar JSON
  scalar Text
  enum SortEnum { ASC DESC }
  input FilterTypeInput {
    eq: JSON neq: JSON in: [JSON] nin: [Text] like: [Text] finset: [Text]
    ${allOf('Text', ['from', 'to', 'gt', 'gte', 'gteq', 'lt', 'lte', 'lteq', 'moreq', 'null', 'notnull'])}
    scope: [Text]
  }
  input ProductFilterInput {
    ${allOf('FilterTypeInput', productFields)}
    ${allOf('ProductFilterInput', ['or', 'stock', 'configurable_children'])}
    category: JSON
  }
  input ProductSortInput { ${allOf(
    'SortEnum',
    productFields.filter((name) => !unsorted.includes(name)),
  )} }
  input CategoryFilterInput { ${allOf('FilterTypeInput', categoryFields)} }
  input CategorySortInput { ${allOf('SortEnum', [...categoryFields, '_score'])} }
  input AttributeInput {
    ${allOf('FilterTypeInput', ['attribute_code', 'attribute_id', 'is_user_defined'])}
    entity_type: String
  }
  input ReviewFilterInput { ${allOf('FilterTypeInput', ['review_status', 'product_id'])} }
  input TaxRuleInput { ${allOf('FilterTypeInput', taxRuleFields)} }
  input CmsInput { ${allOf('FilterTypeInput', ['id', 'identifier', 'store_id', 'url_path'])} }

  type SortField { value: String label: String }
  type SortFields { default: String options: [SortField] }
  type SearchResultPageInfo { page_size: Int current_page: Int }
  type Products {
    items: JSON page_info: SearchResultPageInfo total_count: Int aggregations: JSON attribute_metadata: JSON
    sort_fields: SortFields
  }
  type ESResponse { hits: JSON suggest: JSON aggregations: JSON attribute_metadata: JSON }
  type CmsPages {
    page_id: Int title: String identifier: String content: String content_heading: String meta_description: String
    meta_keywords: String store_id: Int url_path: String
  }
  type CmsPage { items: [CmsPages] }
  type CmsBlock { identifier: String id: Int title: String content: String creation_time: String store_id: Int }
  type CmsBlocks { items: [CmsBlock] }
  type CmsHierarchy {
    node_id: Int parent_node_id: Int page_id: Int identifier: String label: String level: Int request_url: String
    xpath: String store_id: Int
  }
  type CmsHierarchies { items: [CmsHierarchy] }

  type Query {
    products(search: String, filter: ProductFilterInput, ${page}, sort: ProductSortInput, _sourceInclude: [String],
      _sourceExclude: [String]): Products
    categories(search: String, filter: CategoryFilterInput, ${page}, sort: CategorySortInput,
      _sourceInclude: [String]): ESResponse
    customAttributeMetadata(attributes: AttributeInput!, _sourceInclude: [String]): ESResponse
    reviews(search: String, filter: ReviewFilterInput, ${page}, _sourceInclude: [String]): ESResponse
    taxrule(filter: TaxRuleInput): ESResponse
    cmsPages(filter: CmsInput): CmsPage
    cmsBlocks(filter: CmsInput): CmsBlocks
    cmsHierarchies(filter: CmsInput): CmsHierarchies
  }
`;

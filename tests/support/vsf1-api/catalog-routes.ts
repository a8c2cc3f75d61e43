import { type Answer, type Call, html, isJson, type Json, json, type Routes, result } from './answer.ts';
import { type ElasticAnswer, unrecognized } from './elastic-engine.ts';
import { type Document, foreignCatalog } from './foreign-catalog.ts';
import { translateQuery } from './query-translation.ts';
import { isIndex, searchIndex, taxed } from './search-index.ts';

/** Searches: the API passes them on to Elasticsearch, adds taxes to prices, and shortens the answer where it is asked to. */

const SHORT: Readonly<Record<string, string>> = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
};
/** Left out of a variant where they are those of the parent. */
const SHARED = [
  'max_price',
  'final_price',
  'price',
  'special_price',
  'price_incl_tax',
  'price_tax',
  'image',
  'small_image',
  'thumbnail',
];

const listIn = (query: URLSearchParams, name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean);

export interface CatalogSwitches {
  /** false: a version before 1.12, which hands everything that it is sent to the search engine */
  searchQueries: boolean;
  /** false: prices stay as they were entered (`tax.calculateServerSide`) */
  taxes: boolean;
}

export const catalogRoutes = (switches: CatalogSwitches): Routes => ({
  'GET /catalog/': (call) => search(call, switches),
  'POST /catalog/': (call) => search(call, switches),
  'GET /product/render-list': ({ query }) => {
    const wanted = listIn(query, 'skus');
    return result({ items: foreignCatalog.product!.filter(({ sku }) => wanted.includes(String(sku))).map(rendered) });
  },
});

function search(call: Call, { searchQueries, taxes }: CatalogSwitches): Answer {
  const [, , index = '', entity = '', last = ''] = call.path.split('/');
  // the original throws, and Express writes a page
  if (!isIndex(index) || last !== '_search') {
    return html(
      500,
      'Error: Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/&lt;index_name&gt;/_search',
    );
  }
  const { query } = call;
  const strange = ['request_format', 'response_format'].filter((name) => !searchQueries && query.has(name));
  if (strange.length > 0) return result(unrecognized(`/${index}_${entity}/_search`, strange), 500);
  let sent: unknown;
  try {
    // decoded once more than the address has been encoded
    sent = call.method === 'GET' ? JSON.parse(decodeURIComponent(query.get('request') ?? '{}')) : call.body;
  } catch (error) {
    return result(String(error), 500);
  }
  const given = isJson(sent) ? sent : {};
  const isQuery = query.get('request_format') === 'search-query';
  const { groupToken: _, groupId: __, ...body } = isQuery ? translateQuery(given) : given;
  const found = searchIndex(index, entity, body, {
    size: Number(query.get('size') ?? 10),
    from: Number(query.get('from') ?? 0),
    sort: query.get('sort') ?? '',
    include: listIn(query, '_source_include'),
    exclude: listIn(query, '_source_exclude'),
    taxes,
  });
  if ('error' in found) return result(found.error, 500);
  const isCompact = query.get('response_format') === 'compact';
  return json(isCompact ? compact(found, entity) : found);
}

function compact({ hits, aggregations }: ElasticAnswer, entity: string): Json {
  const shortened = hits.hits.map(({ _source, _score }) => ({
    ...(entity === 'product' ? shortProduct(_source) : _source),
    _score,
  }));
  // on Elasticsearch 7 the total is an object in this form too
  return { hits: shortened, total: hits.total, ...(aggregations ? { aggregations } : {}) };
}

const shortNames = (source: Document): Document =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [SHORT[name] ?? name, value]));

function shortProduct(source: Document): Document {
  const { configurable_children: children, ...rest } = source;
  if (!Array.isArray(children)) return shortNames(source);
  const distinct = (child: Document): Document =>
    Object.fromEntries(
      Object.entries(child).filter(([name, value]) => !SHARED.includes(name) || value !== source[name]),
    );
  return { ...shortNames(rest), configurable_children: children.map((child) => shortNames(distinct(child))) };
}

function rendered(source: Document): Json {
  const {
    id,
    name,
    type_id,
    price_incl_tax,
    original_price_incl_tax,
    special_price_incl_tax,
    price,
    original_price,
    special_price,
  } = taxed(source);
  return {
    id,
    name,
    type: type_id,
    store_id: 1,
    currency_code: 'EUR',
    price_info: {
      final_price: price_incl_tax,
      regular_price: original_price_incl_tax,
      special_price: special_price_incl_tax || null,
      extension_attributes: { tax_adjustments: { final_price: price, regular_price: original_price, special_price } },
    },
  };
}

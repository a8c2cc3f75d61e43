import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buildSchema, graphql } from 'graphql';

/** A small Vue Storefront 1 API over real HTTP: its shapes, its short names, its GraphQL schema without anything of ours. */

type Json = Record<string, unknown>;

/** A configurable product as the compact form sends it: variants lack what is the same in the parent. */
const compactHoodie: Json = {
  id: 67,
  sku: 'MH01',
  type_id: 'configurable',
  nm: 'Citt&agrave; Hoodie',
  s: 1,
  visibility: 4,
  tci: 2,
  p: 52,
  sp: 0,
  pit: 63.96,
  i: '/m/h/mh01.jpg',
  category_ids: ['20', '21'],
  stock: { qty: 7, is_in_stock: true },
  _score: 3.5,
  configurable_children: [
    { id: 52, sku: 'MH01-XS', p: 50, pit: 61.5 },
    { id: 53, sku: 'MH01-S', i: '/m/h/mh01-s.jpg' },
  ],
};

/** And as its search engine stores it, with the price as it was entered. */
const hoodie: Json = {
  id: 67,
  sku: 'entered',
  type_id: 'simple',
  name: 'Città Hoodie',
  url_key: 'citta-hoodie',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price: 52,
  special_price: null,
  final_price: 52,
};

const category: Json = { id: 20, name: 'Women & More', level: 2, is_active: true, path: '1/2/20' };
const taxRule: Json = {
  id: 2,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 19, tax_country_id: 'DE', tax_region_id: 0, region_name: '' }],
};

const priceInfo = {
  final_price: 49.2,
  regular_price: 63.96,
  special_price: 49.2,
  extension_attributes: { tax_adjustments: { final_price: 40, regular_price: 52, special_price: 40 } },
};

/** Nothing is reduced, whatever the special price says. */
const plainPriceInfo = { ...priceInfo, final_price: 63.96, special_price: 63.96 };

const elastic = (source: Json): Json => ({
  hits: { total: { value: 1 }, hits: [{ _id: '1', _score: 1, _source: source }] },
});

const schema = buildSchema(`
  scalar JSON
  enum SortEnum { ASC DESC }
  input FilterTypeInput { eq: String in: [JSON] scope: String }
  input ProductFilterInput { sku: FilterTypeInput color: FilterTypeInput }
  input ProductSortInput { updated_at: SortEnum }
  input CategoryFilterInput { id: FilterTypeInput }
  input CategorySortInput { position: SortEnum }
  input CmsInput { identifier: FilterTypeInput }
  type Products { items: JSON total_count: Int aggregations: JSON }
  type ESResponse { hits: JSON suggest: JSON }
  type CmsPage { items: [CmsPages] }
  type CmsPages { title: String identifier: String content: String meta_description: String meta_keywords: String }
  type Query {
    products(filter: ProductFilterInput, search: String, pageSize: Int, currentPage: Int, sort: ProductSortInput,
      _sourceInclude: [String], _sourceExclude: [String]): Products
    categories(filter: CategoryFilterInput, pageSize: Int, currentPage: Int, sort: CategorySortInput,
      _sourceInclude: [String]): ESResponse
    cmsPages(filter: CmsInput): CmsPage
  }
`);

const answers = {
  products: () => ({
    items: [hoodie],
    total_count: 1,
    aggregations: { agg_terms_color: { buckets: [] }, agg_terms_x: {} },
  }),
  categories: () => elastic(category),
  cmsPages: () => ({ items: ['a', 'b', 'c'].map((identifier) => ({ identifier, title: identifier.toUpperCase() })) }),
};

export interface Vsf1Api {
  url: string;
  /** paths asked for so far */
  calls: string[];
  close(): Promise<void>;
}

/** `broken` are parts of paths: there the API answers with a page of HTML, and at `silent` ones it never answers. */
export async function startVsf1Api({ broken = 'none', silent = 'none' } = {}): Promise<Vsf1Api> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    if (path.includes(silent)) return;
    if (path.includes(broken)) return void response.setHeader('content-type', 'text/html').end('<h1>502</h1>');
    if (path.startsWith('/graphql')) return answerQuery(request, response);
    const json = answerPath(new URL(path, 'http://api'));
    response.statusCode = 'error' in json ? 500 : 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerPath({ pathname, searchParams }: URL): Json {
  const request = searchParams.get('request') ?? '';
  if (request.includes('WRONG')) return { error: { reason: 'no such field' } };
  if (pathname === '/api/product/render-list') {
    const items = [
      { id: 67, price_info: priceInfo },
      { id: 53, price_info: plainPriceInfo },
    ];
    return { code: 200, result: { items } };
  }
  const entity = /^\/api\/catalog\/shop_de\/(\w+)\/_search$/.exec(pathname)?.[1];
  switch (entity) {
    case undefined:
      return { error: 'No such index' };
    case 'product':
      return request.includes('entered') ? elastic(hoodie) : { hits: [compactHoodie], total: 1 };
    case 'category':
      return elastic(category);
    case 'taxrule':
      return elastic(taxRule);
    default:
      return { hits: [], total: 0 };
  }
}

async function answerQuery(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { query, variables } = JSON.parse(Buffer.concat(chunks).toString());
  const result = await graphql({ schema, source: query, variableValues: variables, rootValue: answers });
  response.statusCode = result.data ? 200 : 400;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
}

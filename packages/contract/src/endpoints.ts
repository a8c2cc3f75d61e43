import { z } from 'zod';
import { cartEndpoints } from './cart-endpoints.ts';
import { cmsBlock, cmsPage, entityNames, stockRow } from './catalog.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { mosaicEndpoints } from './mosaic-endpoints.ts';
import { newsletterEndpoints } from './newsletter-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { MAX_OWN_PRICE_SKUS } from './own-price-limits.ts';
import { ownPrices } from './own-prices.ts';
import { partEndpoints } from './part-endpoints.ts';
import { renderList } from './render-list.ts';
import { searchParams } from './search.ts';
import { searchAnswer } from './search-answer.ts';
import { shopFacts } from './shop-settings.ts';
import { stockAlertEndpoints } from './stock-alert-endpoints.ts';
import { userEndpoints } from './user-endpoints.ts';
import { voucherEndpoints } from './voucher-endpoints.ts';
import { writtenReview } from './written-review.ts';

/** The endpoint table: every call that the platform answers. Methods and paths stand in `endpoint-routes.ts`. */

const storeCode = z.string().max(20).optional();

/** A number in a URL; the databases store 32 bits. */
const rowId = z.coerce.number<string | number>().int().min(0).max(2_147_483_647);

/** Older clients send unused parameters empty. */
const optionalNumber = <T extends z.ZodType<number>>(number: T) =>
  z.union([z.literal('').transform(() => undefined), number]).optional();

const sku = z.string().min(1).max(100);
const skuText = (most: number) =>
  z
    .string()
    .min(1)
    .max(most * 101)
    .describe(`up to ${most} skus, separated by commas`);

const MAX_STOCK_SKUS = 50;
const stockSkus = skuText(MAX_STOCK_SKUS)
  .transform((text) => text.split(','))
  .pipe(z.array(sku).max(MAX_STOCK_SKUS));

const ownPriceSkus = skuText(MAX_OWN_PRICE_SKUS)
  .transform((text) => text.split(','))
  .pipe(z.array(sku).max(MAX_OWN_PRICE_SKUS));

/** Clients request a configurable product with all its variants, and leave a gap for a product without any. */
const MAX_RENDER_SKUS = 300;
const renderSkus = skuText(MAX_RENDER_SKUS)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(sku).max(MAX_RENDER_SKUS));

const fieldNames = z.array(z.string().max(200)).max(200).nullish();

const searchQueryString = z.object({
  q: z.string().max(200).optional().describe('plain words, for an Elasticsearch body without a text'),
  size: optionalNumber(z.coerce.number<string | number>().int()),
  from: optionalNumber(z.coerce.number<string | number>().int()),
  sort: z.string().max(200).optional(),
  _source_include: z.string().max(4000).optional(),
  _source_exclude: z.string().max(4000).optional(),
  request: z.string().max(100_000).optional().describe('JSON: an Elasticsearch body or a search query'),
  request_format: z.string().max(40).optional().describe('search-query, else the request is an Elasticsearch body'),
  response_format: z.string().max(40).optional().describe('compact, else the shape of Elasticsearch'),
});

export const endpoints = {
  searchCatalog: defineEndpoint(endpointRoutes.searchCatalog, {
    tag: 'Catalogue',
    summary: `Search one entity of a store's catalogue (${entityNames.join(', ')})`,
    params: searchParams,
    query: searchQueryString,
    result: searchAnswer,
    envelope: false,
    bareFailures: true,
    failures: { 404: 'no store has this index' },
  }),
  postCatalogSearch: defineEndpoint(endpointRoutes.postCatalogSearch, {
    tag: 'Catalogue',
    summary: 'The same search with the request in the body',
    params: searchParams,
    query: searchQueryString,
    body: z.record(z.string(), z.unknown()).meta({
      description: 'an Elasticsearch body, or a search query where request_format=search-query says so',
      examples: [{ query: { bool: { filter: { terms: { sku: ['BX-3005-1'] } } } }, sort: [{ updated_at: 'desc' }] }],
    }),
    result: searchAnswer,
    envelope: false,
    bareFailures: true,
    failures: { 404: 'no store has this index' },
  }),
  mapUrl: defineEndpoint(endpointRoutes.mapUrl, {
    tag: 'Catalogue',
    summary: 'Resolve a path to the product, category or page behind it; null when there is none',
    query: z.object({ storeCode }),
    // A missing url is the caller's mistake, so it is 400 and not VSF1's 500: the status equals the code.
    body: z
      .object({
        url: z.string().min(1).max(500),
        includeFields: fieldNames,
        excludeFields: fieldNames,
        filters: z
          .object({ sku: z.string().max(100).nullish().describe('the variant the address is for') })
          .loose()
          .nullish(),
      })
      .loose(),
    result: z
      .object({
        _index: z.string(),
        _type: z.enum(['product', 'category', 'cms_page']),
        _id: z.string(),
        _score: z.number(),
        _source: z.record(z.string(), z.unknown()),
      })
      .nullable(),
    envelope: false,
  }),
  checkStock: defineEndpoint(endpointRoutes.checkStock, {
    tag: 'Stock',
    summary: 'Stock of one sku',
    query: z.object({ sku, storeCode }),
    result: stockRow,
    noStore: true,
    failures: { 404: 'no product has this sku' },
  }),
  checkStockByPath: defineEndpoint(endpointRoutes.checkStockByPath, {
    tag: 'Stock',
    summary: 'Stock of one sku, named in the path',
    params: z.object({ sku }),
    query: z.object({ storeCode }),
    result: stockRow,
    noStore: true,
    failures: { 404: 'no product has this sku' },
  }),
  listStock: defineEndpoint(endpointRoutes.listStock, {
    tag: 'Stock',
    summary: 'Stock of several skus, in the order asked for; unknown ones are left out',
    query: z.object({ skus: stockSkus, storeCode }),
    result: z.array(stockRow),
    noStore: true,
  }),
  renderProducts: defineEndpoint(endpointRoutes.renderProducts, {
    tag: 'Catalogue',
    summary: 'Current prices of several products, in the order asked for; unknown ones are left out',
    query: z.object({
      skus: renderSkus,
      currencyCode: z.string().max(10).optional(),
      storeId: optionalNumber(rowId).describe('the store by its number; wins over storeCode'),
      userGroupId: optionalNumber(rowId).describe('sent by clients; everybody is told what everybody pays'),
      storeCode,
    }),
    result: renderList,
    noStore: true,
  }),
  ...stockAlertEndpoints,
  ...cartEndpoints,
  ...voucherEndpoints,
  ...orderEndpoints,
  ...userEndpoints,
  ...mosaicEndpoints,
  ...partEndpoints,
  createReview: defineEndpoint(endpointRoutes.createReview, {
    tag: 'Reviews',
    summary: 'Hand in a review; it is shown once the shop has read it, and kept once however often it is sent',
    query: z.object({ token: z.string().max(4000).optional().describe('of a customer, if it is one'), storeCode }),
    body: z.object({ review: writtenReview }),
    result: z.literal(true),
    failures: {
      401: 'the token is not valid, or no longer',
      404: 'no product has this id',
      429: 'too many attempts',
    },
  }),
  cmsPageById: defineEndpoint(endpointRoutes.cmsPageById, {
    tag: 'Content',
    summary: 'One page by its number',
    params: z.object({ id: rowId }),
    query: z.object({ storeCode }),
    result: cmsPage,
    failures: { 404: 'the store has no such page' },
  }),
  cmsPageByIdentifier: defineEndpoint(endpointRoutes.cmsPageByIdentifier, {
    tag: 'Content',
    summary: 'One page of a store by its identifier',
    params: z.object({ identifier: z.string().max(100), storeId: rowId }),
    result: cmsPage,
    failures: { 404: 'the store has no such page' },
  }),
  cmsBlockById: defineEndpoint(endpointRoutes.cmsBlockById, {
    tag: 'Content',
    summary: 'One block by its number',
    params: z.object({ id: rowId }),
    query: z.object({ storeCode }),
    result: cmsBlock,
    failures: { 404: 'the store has no such block' },
  }),
  cmsBlockByIdentifier: defineEndpoint(endpointRoutes.cmsBlockByIdentifier, {
    tag: 'Content',
    summary: 'One block of a store by its identifier',
    params: z.object({ identifier: z.string().max(100), storeId: rowId }),
    result: cmsBlock,
    failures: { 404: 'the store has no such block' },
  }),
  ...newsletterEndpoints,
  ...contactEndpoints,
  shopFacts: defineEndpoint(endpointRoutes.shopFacts, {
    tag: 'Shop',
    summary: 'What the shop is: its name, its firm, where it sends parcels and for how much; with an ETag',
    result: shopFacts,
  }),
  ownPrices: defineEndpoint(endpointRoutes.ownPrices, {
    tag: 'Catalogue',
    summary: 'What the signed-in customer pays for several products, where their group has prices of its own',
    query: z.object({ skus: ownPriceSkus, storeCode }),
    result: ownPrices,
    failures: { 401: 'nobody is signed in' },
  }),
  findRedirect: defineEndpoint(endpointRoutes.findRedirect, {
    tag: 'Content',
    summary:
      'Where an address leads that nothing stands at; null where it leads nowhere. Paths are those of all stores, without prefix',
    query: z.object({ storeCode, path: z.string().min(1).max(500) }),
    noStore: true,
    result: z.object({ to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }).nullable(),
  }),
  reportNotFound: defineEndpoint(endpointRoutes.reportNotFound, {
    tag: 'Content',
    summary: 'Tell the shop that an address led nowhere',
    query: z.object({ storeCode }),
    body: z.object({ url: z.string().max(500), referrer: z.string().max(500).optional() }),
    result: z.literal(true),
  }),
  reportPage: defineEndpoint(endpointRoutes.reportPage, {
    tag: 'Content',
    summary: 'Tell the shop that a page is looked at that it was not asked for; counted, and forgotten who it was',
    query: z.object({ storeCode }),
    body: z.object({ path: z.string().max(500).describe('below the prefix of the store') }),
    result: z.literal(true),
  }),
} as const;

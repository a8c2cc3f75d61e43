import { slugify } from '@brixel/commerce/slugify';
import type { PublicConfig } from '#config/public-config.ts';
import type { Found, Hit, SearchAdapter, SearchRequest, SendCall } from '#data/catalog/search/search-adapter.ts';
import { storeOfIndex } from '#data/catalog/search/store-of-index.ts';
import { createMemoryCache } from '#data/storage/memory-cache.ts';
import { isBundleOfSkus, partsRequest, withBundleParts } from './bundle-parts.ts';
import { completeCategory, completeProduct, completeReview } from './missing-facts.ts';
import { withPlainNames } from './plain-names.ts';
import { expandProduct } from './short-names.ts';

type Fields = Record<string, unknown>;

export interface ForeignSetup {
  config: PublicConfig;
  search: SearchAdapter;
  /** of the customer who is logged in; null for guests */
  customerGroup: () => number | null;
  /** for failures that a page survives */
  report: (error: unknown) => void;
}

/** Searches an API that may not be ours: what it leaves out or writes in another way is made good here. */
export function createForeignSearch({ config, search, customerGroup, report }: ForeignSetup): SearchAdapter {
  const { clientTax, fromPlatform } = config.prices;
  const rules = createMemoryCache<Found>(Number.POSITIVE_INFINITY);

  // our own names are text, and an ampersand in one of them is meant
  const read = (hit: Fields): Fields => (config.api.url === '' ? hit : withPlainNames(hit));

  async function searchProducts(request: SearchRequest, send: SendCall): Promise<Found> {
    const asked = withPriceSources(request);
    if (!clientTax) return change(await search(asked, send), (hit) => read(expandProduct(hit)));
    const { taxRulesRequest, withTaxes } = await import('./client-taxes.ts');
    const { index } = request;
    const [found, taxRules] = await Promise.all([
      search(asked, send),
      rules.remember(index, () => search(taxRulesRequest(index), send)),
    ]);
    const products = change(found, (hit) => read(expandProduct(hit)));
    const { country } = storeOfIndex(config, index);
    const shopper = { country, groupId: customerGroup() };
    return { ...products, hits: withTaxes(products.hits, taxRules, shopper, clientTax) };
  }

  return async (request, send) => {
    const asked = withSlugSources(request);
    if (request.entity === 'category') {
      return change(await search(asked, send), (hit) => withSlug(completeCategory(read(hit), request), request));
    }
    if (request.entity === 'review') {
      return change(await search(withRatings(request), send), (hit) => completeReview(read(hit)));
    }
    if (request.entity !== 'product') return change(await search(request, send), read);
    const products = change(await searchProducts(asked, send), (hit) =>
      withSlug(completeProduct(hit, request), request),
    );
    const found = products.hits.some(isBundleOfSkus)
      ? await withBundleParts(
          products,
          async (skus) => (await searchProducts(partsRequest(request.index, skus), send)).hits,
        )
      : products;
    if (!fromPlatform) return found;
    const { withPlatformPrices } = await import('./platform-prices.ts');
    const store = storeOfIndex(config, request.index);
    return {
      ...found,
      hits: await withPlatformPrices(found.hits, { config, store, userGroupId: customerGroup(), send, report }),
    };
  };
}

const change = (found: Found, to: (hit: Hit) => Fields): Found => ({
  ...found,
  hits: found.hits.map((hit) => ({ ...to(hit), _score: hit._score })),
});

const PRICE_SOURCES = ['price', 'special_price', 'final_price', 'special_from_date', 'special_to_date', 'tax_class_id'];
const PRICED_FIELDS = [...PRICE_SOURCES, ...PRICE_SOURCES.map((name) => `configurable_children.${name}`)];

/** A request for a price also fetches what it is calculated from: here, or by an API that adds the taxes to what it has found. */
const withPriceSources = (request: SearchRequest): SearchRequest =>
  request.include?.some((name) => name.includes('price'))
    ? { ...request, include: [...new Set([...request.include, ...PRICED_FIELDS])] }
    : request;

const withRatings = (request: SearchRequest): SearchRequest =>
  request.include?.includes('rating') ? { ...request, include: [...request.include, 'ratings'] } : request;

/** Other shops may have no slug; one is then made of these fields. */
const SLUG_SOURCES = ['id', 'name', 'url_key'];

/** A request for a slug also includes the fields that it could be made of. */
const withSlugSources = (request: SearchRequest): SearchRequest =>
  request.include?.includes('slug')
    ? { ...request, include: [...new Set([...request.include, ...SLUG_SOURCES])] }
    : request;

const withSlug = (entity: Fields, { include }: SearchRequest): Fields =>
  !include || include.includes('slug') ? { ...entity, slug: slugOf(entity) } : entity;

function slugOf({ slug, url_key, name, id }: Fields): string {
  if (typeof slug === 'string' && slug !== '') return slug;
  if (typeof url_key === 'string' && url_key !== '') return url_key;
  return typeof name === 'string' ? `${slugify(name)}-${id}` : '';
}

import { categoryPath, productPath } from '@brixel/commerce/links';
import { type SearchQueryBuilder, searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import type { Category, Product } from '@brixel/contract/catalog';
import { PART_LIST_PATH } from '#config/paths.ts';
import { storeAddress } from '#config/store-place.ts';
import type { StoreView } from '#config/stores.ts';
import { sellsMosaics } from '#data/catalog/home-queries.ts';
import type { Services } from '#data/services.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** All pages for search engines, read from the catalogue in small batches so that visitors are not slowed down. */

/** A file covers a span of product ids: it can never hold more pages than ids, and never has to skip over others. */
export const PRODUCT_IDS_PER_FILE = 20_000;
const BITE = 2000;
const MOST_CATEGORIES = 4000;
const MOST_CMS_PAGES = 500;

const PRODUCT_FIELDS = ['id', 'sku', 'family_sku', 'type_id', 'slug', 'url_path', 'updated_at'] as const;
const CATEGORY_FIELDS = ['id', 'slug', 'url_path', 'updated_at'] as const;

type SitemapServices = Pick<Services, 'catalog' | 'config'>;
type ListedProduct = Pick<Product, (typeof PRODUCT_FIELDS)[number]>;

const addressIn = ({ config }: SitemapServices, store: StoreView, path: string): string =>
  storeAddress(config.publicUrl, store, path);

const inEveryStore = (services: SitemapServices, path: string): SitemapPage => ({
  addresses: Object.fromEntries(
    services.config.stores.map((store) => [store.storeCode, addressIn(services, store, path)]),
  ),
});

/** The same entries as each store names them, put together by their id; in the order of `store`. */
async function inStores<T extends { id: number; updated_at?: string | undefined }>(
  services: SitemapServices,
  store: StoreView,
  ask: (index: string) => Promise<T[]>,
  toPath: (entry: T) => string,
): Promise<SitemapPage[]> {
  const others = services.config.stores.filter(({ storeCode }) => storeCode !== store.storeCode);
  const [own, ...rest] = await Promise.all([store, ...others].map(({ index }) => ask(index)));
  const pathsElsewhere = rest.map((entries) => new Map(entries.map((entry) => [entry.id, toPath(entry)])));
  return (own ?? []).map((entry) => ({
    addresses: Object.fromEntries([
      [store.storeCode, addressIn(services, store, toPath(entry))],
      ...others.flatMap((other, position) => {
        const path = pathsElsewhere[position]?.get(entry.id);
        return path === undefined ? [] : [[other.storeCode, addressIn(services, other, path)] as const];
      }),
    ]),
    lastModified: entry.updated_at,
  }));
}

export async function* contentPages(services: SitemapServices, store: StoreView): AsyncGenerator<SitemapPage[]> {
  const isOurs = services.config.api.calls === 'all';
  const builder = isOurs && (await sellsMosaics(services)) ? ['/mosaik-builder'] : [];
  const paths = ['/', ...builder, ...(isOurs ? [PART_LIST_PATH] : [])];
  yield paths.map((path) => inEveryStore(services, path));
  const { hits } = await services.catalog.search('cms_page', searchQuery(), {
    size: MOST_CMS_PAGES,
    include: ['identifier', 'updated_at'],
    index: store.index,
  });
  yield hits.map(({ identifier, updated_at }) => ({
    ...inEveryStore(services, `/i/${identifier}`),
    lastModified: updated_at,
  }));
}

export async function* categoryPages(services: SitemapServices, store: StoreView): AsyncGenerator<SitemapPage[]> {
  const query = searchQuery().where('is_active', { eq: true });
  const ask = async (index: string) => {
    const { hits } = await services.catalog.search('category', query, {
      size: MOST_CATEGORIES,
      include: CATEGORY_FIELDS,
      index,
    });
    // the root category has no page
    return hits.filter(({ url_path }) => url_path) as Pick<Category, (typeof CATEGORY_FIELDS)[number]>[];
  };
  yield await inStores(services, store, ask, (category) => categoryPath(category, services.config));
}

const productsBetween = (from: number, before: number): SearchQueryBuilder =>
  visibleProducts().where('id', { gte: from, lt: before });

export async function* productPages(
  services: SitemapServices,
  store: StoreView,
  file: number,
): AsyncGenerator<SitemapPage[]> {
  const before = file * PRODUCT_IDS_PER_FILE;
  for (let from = before - PRODUCT_IDS_PER_FILE; from < before; from += BITE) {
    const query = productsBetween(from, from + BITE).sortBy('id');
    const ask = async (index: string): Promise<ListedProduct[]> =>
      (await services.catalog.search('product', query, { size: BITE, include: PRODUCT_FIELDS, index })).hits;
    yield await inStores(services, store, ask, (product) => productPath(product, services.config));
  }
}

export interface ProductFile {
  /** from 1 */
  number: number;
  lastModified: string | undefined;
}

/** The files that hold at least one product. */
export async function productFiles({ catalog }: SitemapServices, store: StoreView): Promise<ProductFile[]> {
  const { index } = store;
  const last = await catalog.search('product', visibleProducts().sortBy('id', 'desc'), {
    size: 1,
    include: ['id'],
    index,
  });
  const count = Math.floor((last.hits[0]?.id ?? -1) / PRODUCT_IDS_PER_FILE) + 1;
  const files = Array.from({ length: count }, (_, position) => position + 1).map(async (number) => {
    const before = number * PRODUCT_IDS_PER_FILE;
    const query = productsBetween(before - PRODUCT_IDS_PER_FILE, before).sortBy('updated_at', 'desc');
    const { hits } = await catalog.search('product', query, { size: 1, include: ['updated_at'], index });
    return hits.length > 0 ? [{ number, lastModified: hits[0]?.updated_at }] : [];
  });
  return (await Promise.all(files)).flat();
}

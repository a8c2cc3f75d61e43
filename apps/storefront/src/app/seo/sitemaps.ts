import { storeOrigin, storesOn } from '#config/store-place.ts';
import type { StoreView } from '#config/stores.ts';
import type { Services } from '#data/services.ts';
import { categoryPages, contentPages, productFiles, productPages } from './sitemap-pages.ts';
import { type SitemapFile, type SitemapPage, sitemap, sitemapIndex } from './sitemap-xml.ts';

/** The files below /sitemaps: one store and one kind of page each. */

interface FileName {
  store: StoreView;
  kind: 'pages' | 'categories' | 'products';
  /** of a product file */
  number: number;
}

const fileName = ({ store, kind, number }: FileName): string =>
  kind === 'products' ? `${store.storeCode}-products-${number}.xml` : `${store.storeCode}-${kind}.xml`;

function readName(name: string, stores: readonly StoreView[]): FileName | null {
  const match = /^([\w-]+)-(?:(pages|categories)|products-([1-9]\d{0,5}))\.xml$/.exec(name);
  const store = stores.find(({ storeCode }) => storeCode === match?.[1]);
  if (!match || !store) return null;
  const kind = match[2] === 'pages' || match[2] === 'categories' ? match[2] : 'products';
  return { store, kind, number: Number(match[3] ?? 1) };
}

/** Of the stores of a host: search engines take a site's addresses from itself. */
export async function indexOfSitemaps(services: Services, host: string): Promise<string> {
  const { publicUrl, stores } = services.config;
  const files = await Promise.all(
    storesOn(stores, host).map(async (store): Promise<SitemapFile[]> => {
      const address = (name: Omit<FileName, 'store'>) =>
        `${storeOrigin(publicUrl, store)}/sitemaps/${fileName({ ...name, store })}`;
      return [
        { address: address({ kind: 'pages', number: 1 }) },
        { address: address({ kind: 'categories', number: 1 }) },
        ...(await productFiles(services, store)).map(({ number, lastModified }) => ({
          address: address({ kind: 'products', number }),
          lastModified,
        })),
      ];
    }),
  );
  return sitemapIndex(files.flat());
}

const pagesOf = (services: Services, { store, kind, number }: FileName): AsyncIterable<SitemapPage[]> => {
  if (kind === 'pages') return contentPages(services, store);
  return kind === 'categories' ? categoryPages(services, store) : productPages(services, store, number);
};

/** The file of that name, piece by piece; null where the shop has none. */
export async function openSitemap(services: Services, name: string): Promise<AsyncIterable<string> | null> {
  const file = readName(name, services.config.stores);
  if (!file) return null;
  if (file.kind === 'products') {
    const known = await productFiles(services, file.store);
    if (!known.some(({ number }) => number === file.number)) return null;
  }
  return sitemap(file.store, services.config.stores, pagesOf(services, file));
}

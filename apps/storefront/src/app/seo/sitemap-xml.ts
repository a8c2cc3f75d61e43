import { hrefLang, type StoreView } from '#config/stores.ts';
import { escapeXml, XML_HEAD, xmlElement } from './xml-text.ts';

/** The two kinds of sitemap file, as sitemaps.org describes them. */

export interface SitemapPage {
  /** absolute addresses of the page in the stores that have it, by their codes */
  addresses: Readonly<Record<string, string>>;
  lastModified?: string | undefined;
}

export interface SitemapFile {
  address: string;
  lastModified?: string | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const day = (date: string | undefined): string => {
  const match = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '');
  return match ? xmlElement('lastmod', match[0]) : '';
};

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;

/** A page that exists in one store only has no language versions to name. */
function alternates(stores: readonly StoreView[], addresses: SitemapPage['addresses']): string {
  const known = stores.flatMap((store) => {
    const address = addresses[store.storeCode];
    return address ? [alternate(hrefLang(stores, store), address)] : [];
  });
  if (known.length < 2) return '';
  const fallback = addresses[stores[0]?.storeCode ?? ''];
  return [...known, ...(fallback ? [alternate('x-default', fallback)] : [])].join('');
}

export const sitemapIndex = (files: readonly SitemapFile[]): string =>
  `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${files
    .map(({ address, lastModified }) => `<sitemap>${xmlElement('loc', address)}${day(lastModified)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Piece by piece, because a file may list thousands of pages. */
export async function* sitemap(
  { storeCode }: StoreView,
  stores: readonly StoreView[],
  pages: AsyncIterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${XML_HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const some of pages) {
    yield some
      .flatMap(({ addresses, lastModified }) => {
        const own = addresses[storeCode];
        return own
          ? [`<url>${xmlElement('loc', own)}${day(lastModified)}${alternates(stores, addresses)}</url>\n`]
          : [];
      })
      .join('');
  }
  yield '</urlset>\n';
}

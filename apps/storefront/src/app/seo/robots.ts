import type { PublicConfig } from '#config/public-config.ts';
import { storeAt, storeOrigin, storePrefixes } from '#config/store-place.ts';

/** Pages of one visitor only, and lists without end: nothing for a search engine. */
const privatePaths = [
  '/cart',
  '/checkout',
  '/my-account',
  '/compare',
  '/search',
  '/order-review',
  '/reset-password',
  '/error',
  '/pwa.html',
];

/** Calls and the office are no pages of the shop; pictures and scripts stay open, or a crawler could not see the page as people do. */
const otherPaths = ['/admin$', '/admin/', '/api/', '/graphql'];

export function robotsText({ publicUrl, stores }: Pick<PublicConfig, 'publicUrl' | 'stores'>, host: string): string {
  const prefixes = storePrefixes(stores);
  const { store } = storeAt(stores, { host, pathname: '/' });
  const blocked = [...otherPaths, ...prefixes.flatMap((prefix) => privatePaths.map((path) => prefix + path))];
  return [
    'User-agent: *',
    ...blocked.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${storeOrigin(publicUrl, store)}/sitemap.xml`,
    '',
  ].join('\n');
}

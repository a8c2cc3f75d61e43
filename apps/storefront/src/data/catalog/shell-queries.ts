import { optionCounts } from '@brixel/commerce/available-filters';
import { footerGroups } from '@brixel/commerce/footer-groups';
import { searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import type { AttributeOption, CmsPage } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { loadAttributes } from './attribute-queries.ts';
import type { Colour, FooterGroup, ShellData } from './shell-data.ts';

/** Loads what surrounds every page. */

const CMS_SIZE = 500;
const MOST_COLOURS = 500;

/** Pages that a shop has and nobody wants to be led to. */
const UNLISTED = ['home', 'no-route', 'enable-cookies', 'privacy-policy-cookie-restriction-mode'];
/** As many as make a column. */
const LINKS_IN_GROUP = 8;

/** `failures`: what could not be loaded costs its own part only. */
export interface LoadedShell {
  shell: ShellData;
  failures: unknown[];
}

export async function loadShell(services: Services, signal: AbortSignal): Promise<LoadedShell> {
  const failures: unknown[] = [];
  const partOr = async <T>(load: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      failures.push(error);
      return otherwise;
    }
  };
  const [categories, colours, footer] = await Promise.all([
    partOr(() => services.catalog.categories(), []),
    partOr(() => loadColours(services, signal), []),
    partOr(() => loadFooter(services, signal), []),
  ]);
  return { shell: { categories, colours, footer }, failures };
}

/** Those of the goods: a shop knows many colours that it has nothing in. */
async function loadColours(services: Services, signal: AbortSignal): Promise<Colour[]> {
  const [options, isSold] = await Promise.all([
    loadAttributes(services, ['color'], signal).then(([attribute]) => attribute?.options ?? []),
    soldColours(services, signal),
  ]);
  return options.filter(({ value }) => isSold(value)).flatMap(toColour);
}

/** Another platform's search engine is not asked to count for every page. */
async function soldColours({ catalog, config }: Services, signal: AbortSignal): Promise<(option: string) => boolean> {
  if (config.api.calls !== 'all') return () => true;
  const query = visibleProducts().count('color', MOST_COLOURS);
  const { aggregations = {}, offline } = await catalog.search('product', query, { size: 'none', signal });
  if (offline) return () => true;
  const counts = optionCounts(aggregations, 'color');
  return (option) => counts.has(option);
}

/** Shops without a hierarchy have their pages one by one. */
async function loadFooter({ catalog, config, store }: Services, signal: AbortSignal): Promise<FooterGroup[]> {
  const own = config.shop.menus[store.storeCode]?.footer;
  if (own) return own;
  if (config.api.calls === 'vsf1') {
    const { hits } = await catalog.search('cms_page', searchQuery().where('identifier', { nin: UNLISTED }), {
      size: CMS_SIZE,
      include: ['identifier', 'title'],
      signal,
    });
    return pageLinks(hits);
  }
  return footerGroups((await catalog.search('cms_hierarchy', searchQuery(), { size: CMS_SIZE, signal })).hits);
}

const toColour = ({ value, label, swatch }: AttributeOption): Colour[] =>
  label && swatch ? [{ id: value, label, hex: swatch.hex, finish: swatch.finish }] : [];

const pageLinks = (pages: readonly Pick<CmsPage, 'identifier' | 'title'>[]): FooterGroup[] => {
  const links = pages.map(({ identifier, title }) => ({ label: title, path: `/i/${identifier}` }));
  return links.length === 0 ? [] : [{ label: '', links: links.slice(0, LINKS_IN_GROUP) }];
};

import { footerGroups } from '@brixel/commerce/footer-groups';
import { searchQuery } from '@brixel/commerce/search-query';
import type { AttributeOption, CmsPage } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { loadAttributes } from './attribute-queries.ts';
import type { Colour, FooterGroup, ShellData } from './shell-data.ts';

/** Loads what surrounds every page. */

const CMS_SIZE = 500;

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
    partOr(async () => (await loadAttributes(services, ['color'], signal))[0]?.options ?? [], []),
    partOr(() => loadFooter(services, signal), []),
  ]);
  return { shell: { categories, colours: colours.flatMap(toColour), footer }, failures };
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

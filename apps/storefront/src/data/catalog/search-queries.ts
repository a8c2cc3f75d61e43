import { type SearchQueryBuilder, searchQuery, withoutSoldOut } from '@brixel/commerce/search-query';
import type { Services } from '#data/services.ts';
import { loadProductPage, type ProductPage } from './category-queries.ts';
import { MENU_CATEGORY_FIELDS, type MenuCategory, pickFields } from './fields.ts';

/** Text search. */

const PANEL_PRODUCTS = 6;
const PANEL_CATEGORIES = 3;
/** The root above the shop is no place to go. */
const FIRST_LEVEL = 2;

export const textSearch = ({ config }: Pick<Services, 'config'>, text: string): SearchQueryBuilder =>
  withoutSoldOut(
    searchQuery()
      .where('visibility', { in: [3, 4] })
      .where('status', { in: [0, 1] }),
    config.listOutOfStock,
  ).text(text);

export const searchPanelProducts = (services: Services, text: string, signal: AbortSignal): Promise<ProductPage> =>
  loadProductPage(services, textSearch(services, text), { size: PANEL_PRODUCTS }, signal);

const POPULAR = 6;

/** Names of what is bought most, and where little was bought yet, of what the shop recommends. Nobody's searches are counted for it. */
export async function popularSearches(services: Services, signal: AbortSignal): Promise<string[]> {
  // nowhere else is it counted what sells
  if (services.config.api.calls === 'vsf1') return [];
  const query = textSearch(services, '').sortBy('sold_qty', 'desc').sortBy('bestseller_rank');
  const { items } = await loadProductPage(services, query, { size: POPULAR }, signal);
  return [...new Set(items.map(({ name }) => name))];
}

/** Sizes and article numbers name no category, and nobody names more than a few. */
const MOST_WORDS = 3;
const namingWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /\p{L}{3}/u.test(word))
    .slice(0, MOST_WORDS);

/**
 * Categories that one of the words names: `rote steine` means Steine, though none of its descriptions is red. Those which
 * only mention a word fall far behind. Words asked for before are remembered, so a key stroke asks for one.
 */
export async function searchPanelCategories(
  { catalog }: Services,
  text: string,
  signal: AbortSignal,
): Promise<MenuCategory[]> {
  const shown = searchQuery().where('is_active', { eq: true }).where('level', { gte: FIRST_LEVEL });
  const options = { size: PANEL_CATEGORIES, include: MENU_CATEGORY_FIELDS, signal };
  const found = await Promise.all(
    namingWords(text).map((word) => catalog.search('category', shown.text(word), options)),
  );
  const hits = found.flatMap((answer) => answer.hits).sort((a, b) => b._score - a._score);
  const best = hits[0]?._score ?? 0;
  return hits
    .filter(({ id, _score }, at) => _score >= best / 3 && hits.findIndex((hit) => hit.id === id) === at)
    .map((hit) => pickFields(hit, MENU_CATEGORY_FIELDS));
}

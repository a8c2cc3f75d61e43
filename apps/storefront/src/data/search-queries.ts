import { type SearchQueryBuilder, searchQuery } from '@brixel/commerce/search-query';
import { loadProductPage, type ProductPage } from './category-queries.ts';
import type { Services } from './services.ts';

export { MINIMUM_TEXT_LENGTH } from './search-limits.ts';

/** Text search. */

const PANEL_SIZE = 18;

export const textSearch = (text: string): SearchQueryBuilder =>
  searchQuery()
    .where('visibility', { in: [3, 4] })
    .where('status', { in: [0, 1] })
    .text(text);

export const searchPanelProducts = (services: Services, text: string, signal: AbortSignal): Promise<ProductPage> =>
  loadProductPage(services, textSearch(text), { size: PANEL_SIZE }, signal);

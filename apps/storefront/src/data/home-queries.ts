import { visibleProducts } from '@brixel/commerce/search-query';
import { loadProductPage } from './category-queries.ts';
import type { CardProduct } from './fields.ts';
import type { Services } from './services.ts';

/** The two lists of the home page. */

const HOME_LIST_SIZE = 8;

export async function loadNewCollection(services: Services, signal: AbortSignal): Promise<CardProduct[]> {
  const query = visibleProducts().where('new', { eq: 1 }).sortBy('created_at', 'desc');
  return (await loadProductPage(services, query, { size: HOME_LIST_SIZE }, signal)).items;
}

export async function loadBestsellers(services: Services, signal: AbortSignal): Promise<CardProduct[]> {
  const query = visibleProducts().where('bestseller_rank', { gt: 0 }).sortBy('bestseller_rank');
  return (await loadProductPage(services, query, { size: HOME_LIST_SIZE }, signal)).items;
}

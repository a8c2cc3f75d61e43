import { visibleProducts, withoutSoldOut } from '@brixel/commerce/search-query';
import { HOME_LIST_SIZE } from '@brixel/contract/search-limits';
import type { Services } from '#data/services.ts';
import { loadProductPage } from './category-queries.ts';
import type { CardProduct } from './fields.ts';

/** The lists and figures of the home page. */

const listed = ({ config }: Services) => withoutSoldOut(visibleProducts(), config.listOutOfStock);

export async function loadNewCollection(services: Services, signal: AbortSignal): Promise<CardProduct[]> {
  const query = listed(services).where('new', { eq: 1 }).sortBy('created_at', 'desc');
  const { items } = await loadProductPage(services, query, { size: HOME_LIST_SIZE }, signal);
  if (items.length > 0) return items;
  // a shop that marks nothing as new shows what came last
  const latest = listed(services).sortBy('created_at', 'desc');
  return (await loadProductPage(services, latest, { size: HOME_LIST_SIZE }, signal)).items;
}

/** A search engine refuses to sort by fields that it has never seen. */
const hasOwnFields = ({ config }: Services): boolean => config.api.calls === 'all';

export async function loadBestsellers(services: Services, signal: AbortSignal): Promise<CardProduct[]> {
  if (!hasOwnFields(services)) return [];
  const query = listed(services).where('bestseller_rank', { gt: 0 }).sortBy('bestseller_rank');
  return (await loadProductPage(services, query, { size: HOME_LIST_SIZE }, signal)).items;
}

/** How many articles there are to buy one by one: simple products that are in stock. */
export async function countSimpleProducts({ catalog }: Services, signal: AbortSignal): Promise<number> {
  const query = visibleProducts()
    .where('type_id', { eq: 'simple' })
    .where('stock.is_in_stock', { eq: true })
    .where('stock.qty', { gt: 0 });
  return (await catalog.search('product', query, { size: 'none', signal })).total;
}

const MOSAICS_ID = 460;

/** Whether mosaics are on sale. */
export async function sellsMosaics({ catalog }: Pick<Services, 'catalog'>): Promise<boolean> {
  return (await catalog.search('product', mosaics(), { size: 'none' })).total > 0;
}

const mosaics = () => visibleProducts().where('category_ids', { in: [MOSAICS_ID] });

/** What the smallest mosaic costs, for "from …". */
export async function loadMosaicPrice(services: Services, signal: AbortSignal): Promise<number | null> {
  if (!hasOwnFields(services)) return null;
  const query = mosaics().sortBy('final_price');
  const { hits } = await services.catalog.search('product', query, { size: 1, include: ['price_incl_tax'], signal });
  return hits[0]?.price_incl_tax ?? null;
}

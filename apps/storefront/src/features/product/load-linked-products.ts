import { bundlePrice } from '@brixel/commerce/bundle';
import { productsIn } from '@brixel/commerce/category-query';
import { groupedPrice } from '@brixel/commerce/grouped-price';
import { LINK_NOT_FOUND, linkQuantity } from '@brixel/commerce/parts-price';
import { visibleProducts } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import { loadProductPage } from '#data/catalog/category-queries.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import type { GroupMember } from './group-member.ts';

const linkedSkus = ({ product_links = [] }: Product, type: 'associated' | 'related'): string[] =>
  product_links
    .filter((link) => link.link_type === type)
    .sort((a, b) => a.position - b.position)
    .map((link) => link.linked_product_sku);

async function findCards(services: Services, skus: readonly string[], signal: AbortSignal): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const query = visibleProducts().where('sku', { in: [...skus] });
  const { items } = await loadProductPage(services, query, { size: skus.length }, signal);
  return skus.flatMap((sku) => items.find((item) => item.sku === sku) ?? []);
}

/** The products of a group, in the order and quantities that the shop suggests. */
export async function loadMembers(services: Services, product: Product, signal: AbortSignal): Promise<GroupMember[]> {
  if (product.type_id !== 'grouped') return [];
  const cards = await findCards(services, linkedSkus(product, 'associated'), signal);
  const links = product.product_links?.map((link) => ({
    ...link,
    product: cards.find(({ sku }) => sku === link.linked_product_sku) ?? null,
  }));
  for (const problem of groupedPrice({ product_links: links }).problems) services.report(new Error(problem));
  const quantityOf = new Map(links?.map((link) => [link.linked_product_sku, linkQuantity(link.qty)]));
  return cards.map((card) => ({ product: card, qty: quantityOf.get(card.sku) ?? 1 }));
}

/** A box whose parts are not all there is shown with the others; the log says that one is missing. */
export function reportMissingParts({ report }: Services, { type_id, bundle_options = [] }: Product): void {
  if (type_id !== 'bundle') return;
  const selections = bundle_options.map(({ option_id, product_links }) => ({
    option_id,
    option_qty: 1,
    option_selections: product_links.map(({ id }) => Number(id)),
  }));
  const isMissing =
    bundlePrice(bundle_options, selections).problems.length > 0 ||
    selections.some(({ option_selections }) => option_selections.length === 0);
  if (isMissing) report(new Error(LINK_NOT_FOUND));
}

const RELATED_SIZE = 8;

/** What the owner has linked; without links, neighbours of the same category. What can be bought comes first. */
export async function loadRelated(services: Services, product: Product, signal: AbortSignal): Promise<CardProduct[]> {
  const linked = await findCards(services, linkedSkus(product, 'related').slice(0, RELATED_SIZE), signal);
  if (linked.length > 0 || product.category_ids.length === 0) return availableFirst(linked);
  const query = productsIn(product.category_ids, services.config.listOutOfStock).sortBy('updated_at', 'desc');
  const { items } = await loadProductPage(services, query, { size: RELATED_SIZE + 1 }, signal);
  return availableFirst(items.filter(({ sku }) => sku !== product.sku).slice(0, RELATED_SIZE));
}

const availableFirst = (products: readonly CardProduct[]): CardProduct[] =>
  products.toSorted((a, b) => Number(b.stock.is_in_stock) - Number(a.stock.is_in_stock));

import { breadcrumbCategory } from '@brixel/commerce/breadcrumbs';
import { bundlePrice } from '@brixel/commerce/bundle';
import { productsIn } from '@brixel/commerce/category-query';
import { groupedPrice } from '@brixel/commerce/grouped-price';
import { LINK_NOT_FOUND, linkQuantity } from '@brixel/commerce/parts-price';
import { searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import type { Crumb } from '@brixel/ui/breadcrumbs.tsx';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { storeAt } from '#config/store-place.ts';
import { loadProductPage } from '#data/catalog/category-queries.ts';
import { ancestorsOf } from '#data/catalog/category-tree.ts';
import { type CardProduct, pickFields } from '#data/catalog/fields.ts';
import { leaveForRedirect } from '#data/catalog/leave-for-redirect.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { findProduct, productAlternates } from '#data/catalog/product-queries.ts';
import { type Services, servicesOf } from '#data/services.ts';
import { isVirtual } from '#features/cart-line/cart-line.ts';
import { type Family, loadShownProduct } from '#features/product-options/load-shown-product.ts';
import { type PageProduct, PRODUCT_PAGE_FIELDS, unusedOfFamily } from '#features/product-options/product-fields.ts';
import { readReviewChoice } from '#features/reviews/review-address.ts';
import { loadReviews, type Reviews } from '#features/reviews/review-queries.ts';
import { crumbsThrough } from '#shared/category-crumbs.ts';
import { type GuaranteeNotice, loadGuarantee } from '#shared/load-guarantee.ts';
import { type GroupMember, startPrice } from './start-price.ts';

export interface ProductViewData {
  /** what is shown and bought: a variant where there are some */
  product: PageProduct;
  /** of a variant */
  family: Family | null;
  /** of a grouped product */
  members: GroupMember[];
  /** euros that the page names before anything is chosen */
  startPrice: number;
  crumbs: Crumb[];
  related: CardProduct[];
  reviews: Reviews;
  guarantee: GuaranteeNotice | null;
  alternates: Readonly<Record<string, string>>;
}

/** Everything a product page shows at first sight; also used where a stored url_path leads to a product. */
export async function loadProductView(
  services: Services,
  found: Product,
  request: Request,
  childSku?: string,
): Promise<ProductViewData> {
  const { signal, url } = request;
  const { searchParams } = new URL(url);
  const wanted = childSku ?? searchParams.get('childSku') ?? undefined;
  const { product, family, canonical } = await loadShownProduct(services, found, wanted, signal);
  reportMissingParts(services, product);
  const reviewed = family ? [product.id, family.id] : [product.id];
  const [members, crumbs, related, reviews, guarantee, alternates] = await Promise.all([
    loadMembers(services, product, signal),
    loadCrumbs(services, product),
    loadRelated(services, product, signal),
    loadReviews(services, reviewed, readReviewChoice(searchParams), signal),
    isVirtual(product) ? null : loadGuarantee(services, signal),
    productAlternates(services, canonical, signal),
  ]);
  return {
    product: pickFields(product, PRODUCT_PAGE_FIELDS),
    family,
    members,
    startPrice: startPrice(product, members),
    crumbs,
    related,
    reviews,
    guarantee,
    alternates,
  };
}

/** The page behind `/p/:parentSku/:slug` and `/p/:parentSku/:slug/:childSku`. The sku decides; another slug is led to the right one. */
export async function loadProductByAddress(args: LoaderFunctionArgs): Promise<ProductViewData> {
  const services = servicesOf(args);
  const { request, params } = args;
  const key = { attribute: 'sku', value: params.parentSku ?? '' } as const;
  const product = await findProduct(services, key, request.signal, unusedOfFamily(services.config));
  if (!product) {
    await leaveForRedirect(services, request);
    throw notFound('Product query returned empty result');
  }
  const view = await loadProductView(services, product, request, params.childSku);
  leaveForOwnAddress(view, services, request);
  return view;
}

/** A product has one address. Where stored paths are the addresses, these routes stay open for links made before. */
function leaveForOwnAddress({ alternates }: ProductViewData, { config, store }: Services, { url }: Request): void {
  const address = new URL(url);
  const own = alternates[store.storeCode];
  if (config.urlDispatcher || !own || own === storeAt(config.stores, address).rest.replace(/\/$/, '')) return;
  throw redirect(own + address.search, 301);
}

/** The way to a product through the deepest of its categories. */
async function loadCrumbs({ catalog, config }: Services, { name, category_ids }: Product): Promise<Crumb[]> {
  const tree = await catalog.categories();
  const deepest = breadcrumbCategory(
    tree.filter(({ id }) => category_ids.includes(id)),
    null,
  );
  const way = deepest ? [...ancestorsOf(tree, deepest, config.rootCategoryId), deepest] : [];
  return [...crumbsThrough(way, config), { label: name }];
}

const linkedSkus = ({ product_links = [] }: Product, type: 'associated' | 'related'): string[] =>
  product_links
    .filter((link) => link.link_type === type)
    .sort((a, b) => a.position - b.position)
    .map((link) => link.linked_product_sku);

async function findCards(
  services: Services,
  skus: readonly string[],
  signal: AbortSignal,
  among = visibleProducts(),
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const { items } = await loadProductPage(
    services,
    among.where('sku', { in: [...skus] }),
    { size: skus.length },
    signal,
  );
  return skus.flatMap((sku) => items.find((item) => item.sku === sku) ?? []);
}

/** The products of a group, in the order and quantities that the shop suggests. */
async function loadMembers(services: Services, product: Product, signal: AbortSignal): Promise<GroupMember[]> {
  if (product.type_id !== 'grouped') return [];
  // parts of a group may be for sale in it only
  const onSale = searchQuery().where('status', { in: [0, 1] });
  const cards = await findCards(services, linkedSkus(product, 'associated'), signal, onSale);
  const links = product.product_links?.map((link) => ({
    ...link,
    product: cards.find(({ sku }) => sku === link.linked_product_sku) ?? null,
  }));
  for (const problem of groupedPrice({ product_links: links }).problems) services.report(new Error(problem));
  const quantityOf = new Map(links?.map((link) => [link.linked_product_sku, linkQuantity(link.qty)]));
  return cards.map((card) => ({ product: card, qty: quantityOf.get(card.sku) ?? 1 }));
}

/** A bundle with missing parts is shown without them, and logged. */
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

/** Products that the owner has linked, otherwise of the same categories; available ones first. */
async function loadRelated(services: Services, product: Product, signal: AbortSignal): Promise<CardProduct[]> {
  const linked = await findCards(services, linkedSkus(product, 'related').slice(0, RELATED_SIZE), signal);
  if (linked.length > 0 || product.category_ids.length === 0) return availableFirst(linked);
  const query = productsIn(product.category_ids, services.config.listOutOfStock).sortBy('updated_at', 'desc');
  const { items } = await loadProductPage(services, query, { size: RELATED_SIZE + 1 }, signal);
  return availableFirst(
    items.filter(({ sku }) => sku !== product.sku && sku !== product.family_sku).slice(0, RELATED_SIZE),
  );
}

const availableFirst = (products: readonly CardProduct[]): CardProduct[] =>
  products.toSorted((a, b) => Number(b.stock.is_in_stock) - Number(a.stock.is_in_stock));

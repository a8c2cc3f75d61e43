import { breadcrumbCategory } from '@brixel/commerce/breadcrumbs';
import { categoryPath } from '@brixel/commerce/links';
import { searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import type { ConfigurableOption, Product } from '@brixel/contract/catalog';
import type { Alternates } from '#data/alternates.ts';
import { categoryAncestors, loadProductPage, productsOfCategories } from '#data/category-queries.ts';
import { type CardProduct, type MenuCategory, pickFields } from '#data/fields.ts';
import { findProduct, productAlternates } from '#data/product-queries.ts';
import type { Services } from '#data/services.ts';
import { loadReviewSummary, type ReviewSummary } from '#features/reviews/review-queries.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import type { GroupMember } from './group-member.ts';
import { FAMILY_FIELDS, type PageProduct, PRODUCT_PAGE_FIELDS } from './product-fields.ts';
import { startPrice } from './start-price.ts';
import { chooseVariant, type Variant, type VariantChoices, variantChoices } from './variants.ts';

export interface ProductViewData {
  /** what is shown and bought: a variant where there are some */
  product: PageProduct;
  /** of a variant */
  family: { sku: string; name: string; choices: VariantChoices[] } | null;
  /** of a grouped product */
  members: GroupMember[];
  /** euros that the page names before anything is chosen */
  startPrice: number;
  crumbs: Crumb[];
  related: CardProduct[];
  reviews: ReviewSummary;
  alternates: Alternates;
}

/** Everything a product page shows at first sight; also used where a stored url_path leads to a product. */
export async function loadProductView(
  services: Services,
  found: Product,
  request: Request,
  childSku?: string,
): Promise<ProductViewData> {
  const { signal, url } = request;
  const wanted = childSku ?? new URL(url).searchParams.get('childSku') ?? undefined;
  const { product, family, canonical } = await withVariant(services, found, wanted, signal);
  const [members, crumbs, related, reviews, alternates] = await Promise.all([
    loadMembers(services, product, signal),
    loadCrumbs(services, product, signal),
    loadRelated(services, product, signal),
    loadReviewSummary(services, product.id, signal),
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
    alternates,
  };
}

interface ShownProduct {
  product: Product;
  family: ProductViewData['family'];
  /** whose address the page is known by */
  canonical: Product;
}

type FamilyProduct = Pick<Product, 'sku' | 'name' | 'price_incl_tax'> & {
  configurable_options?: ConfigurableOption[] | undefined;
  configurable_children?: Variant[] | undefined;
};

/** A family is shown as one of its variants, a variant together with its family. */
async function withVariant(
  services: Services,
  found: Product,
  childSku: string | undefined,
  signal: AbortSignal,
): Promise<ShownProduct> {
  const isChild = !!found.parentSku && found.parentSku !== found.sku;
  if (!isChild && found.type_id !== 'configurable') return { product: found, family: null, canonical: found };
  const parent = await findFamily(services, isChild ? found.parentSku : found.sku, signal);
  const wanted = isChild ? found.sku : childSku;
  const children = parent?.configurable_children ?? [];
  const chosen = parent && chooseVariant(children, parent.price_incl_tax, { sku: wanted });
  const loaded =
    chosen && !isChild ? await findProduct(services, { attribute: 'sku', value: chosen.sku }, signal) : null;
  const product = isChild ? found : loaded;
  if (!parent || !chosen || !product) return { product: found, family: null, canonical: found };
  const choices = variantChoices(parent.configurable_options ?? [], children, chosen);
  const isNamed = wanted === chosen.sku;
  return {
    product,
    family: { sku: parent.sku, name: parent.name, choices },
    canonical: isNamed ? product : found,
  };
}

async function findFamily({ catalog }: Services, sku: string, signal: AbortSignal): Promise<FamilyProduct | null> {
  const query = searchQuery().where('sku', { eq: sku });
  const { hits } = await catalog.search('product', query, { size: 1, include: FAMILY_FIELDS, signal });
  return hits[0] ?? null;
}

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

async function loadMembers(services: Services, product: Product, signal: AbortSignal): Promise<GroupMember[]> {
  if (product.type_id !== 'grouped') return [];
  const cards = await findCards(services, linkedSkus(product, 'associated'), signal);
  const quantityOf = new Map(product.product_links?.map((link) => [link.linked_product_sku, link.qty]));
  return cards.map((card) => ({ product: card, qty: quantityOf.get(card.sku) ?? 1 }));
}

const RELATED_SIZE = 8;

/** What the owner has linked; without links, neighbours of the same category. */
async function loadRelated(services: Services, product: Product, signal: AbortSignal): Promise<CardProduct[]> {
  const linked = await findCards(services, linkedSkus(product, 'related').slice(0, RELATED_SIZE), signal);
  if (linked.length > 0 || product.category_ids.length === 0) return linked;
  const query = productsOfCategories(product.category_ids).sortBy('updated_at', 'desc');
  const { items } = await loadProductPage(services, query, { size: RELATED_SIZE + 1 }, signal);
  return items.filter(({ sku }) => sku !== product.sku).slice(0, RELATED_SIZE);
}

/** Through the deepest of the product's categories. */
async function loadCrumbs(services: Services, product: Product, signal: AbortSignal): Promise<Crumb[]> {
  const own = { label: product.name };
  if (product.category_ids.length === 0) return [own];
  const query = searchQuery().where('id', { in: product.category_ids }).where('is_active', { eq: true });
  const { hits } = await services.catalog.search('category', query, { include: CRUMB_FIELDS, signal });
  const deepest = breadcrumbCategory(hits, null);
  if (!deepest) return [own];
  const above = await categoryAncestors(services, deepest, signal);
  const toCrumb = ({ name, slug, url_path }: Pick<MenuCategory, 'name' | 'slug' | 'url_path'>): Crumb => ({
    label: name,
    href: categoryPath({ slug, url_path }, services.config),
  });
  return [...above.map(toCrumb), toCrumb(deepest), own];
}

const CRUMB_FIELDS = ['id', 'name', 'slug', 'url_path', 'path', 'level'] as const;

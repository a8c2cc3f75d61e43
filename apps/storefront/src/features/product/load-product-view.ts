import type { Product } from '@brixel/contract/catalog';
import type { Crumb } from '@brixel/ui/breadcrumbs.tsx';
import type { Alternates } from '#data/catalog/alternates.ts';
import { type CardProduct, pickFields } from '#data/catalog/fields.ts';
import { productAlternates } from '#data/catalog/product-queries.ts';
import type { Services } from '#data/services.ts';
import { isVirtual } from '#features/cart-line/cart-line.ts';
import { type Family, loadShownProduct } from '#features/product-options/load-shown-product.ts';
import { type PageProduct, PRODUCT_PAGE_FIELDS } from '#features/product-options/product-fields.ts';
import { readReviewChoice } from '#features/reviews/review-address.ts';
import { loadReviews, type Reviews } from '#features/reviews/review-queries.ts';
import { type GuaranteeNotice, loadGuarantee } from '#shared/load-guarantee.ts';
import type { GroupMember } from './group-member.ts';
import { loadCrumbs } from './load-crumbs.ts';
import { loadMembers, loadRelated, reportMissingParts } from './load-linked-products.ts';
import { startPrice } from './start-price.ts';

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
  const { searchParams } = new URL(url);
  const wanted = childSku ?? searchParams.get('childSku') ?? undefined;
  const { product, family, canonical } = await loadShownProduct(services, found, wanted, signal);
  reportMissingParts(services, product);
  const reviewed = family ? [product.id, family.id] : [product.id];
  const [members, crumbs, related, reviews, guarantee, alternates] = await Promise.all([
    loadMembers(services, product, signal),
    loadCrumbs(services, product, signal),
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

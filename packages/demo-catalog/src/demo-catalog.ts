/** The whole demo catalogue. The same every time it is built. */
import { ATTRIBUTES } from './base.ts';
import { CATEGORIES } from './categories.ts';
import { CMS_BLOCKS } from './cms/blocks.ts';
import { CMS_HIERARCHY } from './cms/hierarchy.ts';
import { CMS_PAGES } from './cms/pages.ts';
import { COUPONS } from './coupons.ts';
import { buildAssortments } from './goods/assortments.ts';
import { buildBoxes } from './goods/boxes.ts';
import { buildDigitalGoods } from './goods/digital-goods.ts';
import { buildMosaics } from './goods/mosaics.ts';
import { buildRefillPacks } from './goods/refill-packs.ts';
import { buildSets } from './goods/sets.ts';
import { buildPartProducts } from './parts/part-products.ts';
import { buildReviews } from './reviews/reviews.ts';
import type { DemoCatalog, SeedProduct } from './seed.ts';

function buildProducts(): SeedProduct[] {
  const parts = buildPartProducts();
  const prices = new Map(parts.map(({ sku, price }) => [sku, price]));
  const priceOf = (sku: string): number => {
    const price = prices.get(sku);
    if (price === undefined) throw new Error(`A package holds an unknown part: ${sku}`);
    return price;
  };
  return [
    ...parts,
    ...buildSets(),
    ...buildBoxes(),
    ...buildRefillPacks(),
    ...buildAssortments(priceOf),
    ...buildMosaics(),
    ...buildDigitalGoods(),
  ];
}

export function buildDemoCatalog(): DemoCatalog {
  const products = buildProducts();
  return {
    categories: [...CATEGORIES],
    attributes: [...ATTRIBUTES],
    products,
    cmsPages: [...CMS_PAGES],
    cmsBlocks: [...CMS_BLOCKS],
    cmsHierarchy: [...CMS_HIERARCHY],
    coupons: [...COUPONS],
    reviews: buildReviews(products),
  };
}

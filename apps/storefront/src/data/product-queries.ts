import { productPath } from '@brixel/commerce/links';
import { searchQuery } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import { type Alternates, findAlternates } from './alternates.ts';
import type { Services } from './services.ts';

/** Single products. */

const DISABLED_STATUS = 2;
const NOT_VISIBLE = 1;

/** A product that may be shown: enabled, and visible on its own or as the parent of its variants. */
export async function findProduct(
  { catalog }: Services,
  key: { attribute: 'sku' | 'url_path'; value: string },
  signal: AbortSignal,
): Promise<Product | null> {
  const { hits } = await catalog.search('product', searchQuery().where(key.attribute, { eq: key.value }), {
    size: 1,
    signal,
  });
  const product = hits[0];
  if (!product || product.status >= DISABLED_STATUS || product.visibility === NOT_VISIBLE) return null;
  return product;
}

export const productAlternates = (services: Services, product: Product, signal: AbortSignal): Promise<Alternates> =>
  findAlternates(
    services,
    'product',
    { attribute: 'sku', value: product.sku },
    product,
    (entry) => productPath(entry, services.config),
    signal,
  );

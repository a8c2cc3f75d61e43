import type { Product } from '@brixel/contract/catalog';
import type { Alternates } from '#data/alternates.ts';
import { productAlternates } from '#data/product-queries.ts';
import type { Services } from '#data/services.ts';

export interface ProductViewData {
  product: Product;
  alternates: Alternates;
}

/** Everything a product page shows at first sight; also used where a stored url_path leads to a product. */
export async function loadProductView(
  services: Services,
  product: Product,
  { signal }: Request,
): Promise<ProductViewData> {
  return { product, alternates: await productAlternates(services, product, signal) };
}

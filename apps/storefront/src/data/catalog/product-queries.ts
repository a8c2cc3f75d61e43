import { productPath } from '@brixel/commerce/links';
import { searchQuery } from '@brixel/commerce/search-query';
import { isAvailable } from '@brixel/commerce/variant-choice';
import type { Product } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { findAlternates } from './alternates.ts';
import { type Lookup, valueOrReport } from './lookup.ts';

/** Single products. */

const DISABLED_STATUS = 2;
const NOT_VISIBLE = 1;

export interface ProductKey {
  attribute: 'sku' | 'url_path';
  value: string;
}

/** A product that may be shown: enabled, and visible on its own or as the parent of its variants. */
export async function lookUpProduct(
  { catalog, config }: Pick<Services, 'catalog' | 'config'>,
  { attribute, value }: ProductKey,
  signal: AbortSignal,
  exclude?: readonly string[],
): Promise<Lookup<Product>> {
  if (!value) return { ok: false, reason: `Please provide the search key ${attribute} of the product` };
  const query = searchQuery().where(attribute, { eq: value });
  const { hits } = await catalog.search('product', query, { size: 1, signal, ...(exclude && { exclude }) });
  const [product] = hits;
  const empty = 'Product query returned empty result';
  if (!product) return { ok: false, reason: empty };
  const { status, visibility } = product;
  if (status >= DISABLED_STATUS) return { ok: false, reason: `${empty} product status = ${status}` };
  if (visibility === NOT_VISIBLE) return { ok: false, reason: `${empty} product visibility = ${visibility}` };
  if (!config.listOutOfStock && isSoldOutFamily(product)) return { ok: false, reason: empty };
  return { ok: true, value: product };
}

const isSoldOutFamily = ({ configurable_children }: Product): boolean =>
  configurable_children !== undefined && !configurable_children.some(isAvailable);

/** `exclude`: fields that are not needed of it. */
export const findProduct = async (
  services: Services,
  key: ProductKey,
  signal: AbortSignal,
  exclude?: readonly string[],
): Promise<Product | null> => valueOrReport(await lookUpProduct(services, key, signal, exclude), services);

export const productAlternates = (
  services: Services,
  product: Product,
  signal: AbortSignal,
): Promise<Record<string, string>> =>
  findAlternates(
    services,
    'product',
    { attribute: 'sku', value: product.sku },
    product,
    (entry) => productPath(entry, services.config),
    signal,
  );

import { searchQuery } from '@brixel/commerce/search-query';
import { isAvailable } from '@brixel/commerce/variant-choice';
import type { ConfigurableOption, Product } from '@brixel/contract/catalog';
import { findProduct } from '#data/catalog/product-queries.ts';
import type { Services } from '#data/services.ts';
import { asVariant } from './as-variant.ts';
import { FAMILY_FIELDS, unusedOfFamily } from './product-fields.ts';
import { isOwnCode, shownVariant, type Variant, type VariantChoices, variantChoices } from './variants.ts';

/** The product that a variant belongs to, and where its other colours and sizes lead. */
export interface Family {
  id: number;
  sku: string;
  url_path: string;
  name: string;
  choices: VariantChoices[];
}

export interface ShownProduct {
  product: Product;
  family: Family | null;
  /** whose address the page is known by */
  canonical: Product;
}

type FamilyProduct = Pick<Product, 'id' | 'sku' | 'url_path' | 'name' | 'original_price_incl_tax'> & {
  configurable_options?: ConfigurableOption[] | undefined;
  configurable_children?: Variant[] | undefined;
};

/** A family is shown as one of its variants, a variant together with its family. */
export async function loadShownProduct(
  services: Services,
  found: Product,
  childSku: string | undefined,
  signal: AbortSignal,
): Promise<ShownProduct> {
  const { family_sku } = found;
  if (!family_sku && found.type_id !== 'configurable') return { product: found, family: null, canonical: found };
  const parent: FamilyProduct | null = family_sku ? await findFamily(services, family_sku, signal) : found;
  const wanted = family_sku ? found.sku : childSku;
  const children = parent?.configurable_children ?? [];
  const chosen = parent && shownVariant(children, parent.original_price_incl_tax, wanted);
  const loaded =
    chosen && !family_sku ? await findProduct(services, { attribute: 'sku', value: chosen.sku }, signal) : null;
  // other platforms hide variants from the catalogue, and owners may; the family has enough of their data
  const product =
    family_sku || !chosen ? found : (loaded ?? asVariant(await wholeFamily(services, found, signal), chosen.sku));
  if (!parent || !chosen) return { product: found, family: null, canonical: found };
  const isShown = (variant: Variant): boolean =>
    services.config.listOutOfStock || variant === chosen || isAvailable(variant);
  const choices = variantChoices(parent.configurable_options ?? [], children.filter(isShown), chosen);
  const isNamed = wanted === chosen.sku;
  return {
    product,
    family: { id: parent.id, sku: parent.sku, url_path: parent.url_path, name: parent.name, choices },
    canonical: isNamed ? product : found,
  };
}

const wholeFamily = async (services: Services, found: Product, signal: AbortSignal): Promise<Product> =>
  (unusedOfFamily(services.config) && (await findProduct(services, { attribute: 'sku', value: found.sku }, signal))) ||
  found;

async function findFamily({ catalog }: Services, sku: string, signal: AbortSignal): Promise<FamilyProduct | null> {
  const query = searchQuery().where('sku', { eq: sku });
  const ask = async (more: readonly string[]): Promise<FamilyProduct | null> => {
    const { hits } = await catalog.search('product', query, { size: 1, include: [...FAMILY_FIELDS, ...more], signal });
    return hits[0] ?? null;
  };
  const family = await ask([]);
  const own = (family?.configurable_options ?? []).map((option) => option.attribute_code).filter(isOwnCode);
  // which attributes of the owner there are is known only now, and few families have any
  return own.length > 0 ? ask(own.map((code) => `configurable_children.${code}`)) : family;
}

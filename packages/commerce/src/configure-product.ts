import {
  type Configuration,
  chooseVariant,
  NO_VARIANTS,
  type VariantRules,
  type VariantTerms,
} from './variant-choice.ts';

export interface ConfigurableProduct {
  sku: string;
  parentSku?: string | undefined;
  image?: string | null | undefined;
  price_incl_tax?: number | undefined;
  original_price_incl_tax?: number | undefined;
  errors?: Record<string, string> | undefined;
  configurable_options?: readonly { attribute_id: string | number; attribute_code: string }[] | undefined;
  configurable_children?: readonly (VariantTerms & Record<string, unknown>)[] | undefined;
}

/** What a choice leaves on the product: the variant's facts, the cart's options, or the reason why there is none. */
export type Configured<T> = T & {
  is_configured: boolean;
  errors: Record<string, string>;
  product_option?: {
    extension_attributes: { configurable_item_options: { option_id: string; option_value: string }[] };
  };
};

/** The product as its chosen variant: it keeps its name and visibility, and its picture where the variant has none. */
export function configureProduct<T extends ConfigurableProduct>(
  product: T,
  configuration: Configuration,
  rules: Omit<VariantRules, 'regularPrice'>,
): Configured<T> {
  const { original_price_incl_tax, price_incl_tax, configurable_children = [], configurable_options = [] } = product;
  const regularPrice = original_price_incl_tax || price_incl_tax;
  const variant = chooseVariant(configurable_children, configuration, { ...rules, regularPrice });
  const { variants: _, ...errors } = product.errors ?? {};
  if (!variant) return { ...product, is_configured: false, errors: { ...errors, variants: NO_VARIANTS } };
  const { name, visibility, image, ...facts } = variant;
  return {
    ...product,
    ...facts,
    ...(image ? { image } : {}),
    parentSku: product.parentSku ?? product.sku,
    is_configured: true,
    errors,
    product_option: {
      extension_attributes: {
        configurable_item_options: configurable_options.map(({ attribute_id, attribute_code }) => ({
          option_id: String(attribute_id),
          option_value: String(variant[attribute_code]),
        })),
      },
    },
  };
}

import type { Attribute, ConfigurableChild, ConfigurableOption, Product } from '@brixel/contract/catalog';
import type { PriceBook } from './prices.ts';
import type { ProductSource, ProductSources } from './product-source.ts';
import { stockOf } from './stock.ts';

type ConfigurableFields = Pick<
  Product,
  'configurable_options' | 'configurable_children' | 'color_options' | 'size_options'
>;

/** The variants of a configurable product and the choices that lead to them. */
export function configurableFields(
  source: ProductSource,
  sources: ProductSources,
  attributes: ReadonlyMap<string, Attribute>,
  priceBook: PriceBook,
): ConfigurableFields {
  if (source.row.type_id !== 'configurable') return {};
  const variants = sources.variantsOf.get(source.row.sku) ?? [];
  return {
    configurable_options: optionsOf(source, variants, attributes),
    configurable_children: variants.map((variant) => childOf(variant, priceBook)),
    color_options: valuesOf(variants, 'color'),
    size_options: valuesOf(variants, 'size'),
  };
}

const valuesOf = (variants: readonly ProductSource[], code: 'color' | 'size'): number[] => [
  ...new Set(variants.flatMap(({ attributes }) => attributes[code] ?? [])),
];

function optionsOf(
  source: ProductSource,
  variants: readonly ProductSource[],
  attributes: ReadonlyMap<string, Attribute>,
): ConfigurableOption[] {
  return (source.attributes.configurableAttributes ?? []).flatMap((code, position) => {
    const attribute = attributes.get(code);
    if (!attribute) return [];
    const used = new Set(valuesOf(variants, code).map(String));
    return {
      id: source.row.id * 10 + position,
      attribute_id: String(attribute.attribute_id),
      attribute_code: code,
      label: attribute.frontend_label,
      position,
      product_id: source.row.id,
      values: attribute.options
        .filter(({ value, label }) => used.has(value) && label.trim() !== '')
        .map(({ value, label }) => ({ value_index: Number(value), label })),
    };
  });
}

function childOf(variant: ProductSource, priceBook: PriceBook): ConfigurableChild {
  const { row, text, attributes, details } = variant;
  const { color = 0, size = 0 } = attributes;
  return {
    ...priceBook.prices(variant),
    id: row.id,
    sku: row.sku,
    name: text.name,
    status: row.status,
    visibility: row.visibility,
    image: attributes.pictures[0] ?? '',
    url_key: text.url_key,
    color,
    size,
    logo_design_id: attributes.designId ?? '',
    logo_element_id: attributes.elementId ?? null,
    farbe: details.farbe ?? '',
    tier_prices: priceBook.tierPrices(variant),
    stock: stockOf(variant),
    custom_attributes: (['color', 'size'] as const).flatMap((code) =>
      attributes[code] === undefined ? [] : { attribute_code: code, value: String(attributes[code]) },
    ),
  };
}

import type { Attribute, ConfigurableChild, ConfigurableOption, Product } from '@brixel/contract/catalog';
import type { PriceBook } from './prices.ts';
import { detailsOf, type ProductSource, type ProductSources } from './product-source.ts';
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
  const own = ownCodesOf(source);
  return {
    configurable_options: optionsOf(source, variants, attributes),
    configurable_children: variants.map((variant) => childOf(variant, own, priceBook)),
    color_options: valuesOf(variants, 'color'),
    size_options: valuesOf(variants, 'size'),
    ...Object.fromEntries(own.map((code) => [`${code}_options`, valuesOf(variants, code)])),
  };
}

/** What a variant is chosen by besides its colour, where its family differs in attributes of the owner. */
export function variantChoices(
  source: ProductSource,
  sources: ProductSources,
  attributes: ReadonlyMap<string, Attribute>,
): Pick<Product, 'variant_choices'> {
  const family = source.row.parent_sku === null ? undefined : sources.bySku.get(source.row.parent_sku);
  if (!family || family === source || ownCodesOf(family).length === 0) return {};
  return {
    variant_choices: optionsOf(family, [source], attributes).flatMap(({ attribute_code, label, values: [chosen] }) =>
      chosen && attribute_code !== 'color' ? { label, value: chosen.label } : [],
    ),
  };
}

const builtInCodes = ['color', 'size'] as const;
const isBuiltIn = (code: string): code is (typeof builtInCodes)[number] => code === 'color' || code === 'size';

/** Attributes of the owner that the variants of a family differ in. */
const ownCodesOf = ({ attributes }: ProductSource): string[] =>
  (attributes.configurableAttributes ?? []).filter((code) => !isBuiltIn(code));

/** The option that a variant has of a choice. */
function choiceOf({ attributes }: ProductSource, code: string): number | undefined {
  if (isBuiltIn(code)) return attributes[code];
  const value = attributes.own?.[code];
  return typeof value === 'number' ? value : undefined;
}

const valuesOf = (variants: readonly ProductSource[], code: string): number[] => [
  ...new Set(variants.flatMap((variant) => choiceOf(variant, code) ?? [])),
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

function childOf(variant: ProductSource, ownCodes: readonly string[], priceBook: PriceBook): ConfigurableChild {
  const { row, text, attributes } = variant;
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
    farbe: detailsOf(variant).farbe ?? '',
    tier_prices: priceBook.tierPrices(variant),
    stock: stockOf(variant),
    custom_attributes: [...builtInCodes, ...ownCodes].flatMap((code) => {
      const value = choiceOf(variant, code);
      return value === undefined ? [] : { attribute_code: code, value: String(value) };
    }),
    ...Object.fromEntries(ownCodes.map((code) => [code, choiceOf(variant, code)])),
  };
}

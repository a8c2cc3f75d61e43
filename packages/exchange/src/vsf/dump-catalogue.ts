import { type Fields, flagOf, listOf, numberOf, textOf, wholeOf } from './dump-values.ts';

/** What goods of a dump refer to: attributes, categories and rules of tax. */

export type DumpInput = 'select' | 'multiselect' | 'boolean' | 'number' | 'text';

export interface DumpAttribute {
  /** its number in the dump, which configurable products may name */
  id: string | null;
  code: string;
  label: string;
  /** null: of a kind that is no fact about goods, such as a picture */
  input: DumpInput | null;
  /** made by the owner of that shop; null: it does not say */
  isOwn: boolean | null;
  /** by their numbers there */
  options: ReadonlyMap<string, string>;
  isFilter: boolean;
  isOnSheet: boolean;
  isSearched: boolean;
  isCompared: boolean;
  position: number;
}

const INPUTS: Readonly<Record<string, DumpInput>> = {
  select: 'select',
  multiselect: 'multiselect',
  boolean: 'boolean',
  price: 'number',
  text: 'text',
  textarea: 'text',
  date: 'text',
};

/** Null: it has no code. */
export function readDumpAttribute(source: Fields): DumpAttribute | null {
  const code = textOf(source.attribute_code);
  if (code === null) return null;
  const named = textOf(source.frontend_input) ?? '';
  const isCounted = named === 'text' && ['decimal', 'int'].includes(textOf(source.backend_type) ?? '');
  const options = listOf(source.options).flatMap((option): [string, string][] => {
    const [value, label] = [textOf(option.value), textOf(option.label)];
    return value === null || label === null ? [] : [[value, label]];
  });
  const input = isCounted ? 'number' : Object.hasOwn(INPUTS, named) ? INPUTS[named]! : null;
  return {
    id: textOf(source.attribute_id) ?? textOf(source.id),
    code,
    label: textOf(source.default_frontend_label) ?? textOf(source.frontend_label) ?? code,
    input,
    isOwn: flagOf(source.is_user_defined),
    options: new Map(options),
    // filters of that shop are numbered: 0 none, 1 and 2 two kinds
    isFilter: (numberOf(source.is_filterable) ?? 0) > 0 || flagOf(source.is_filterable) === true,
    isOnSheet: flagOf(source.is_visible_on_front) ?? true,
    isSearched: flagOf(source.is_searchable) ?? false,
    isCompared: flagOf(source.is_comparable) ?? false,
    position: wholeOf(source.position) ?? 0,
  };
}

export interface DumpCategory {
  id: string;
  parentId: string | null;
  name: string;
  /** null: it does not say */
  level: number | null;
  slug: string | null;
  urlPath: string | null;
  position: number;
  isActive: boolean;
  isInMenu: boolean;
  description: string;
  metaTitle: string | null;
  metaDescription: string | null;
  /** what the owner of that shop has noted about the parts in it */
  sku: string | null;
  designId: string | null;
  elementId: string | null;
  farbe: string | null;
}

/** Null: it has neither number nor name. */
export function readDumpCategory(source: Fields): DumpCategory | null {
  const [id, name] = [textOf(source.id) ?? textOf(source.entity_id), textOf(source.name)];
  if (id === null || name === null) return null;
  return {
    id,
    parentId: textOf(source.parent_id),
    name,
    level: wholeOf(source.level),
    slug: textOf(source.slug) ?? textOf(source.url_key),
    urlPath: textOf(source.url_path),
    position: wholeOf(source.position) ?? 0,
    isActive: flagOf(source.is_active) ?? true,
    isInMenu: flagOf(source.include_in_menu) ?? true,
    description: textOf(source.description) ?? '',
    metaTitle: textOf(source.meta_title),
    metaDescription: textOf(source.meta_description),
    sku: textOf(source.sku),
    designId: textOf(source.logo_design_id),
    elementId: textOf(source.logo_element_id),
    farbe: textOf(source.farbe),
  };
}

/** Percent of VAT in a country, by class of goods. */
export function readDumpRates(source: Fields, country: string): [taxClass: string, percent: number][] {
  const rates = listOf(source.rates).flatMap((rate) =>
    textOf(rate.tax_country_id) === country ? (numberOf(rate.rate) ?? []) : [],
  );
  const classes = Array.isArray(source.product_tax_class_ids) ? source.product_tax_class_ids : [];
  if (rates.length === 0) return [];
  return classes.flatMap((each): [string, number][] => {
    const taxClass = textOf(each);
    return taxClass === null ? [] : [[taxClass, Math.max(...rates)]];
  });
}

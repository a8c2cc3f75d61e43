import type { Attribute, AttributeOption, Product } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { Selectable } from 'kysely';
import type { ProductDetails } from '../../database/catalog-tables.ts';
import type { Schema } from '../../database/schema.ts';
import type { CatalogRows } from '../rows.ts';
import type { ProductSource } from './product-source.ts';

/** What the owner has defined of goods, as documents have it: a field by its code, lines of the data sheet, words to search by. */

export type OwnAttribute = Selectable<Schema['attribute']>;

export const ownAttributesOf = ({ attribute }: CatalogRows): OwnAttribute[] =>
  attribute.filter(({ is_own }) => is_own === 1).sort((a, b) => a.position - b.position || a.id - b.id);

const yesAndNo: Record<StoreView['language'], readonly [yes: string, no: string]> = {
  de: ['Ja', 'Nein'],
  it: ['Sì', 'No'],
  en: ['Yes', 'No'],
};

export const yesNoOptions = ({ language }: Pick<StoreView, 'language'>): AttributeOption[] =>
  ['1', '0'].map((value, place) => ({ value, label: yesAndNo[language][place]!, sort_order: place + 1 }));

interface OwnContext {
  store: StoreView;
  attributes: readonly Attribute[];
  ownAttributes: readonly OwnAttribute[];
}

type Value = string | number | number[];

type OwnFieldsOf = (source: Pick<ProductSource, 'attributes'>, details: ProductDetails) => object;

/** Nothing at all of goods without such values. */
export function createOwnFields({ store, attributes, ownAttributes }: OwnContext): OwnFieldsOf {
  const known = ownAttributes.flatMap((row) => {
    const attribute = attributes.find(({ attribute_code }) => attribute_code === row.code);
    if (!attribute) return [];
    return {
      row,
      label: attribute.frontend_label,
      labels: new Map(attribute.options.map((option) => [option.value, option.label])),
    };
  });
  if (known.length === 0) return () => ({});
  const numbers = new Intl.NumberFormat(store.locale, { maximumFractionDigits: 6 });
  type Known = (typeof known)[number];

  function textOf({ row, labels }: Known, value: Value): string {
    if (row.input === 'text') return String(value);
    if (row.input === 'number') return [numbers.format(Number(value)), row.unit ?? ''].filter(Boolean).join('\u00a0');
    return [value]
      .flat()
      .map((id) => labels.get(String(id)) ?? '')
      .filter(Boolean)
      .join(', ');
  }

  return ({ attributes: { own } }, details) => {
    if (!own && !details.own) return {};
    const found = known.flatMap((attribute) => {
      const { code, input } = attribute.row;
      const value = input === 'text' ? details.own?.[code] : own?.[code];
      if (value === undefined) return [];
      const text = textOf(attribute, value);
      return text === '' ? [] : { ...attribute, value, text };
    });
    if (found.length === 0) return {};
    const onSheet = found.filter(({ row }) => row.on_sheet === 1);
    const searched = found.filter(({ row }) => row.in_search === 1);
    const more: Partial<Product> = {
      ...(onSheet.length > 0 && {
        // what was written by hand under the same label gives way
        data_sheet: [
          ...details.dataSheet.filter((line) => onSheet.every(({ label }) => label !== line.label)),
          ...onSheet.map(({ label, text }) => ({ label, value: text })),
        ],
      }),
      ...(searched.length > 0 && { search_words: searched.map(({ text }) => text).join(' ') }),
    };
    return { ...Object.fromEntries(found.map(({ row, value }) => [row.code, value])), ...more };
  };
}

import type { Attribute, AttributeOption } from '@brixel/contract/catalog';
import { parseJson } from '../../database/column-types.ts';
import type { CatalogStore } from '../catalog-stores.ts';
import { type CatalogRows, textsOf } from '../rows.ts';
import { yesNoOptions } from './own-attributes.ts';

export function attributeDocuments(rows: CatalogRows, store: CatalogStore): Attribute[] {
  const { textsFrom, defaultStore } = store;
  const labels = textsOf(rows.attribute_text, (row) => row.attribute_id, textsFrom);
  const defaults = textsOf(rows.attribute_text, (row) => row.attribute_id, [defaultStore, ...textsFrom]);
  const options = optionsByAttribute(rows, textsFrom);
  return rows.attribute
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ id, code, input, is_comparable, is_own, is_facet, on_sheet, unit }) => ({
      id,
      attribute_id: id,
      attribute_code: code,
      frontend_input: input,
      frontend_label: labels.get(id)?.label ?? code,
      default_frontend_label: defaults.get(id)?.label ?? code,
      // product pages list what an owner has defined; prices are shown by rules of their own
      is_user_defined: input !== 'price',
      is_visible: true,
      is_visible_on_front: is_own === 0 || on_sheet === 1,
      is_comparable: is_comparable === 1,
      ...(is_facet === 1 && { is_filterable: 1 as const }),
      ...(unit !== null && { unit }),
      options: input === 'boolean' ? yesNoOptions(store) : (options.get(id) ?? []),
    }));
}

function optionsByAttribute(rows: CatalogRows, textsFrom: CatalogStore['textsFrom']): Map<number, AttributeOption[]> {
  const keyOf = (attribute: number, option: number): string => `${attribute}/${option}`;
  const texts = textsOf(
    rows.attribute_option_text,
    ({ attribute_id, option_id }) => keyOf(attribute_id, option_id),
    textsFrom,
  );
  const options = new Map<number, AttributeOption[]>();
  for (const row of rows.attribute_option.toSorted((a, b) => a.sort_order - b.sort_order || a.id - b.id)) {
    const list = options.get(row.attribute_id) ?? [];
    options.set(row.attribute_id, list);
    list.push({
      value: String(row.id),
      label: texts.get(keyOf(row.attribute_id, row.id))?.label ?? '',
      sort_order: row.sort_order,
      ...(row.swatch && { swatch: parseJson(row.swatch) }),
    });
  }
  return options;
}

import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

/** In the order of the shop. */
export async function readAttributes(db: Kysely<Schema>): Promise<OfficeAttribute[]> {
  const rows = await db.selectFrom('attribute').selectAll().orderBy('position').orderBy('id').execute();
  const texts = await db.selectFrom('attribute_text').selectAll().execute();
  const options = await db.selectFrom('attribute_option').selectAll().orderBy('sort_order').orderBy('id').execute();
  const optionTexts = await db.selectFrom('attribute_option_text').selectAll().execute();
  const textsOf = Map.groupBy(texts, ({ attribute_id }) => attribute_id);
  const optionsOf = Map.groupBy(options, ({ attribute_id }) => attribute_id);
  const keyOf = (attribute: number, option: number): string => `${attribute}/${option}`;
  const labelsOf = Map.groupBy(optionTexts, ({ attribute_id, option_id }) => keyOf(attribute_id, option_id));
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    input: row.input,
    own: row.is_own === 1,
    labels: byStore(textsOf.get(row.id)),
    unit: row.unit,
    facet: row.is_facet === 1,
    sheet: row.on_sheet === 1,
    search: row.in_search === 1,
    compare: row.is_comparable === 1,
    options: (optionsOf.get(row.id) ?? []).map(({ id, swatch }) => ({
      id,
      labels: byStore(labelsOf.get(keyOf(row.id, id))),
      hex: swatch === null ? null : parseJson(swatch).hex,
    })),
    version: row.version,
  }));
}

function byStore(texts: readonly { store_code: string; label: string }[] = []): Partial<Record<StoreCode, string>> {
  const labels: Partial<Record<StoreCode, string>> = {};
  for (const { store_code, label } of texts) if (isStoreCode(store_code)) labels[store_code] = label;
  return labels;
}

import { builtInVariantCodes, canVaryBy } from '@brixel/contract/office/product-facts';
import type { OfficeProduct, ProductComposition } from '@brixel/contract/office/product-form-endpoints';
import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { withOwn } from '../attributes/attribute-values.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import { textOrder } from '../catalog/catalog-stores.ts';
import { textsOf } from '../catalog/rows.ts';
import type { ProductAttributes } from '../database/catalog-tables.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { isAnyMailed } from './mailed-parts.ts';

/** What a product is made of: variants of a family, parts of a group, choices of a set. */

type Row = Selectable<Schema['product']>;
type TextRow = Selectable<Schema['product_text']>;
export type CompositionRefusal = 'PART_NOT_FIT' | 'VARIANTS_ALIKE';

export async function readComposition(
  db: Kysely<Schema>,
  row: Row,
  texts: readonly TextRow[],
): Promise<OfficeProduct['composition']> {
  if (row.type_id === 'configurable') {
    const codes = codesOf(row);
    const variants = await db
      .selectFrom('product')
      .select(['sku', 'attributes'])
      .where('parent_sku', '=', row.sku)
      .where('sku', '<>', row.sku)
      .orderBy('id')
      .execute();
    return {
      kind: 'configurable',
      variants: variants.map(({ sku, attributes }) => ({ sku, values: valuesOf(parseJson(attributes), codes) })),
    };
  }
  if (row.type_id === 'grouped') {
    const parts = await db
      .selectFrom('product_link')
      .select(['linked_sku as sku', 'qty'])
      .where('product_id', '=', row.id)
      .where('type', '=', 'associated')
      .orderBy('position')
      .execute();
    return { kind: 'grouped', parts };
  }
  if (row.type_id !== 'bundle') return null;
  const titlesOf = (option: number): Partial<Record<StoreCode, string>> =>
    Object.fromEntries(
      texts.flatMap(({ store_code, details }) => {
        const title = parseJson(details).bundleTitles?.[option];
        return isStoreCode(store_code) && title ? [[store_code, title]] : [];
      }),
    );
  return {
    kind: 'bundle',
    options: (parseJson(row.attributes).bundleOptions ?? []).map(({ id, required, type, selections }) => ({
      id,
      titles: titlesOf(id),
      required,
      type,
      parts: selections.map(({ sku, qty, isDefault, canChangeQty }) => ({
        sku,
        qty,
        is_default: isDefault,
        can_change_qty: canChangeQty,
      })),
    })),
  };
}

type Values = Readonly<Record<string, number>>;

/** What the variants of a family differ in. */
const codesOf = ({ attributes }: Pick<Row, 'attributes'>): readonly string[] =>
  parseJson(attributes).configurableAttributes ?? builtInVariantCodes;

const isBuiltIn = (code: string): code is (typeof builtInVariantCodes)[number] =>
  builtInVariantCodes.some((known) => known === code);

/** The options that a variant has; of one that lacks some, the others. */
function valuesOf(attributes: ProductAttributes, codes: readonly string[]): Values {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const value = isBuiltIn(code) ? attributes[code] : attributes.own?.[code];
      return typeof value === 'number' ? [[code, value]] : [];
    }),
  );
}

/** With these options, and without those by which its family told it apart before. */
function withValues(attributes: ProductAttributes, values: Values, before: readonly string[]): ProductAttributes {
  const rest = { ...attributes };
  for (const code of before) if (isBuiltIn(code)) delete rest[code];
  const entries = Object.entries(values);
  const builtIn = Object.fromEntries(entries.filter(([code]) => isBuiltIn(code)));
  const own = Object.fromEntries(entries.filter(([code]) => !isBuiltIn(code)));
  return withOwn({ ...rest, ...builtIn }, { ...attributes.own, ...own });
}

const keyOf = (values: Values, codes: readonly string[]): string => codes.map((code) => values[code] ?? '').join('/');

/** Whether a variant is whole and still another one than its siblings. */
export async function isVariantApart(tx: Transaction<Schema>, { sku, parent_sku, attributes }: Row): Promise<boolean> {
  if (parent_sku === null || parent_sku === sku) return true;
  const family = await tx.selectFrom('product').select('attributes').where('sku', '=', parent_sku).executeTakeFirst();
  if (!family) return true;
  const codes = codesOf(family);
  const own = valuesOf(parseJson(attributes), codes);
  // colours and sizes are chosen in the family's own form
  if (codes.some((code) => !isBuiltIn(code) && own[code] === undefined)) return false;
  const siblings = await tx
    .selectFrom('product')
    .select('attributes')
    .where('parent_sku', '=', parent_sku)
    .where('sku', 'not in', [sku, parent_sku])
    .execute();
  const key = keyOf(own, codes);
  return siblings.every((sibling) => keyOf(valuesOf(parseJson(sibling.attributes), codes), codes) !== key);
}

interface Family {
  row: Row;
  defaultStore: StoreCode;
  /** makes a variant that there is not yet; false where it cannot be */
  make: (variant: NewVariant) => Promise<boolean>;
}

export interface NewVariant {
  sku: string;
  price: number;
  stock: number;
  /** by store: what its name has besides that of the family */
  labels: Partial<Record<StoreCode, string>>;
}

/** Writes it to a product that is there; gives the other products that look different now. */
export async function writeComposition(
  tx: Transaction<Schema>,
  composition: ProductComposition,
  family: Family,
): Promise<string[] | CompositionRefusal> {
  if (composition.kind !== family.row.type_id) return 'PART_NOT_FIT';
  if (composition.kind === 'configurable') return writeVariants(tx, composition.variants, family);
  if (composition.kind === 'grouped') return writeGroup(tx, composition.parts, family.row);
  return writeBundle(tx, composition.options, family.row);
}

/** Parts are single things that can be bought by themselves. */
async function areParts(tx: Transaction<Schema>, skus: readonly string[]): Promise<boolean> {
  const known = await tx.selectFrom('product').select(['sku', 'type_id']).where('sku', 'in', skus).execute();
  return (
    new Set(skus).size === known.length && known.every(({ type_id }) => type_id === 'simple' || type_id === 'virtual')
  );
}

async function writeGroup(
  tx: Transaction<Schema>,
  parts: Extract<ProductComposition, { kind: 'grouped' }>['parts'],
  { id }: Row,
): Promise<string[] | CompositionRefusal> {
  const skus = parts.map(({ sku }) => sku);
  if (new Set(skus).size !== skus.length || !(await areParts(tx, skus))) return 'PART_NOT_FIT';
  await tx.deleteFrom('product_link').where('product_id', '=', id).where('type', '=', 'associated').execute();
  await insertRows(
    tx,
    'product_link',
    parts.map(({ sku, qty }, position) => ({
      product_id: id,
      type: 'associated' as const,
      linked_sku: sku,
      qty,
      position,
    })),
  );
  return [];
}

async function writeBundle(
  tx: Transaction<Schema>,
  options: Extract<ProductComposition, { kind: 'bundle' }>['options'],
  { id, attributes }: Row,
): Promise<string[] | CompositionRefusal> {
  const skus = [...new Set(options.flatMap(({ parts }) => parts.map(({ sku }) => sku)))];
  if (!(await areParts(tx, skus)) || (await isAnyMailed(tx, skus))) return 'PART_NOT_FIT';
  const known = parseJson(attributes);
  const before = new Map(known.bundleOptions?.map((option) => [option.id, option]));
  let last = Math.max(0, ...before.keys(), ...options.map((option) => option.id ?? 0));
  const titles = new Map<number, (typeof options)[number]['titles']>();
  const bundleOptions = options.map((option): NonNullable<ProductAttributes['bundleOptions']>[number] => {
    if (option.id === null) last += 1;
    const optionId = option.id ?? last;
    titles.set(optionId, option.titles);
    return {
      id: optionId,
      required: option.required,
      type: option.type === 'checkbox' ? 'checkbox' : (before.get(optionId)?.type ?? 'radio'),
      selections: option.parts.map(({ sku, qty, is_default, can_change_qty }, place) => ({
        id: optionId * 1000 + place,
        sku,
        qty,
        isDefault: is_default,
        canChangeQty: can_change_qty,
      })),
    };
  });
  await tx
    .updateTable('product')
    .set({ attributes: toJson({ ...known, bundleOptions }) })
    .where('id', '=', id)
    .execute();
  const texts = await tx.selectFrom('product_text').selectAll().where('product_id', '=', id).execute();
  for (const { store_code, details } of texts)
    await tx
      .updateTable('product_text')
      .set({
        details: toJson({
          ...parseJson(details),
          bundleTitles: Object.fromEntries(
            [...titles].map(([option, title]) => [
              option,
              (isStoreCode(store_code) && title[store_code]) || Object.values(title)[0] || '',
            ]),
          ),
        }),
      })
      .where('product_id', '=', id)
      .where('store_code', '=', store_code)
      .execute();
  return [];
}

async function writeVariants(
  tx: Transaction<Schema>,
  variants: Extract<ProductComposition, { kind: 'configurable' }>['variants'],
  { row: { id, sku, attributes }, defaultStore, make }: Family,
): Promise<string[] | CompositionRefusal> {
  const choices = (await readAttributes(tx)).filter(canVaryBy);
  const used = new Set(variants.flatMap(({ values }) => Object.keys(values)));
  const own = choices.map(({ code }) => code).filter((code) => !isBuiltIn(code));
  const codes = [...builtInVariantCodes, ...own].filter((code) => used.has(code));
  if (codes.length !== used.size) return 'PART_NOT_FIT';
  const keys = variants.map(({ values }) => keyOf(values, codes));
  const isWhole = variants.every(({ values }) => codes.every((code) => values[code] !== undefined));
  if (codes.length === 0 || !isWhole || new Set(keys).size !== keys.length) return 'VARIANTS_ALIKE';
  const labelOf = await optionLabels(tx, codes, defaultStore);
  if (variants.some(({ values }) => codes.some((code) => labelOf(code, values[code]!) === null))) return 'PART_NOT_FIT';

  const skus = variants.map((variant) => variant.sku);
  const there = await tx.selectFrom('product').selectAll().where('sku', 'in', skus).execute();
  const fits = ({ type_id, parent_sku }: Row): boolean =>
    type_id === 'simple' && (parent_sku === null || parent_sku === sku);
  if (new Set(skus).size !== skus.length || skus.includes(sku) || !there.every(fits)) return 'PART_NOT_FIT';
  for (const { sku: variant, values, made } of variants) {
    if (there.some((row) => row.sku === variant)) continue;
    const named = codes.map((code) => labelOf(code, values[code]!)!);
    const labels = Object.fromEntries(
      Object.keys(named[0] ?? {}).map((store) => [
        store,
        named.map((label) => label[store as StoreCode] ?? label[defaultStore] ?? '').join(' '),
      ]),
    );
    if (!made || !(await make({ sku: variant, ...made, labels }))) return 'PART_NOT_FIT';
  }

  const before = await tx.selectFrom('product').select('sku').where('parent_sku', '=', sku).execute();
  await tx.updateTable('product').set({ parent_sku: null }).where('parent_sku', '=', sku).execute();
  for (const { sku: variant, values } of variants) {
    const row = await tx.selectFrom('product').selectAll().where('sku', '=', variant).executeTakeFirstOrThrow();
    await tx
      .updateTable('product')
      .set({
        parent_sku: sku,
        attributes: toJson(withValues(parseJson(row.attributes), values, codesOf({ attributes }))),
      })
      .where('id', '=', row.id)
      .execute();
    if (values.color !== undefined) await nameColour(tx, row.id, labelOf('color', values.color) ?? {});
  }
  await tx
    .updateTable('product')
    .set({ attributes: toJson({ ...parseJson(attributes), configurableAttributes: codes }) })
    .where('id', '=', id)
    .execute();
  return [...new Set([...skus, ...before.map((variant) => variant.sku)])];
}

/** By code and option the label in each store; null: there is no such option. */
async function optionLabels(tx: Transaction<Schema>, codes: readonly string[], defaultStore: StoreCode) {
  const rows = await tx
    .selectFrom('attribute')
    .innerJoin('attribute_option_text', 'attribute_option_text.attribute_id', 'attribute.id')
    .select(['attribute.code', 'option_id', 'store_code', 'label'])
    .where('attribute.code', 'in', codes)
    .execute();
  const byOption = Map.groupBy(rows, ({ code, option_id }) => `${code}/${option_id}`);
  return (code: string, option: number): Partial<Record<StoreCode, string>> | null => {
    const texts = byOption.get(`${code}/${option}`);
    if (!texts) return null;
    const shown = textsOf(texts, () => code, textOrder(defaultStore, defaultStore)).get(code);
    return {
      [defaultStore]: shown?.label ?? '',
      ...Object.fromEntries(texts.map(({ store_code, label }) => [store_code, label])),
    };
  };
}

/** What the shop calls the colour of a product, which stands beside its name. */
async function nameColour(
  tx: Transaction<Schema>,
  id: number,
  labels: Partial<Record<StoreCode, string>>,
): Promise<void> {
  const texts = await tx.selectFrom('product_text').selectAll().where('product_id', '=', id).execute();
  for (const { store_code, details } of texts) {
    const farbe = isStoreCode(store_code) ? labels[store_code] : undefined;
    if (!farbe) continue;
    await tx
      .updateTable('product_text')
      .set({ details: toJson({ ...parseJson(details), farbe }) })
      .where('product_id', '=', id)
      .where('store_code', '=', store_code)
      .execute();
  }
}

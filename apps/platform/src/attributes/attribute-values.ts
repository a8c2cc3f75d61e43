import { ATTRIBUTE_LIMITS } from '@brixel/contract/office/attribute-limits';
import type { Kysely, Transaction } from 'kysely';
import type { ProductAttributes, ProductDetails } from '../database/catalog-tables.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { readAttributes } from './read-attributes.ts';

/** What goods have of the owner's attributes. */

type Value = number | number[];

/** Whether variants of some family differ in it. */
export async function isVariantChoice(db: Kysely<Schema>, code: string): Promise<boolean> {
  const families = await db
    .selectFrom('product')
    .select('attributes')
    .where('type_id', '=', 'configurable')
    .where('attributes', 'like', `%"${code}"%`)
    .execute();
  return families.some(({ attributes }) => parseJson(attributes).configurableAttributes?.includes(code));
}

/** Takes these options, or everything of the attribute, from all goods. */
export async function forgetValues(
  tx: Transaction<Schema>,
  code: string,
  options: ReadonlySet<number> | null,
): Promise<void> {
  const named = `%"${code}":%`;
  const products = await tx
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('attributes', 'like', named)
    .execute();
  for (const { id, attributes } of products) {
    const known = parseJson(attributes);
    const value = known.own?.[code];
    if (value === undefined) continue;
    const left = options && [value].flat().filter((option) => !options.has(option));
    const own = { ...known.own };
    if (left && left.length > 0) own[code] = Array.isArray(value) ? left : left[0]!;
    else delete own[code];
    await tx
      .updateTable('product')
      .set({ attributes: toJson(withOwn(known, own)) })
      .where('id', '=', id)
      .execute();
  }
  if (options) return;
  const texts = await tx
    .selectFrom('product_text')
    .select(['product_id', 'store_code', 'details'])
    .where('details', 'like', named)
    .execute();
  for (const { product_id, store_code, details } of texts) {
    const known = parseJson(details);
    if (known.own?.[code] === undefined) continue;
    const { [code]: _, ...own } = known.own;
    await tx
      .updateTable('product_text')
      .set({ details: toJson(withOwn(known, own)) })
      .where('product_id', '=', product_id)
      .where('store_code', '=', store_code)
      .execute();
  }
}

/** Goods without values look as they did before there were any. */
export function withOwn<T extends ProductAttributes | ProductDetails>(known: T, own: NonNullable<T['own']>): T {
  const { own: _, ...rest } = known;
  return (Object.keys(own).length > 0 ? { ...rest, own } : rest) as T;
}

/** Whether each value is one that its attribute can have. */
export async function areValues(
  db: Kysely<Schema>,
  values: Readonly<Record<string, Value>>,
  texts: readonly Readonly<Record<string, string>>[],
): Promise<boolean> {
  const codes = new Set([...Object.keys(values), ...texts.flatMap((text) => Object.keys(text))]);
  if (codes.size === 0) return true;
  const known = new Map(
    (await readAttributes(db)).filter(({ own }) => own).map((attribute) => [attribute.code, attribute]),
  );
  const fits = ([code, value]: [string, Value]): boolean => {
    const attribute = known.get(code);
    const options = new Set(attribute?.options.map(({ id }) => id));
    switch (attribute?.input) {
      case 'select':
        return !Array.isArray(value) && options.has(value);
      case 'multiselect':
        return Array.isArray(value) && value.every((option) => options.has(option));
      case 'boolean':
        return value === 0 || value === 1;
      case 'number':
        return !Array.isArray(value);
      default:
        return false;
    }
  };
  return (
    Object.entries(values).every(fits) &&
    texts.every((text) =>
      Object.entries(text).every(
        ([code, value]) => known.get(code)?.input === 'text' && value.length <= ATTRIBUTE_LIMITS.text,
      ),
    )
  );
}

import type { Kysely, Selectable } from 'kysely';
import type { ProductAttributes } from '../../database/catalog-tables.ts';
import { parseJson } from '../../database/column-types.ts';
import type { Schema } from '../../database/schema.ts';
import type { CatalogChange } from './change-log.ts';

type ProductRow = Selectable<Schema['product']>;

/** The skus whose documents look different after these changes. */
export async function affectedProducts(db: Kysely<Schema>, changes: readonly CatalogChange[]): Promise<Set<string>> {
  const skusOf = (...kinds: CatalogChange['kind'][]): string[] =>
    changes.flatMap(({ kind, sku }) => (sku !== null && kinds.includes(kind) ? sku : []));
  const priced = await withWholes(db, skusOf('price', 'status', 'content'));
  const rated = await withVariants(db, skusOf('review'));
  return new Set([...priced, ...rated]);
}

/** A variant shows in its family, a part in its bundles and groups, and those may be parts themselves. */
async function withWholes(db: Kysely<Schema>, skus: readonly string[]): Promise<Set<string>> {
  const found = new Set(skus);
  if (found.size === 0) return found;
  const bundles = await db
    .selectFrom('product')
    .select(['sku', 'attributes'])
    .where('type_id', '=', 'bundle')
    .execute();
  const bundlesWith = new Map<string, string[]>();
  for (const { sku, attributes } of bundles) {
    for (const part of bundleParts(parseJson(attributes)))
      bundlesWith.set(part, [...(bundlesWith.get(part) ?? []), sku]);
  }
  for (let parts = [...found]; parts.length > 0; ) {
    const families = await db.selectFrom('product').select('parent_sku as sku').where('sku', 'in', parts).execute();
    const groups = await db
      .selectFrom('product_link')
      .innerJoin('product', 'product.id', 'product_link.product_id')
      .select('product.sku')
      .where('product_link.type', '=', 'associated')
      .where('product_link.linked_sku', 'in', parts)
      .execute();
    const wholes = [
      ...[...families, ...groups].flatMap(({ sku }) => sku ?? []),
      ...parts.flatMap((part) => bundlesWith.get(part) ?? []),
    ];
    parts = [...new Set(wholes)].filter((sku) => !found.has(sku));
    for (const sku of parts) found.add(sku);
  }
  return found;
}

/** A family's rating is also that of its variants. */
async function withVariants(db: Kysely<Schema>, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const variants = await db.selectFrom('product').select('sku').where('parent_sku', 'in', skus).execute();
  return new Set([...skus, ...variants.map(({ sku }) => sku)]);
}

/** The rows of these products and of all that their documents are made of: families, parts, parts of parts, links. */
export async function productsWithParts(db: Kysely<Schema>, skus: ReadonlySet<string>): Promise<ProductRow[]> {
  const found = new Map<string, ProductRow>();
  for (let wanted = [...skus]; wanted.length > 0; ) {
    const rows = await db
      .selectFrom('product')
      .selectAll()
      .where((row) => row.or([row('sku', 'in', wanted), row('parent_sku', 'in', wanted)]))
      .execute();
    const links = await db
      .selectFrom('product_link')
      .select(['product_id', 'type', 'linked_sku'])
      .where(
        'product_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    const linksOf = Map.groupBy(links, ({ product_id }) => product_id);
    for (const row of rows) found.set(row.sku, row);
    const parts = rows.flatMap((row) => [
      ...(row.parent_sku !== null && skus.has(row.sku) ? [row.parent_sku] : []),
      ...(row.type_id === 'bundle' ? bundleParts(parseJson(row.attributes)) : []),
      ...(linksOf.get(row.id) ?? [])
        .filter(({ type }) => type === 'associated' || skus.has(row.sku))
        .map(({ linked_sku }) => linked_sku),
    ]);
    wanted = [...new Set(parts)].filter((sku) => !found.has(sku));
  }
  return [...found.values()];
}

export const bundleParts = ({ bundleOptions = [] }: Pick<ProductAttributes, 'bundleOptions'>): string[] =>
  bundleOptions.flatMap(({ selections }) => selections.map(({ sku }) => sku));

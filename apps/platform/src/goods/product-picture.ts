import { lotPath, photoPath } from '@brixel/contract/picture-paths';
import type { Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

/** Adds a picture to a product, at a place that is counted from 1. The drawing of a lot gives way to it. */
export async function addProductPicture(
  tx: Transaction<Schema>,
  { sku, sha256, place }: { sku: string; sha256: string; place: number },
): Promise<void> {
  const product = await tx.selectFrom('product').select(['id', 'attributes']).where('sku', '=', sku).executeTakeFirst();
  if (!product) return;
  const { hasSamplePicture: _, ...attributes } = parseJson(product.attributes);
  const path = photoPath(sha256);
  const kept = attributes.pictures.map((picture) => picture !== path && picture !== lotPath(sku));
  const withPicture = <T>(list: readonly T[], added: T): T[] => {
    const others = list.filter((_, at) => kept[at] ?? false);
    return others.toSpliced(Math.min(place - 1, others.length), 0, added);
  };
  await tx
    .updateTable('product')
    .set({
      attributes: toJson({ ...attributes, pictures: withPicture(attributes.pictures, path) }),
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', product.id)
    .execute();
  const texts = await tx
    .selectFrom('product_text')
    .select(['store_code', 'name', 'details'])
    .where('product_id', '=', product.id)
    .execute();
  for (const { store_code, name, details } of texts) {
    const known = parseJson(details);
    const labels = attributes.pictures.map((_, at) => known.pictureLabels[at] ?? name);
    await tx
      .updateTable('product_text')
      .set({ details: toJson({ ...known, pictureLabels: withPicture(labels, name) }) })
      .where('product_id', '=', product.id)
      .where('store_code', '=', store_code)
      .execute();
  }
  await tx
    .insertInto('product_picture')
    .values({ product_id: product.id, sha256 })
    .onConflict((conflict) => conflict.columns(['sha256', 'product_id']).doNothing())
    .execute();
}

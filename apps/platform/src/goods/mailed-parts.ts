import type { Kysely } from 'kysely';
import { bundleParts } from '../catalog/changes/affected-products.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { buyerGetsOf } from './buyer-gets.ts';

/** Vouchers and tickets are issued for what is bought by itself: in a bundle nobody would get them. */

export async function isAnyMailed(db: Kysely<Schema>, skus: readonly string[]): Promise<boolean> {
  const rows = await db.selectFrom('product').select('attributes').where('sku', 'in', skus).execute();
  return rows.some(({ attributes }) => buyerGetsOf(parseJson(attributes)) !== 'nothing');
}

export async function isInBundle(db: Kysely<Schema>, sku: string): Promise<boolean> {
  const bundles = await db.selectFrom('product').select('attributes').where('type_id', '=', 'bundle').execute();
  return bundles.some(({ attributes }) => bundleParts(parseJson(attributes)).includes(sku));
}

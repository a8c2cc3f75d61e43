import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { STATUS } from './plan-row.ts';

/** Parts that are here in several colours. */
const families = sql`select family_sku from lot where is_gone = 0 and family_sku is not null
  group by family_sku having count(distinct colour_no) > 1`;

/** One variant for each colour: a swatch leads to one product. Further lots of that colour stay products of their own. */
const variants = sql`select heads.product_id, heads.family_sku from (
    select family_sku, min(product_id) as product_id from lot
    where is_gone = 0 and family_sku is not null group by family_sku, colour_no
  ) as heads
  join product on product.sku = heads.family_sku and product.type_id = 'configurable'
  where heads.family_sku in (${families})`;

const ofLots = sql`select family_sku from lot where family_sku is not null`;

const hidden = sql`status = ${STATUS.staged} and type_id = 'configurable' and sku in (${families})`;

/** Whether parts that are here in several colours still have no family that is shown. */
export async function hasHiddenFamilies(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select id from product where ${hidden} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Makes families what the lots say, after an import has changed them: colours join and leave, and a family with one colour left is put
 * aside until it has two again. One that the owner has taken off sale stays off.
 */
export async function joinFamilies(tx: Transaction<Schema>, now: string): Promise<void> {
  await sql`update product set parent_sku = null, updated_at = ${now}
    where parent_sku is not null and id in (select product_id from lot where family_sku is not null)
      and id not in (select product_id from (${variants}) as variants)`.execute(tx);
  await sql`update product set parent_sku = variants.family_sku, updated_at = ${now}
    from (${variants}) as variants
    where variants.product_id = product.id and product.parent_sku is distinct from variants.family_sku`.execute(tx);
  await sql`update product set status = ${STATUS.onSale}, updated_at = ${now}
    where ${hidden}`.execute(tx);
  await sql`update product set status = ${STATUS.staged}, updated_at = ${now}
    where status = ${STATUS.onSale} and type_id = 'configurable' and sku in (${ofLots})
      and sku not in (${families})`.execute(tx);
}

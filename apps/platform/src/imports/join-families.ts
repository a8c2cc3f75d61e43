import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { changeInSlices } from './apply-slices.ts';
import type { ClaimedJob } from './claim-job.ts';
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

const idsThat = async (db: Kysely<Schema>, condition: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from product where ${condition} order by id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Makes families what the lots say, after an import has changed them: colours join and leave, and a family with one colour left is put
 * aside until it has two again. One that the owner has taken off sale stays off. What has to change is looked for before any of it is
 * written, so that orders need not wait for that.
 */
export async function joinFamilies(db: Kysely<Schema>, job: ClaimedJob, now: string): Promise<void> {
  const leaving = await idsThat(
    db,
    sql`parent_sku is not null and id in (select product_id from lot where family_sku is not null)
      and id not in (select product_id from (${variants}) as variants)`,
  );
  const joining = await idsThat(
    db,
    sql`id in (select variants.product_id from (${variants}) as variants
      join product as variant on variant.id = variants.product_id
      where variant.parent_sku is distinct from variants.family_sku)`,
  );
  const shown = await idsThat(db, sql`status = ${STATUS.staged} and type_id = 'configurable' and sku in (${families})`);
  const hidden = await idsThat(
    db,
    sql`status = ${STATUS.onSale} and type_id = 'configurable' and sku in (${ofLots}) and sku not in (${families})`,
  );
  await changeInSlices(db, job, leaving, (tx, ids) =>
    tx.updateTable('product').set({ parent_sku: null, updated_at: now }).where('id', 'in', ids).execute(),
  );
  await changeInSlices(db, job, joining, (tx, ids) =>
    sql`update product set parent_sku = lot.family_sku, updated_at = ${now}
      from lot where lot.product_id = product.id and product.id in (${sql.join(ids)})`.execute(tx),
  );
  for (const { changed, from, to } of [
    { changed: shown, from: STATUS.staged, to: STATUS.onSale },
    { changed: hidden, from: STATUS.onSale, to: STATUS.staged },
  ])
    await changeInSlices(db, job, changed, (tx, ids) =>
      tx
        .updateTable('product')
        .set({ status: to, updated_at: now })
        .where('id', 'in', ids)
        .where('status', '=', from)
        .execute(),
    );
}

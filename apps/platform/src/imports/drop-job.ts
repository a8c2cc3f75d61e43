import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { moveJob } from './import-jobs.ts';
import { STATUS } from './plan-row.ts';

const AT_ONCE = 500;

/** Takes back what was written for an import that nobody has published. */
export async function dropJob(db: Kysely<Schema>, id: number, state: 'dropped' | 'failed'): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDropped = (await moveJob(tx, id, 'reading', state)) || (await moveJob(tx, id, 'staged', state));
    if (!isDropped) return false;
    const staged = tx
      .selectFrom('import_row')
      .innerJoin('product', 'product.id', 'import_row.product_id')
      .select('product.id')
      .where('job_id', '=', id)
      .where('action', '=', 'create')
      .where('product.status', '=', STATUS.staged);
    const ids = (await staged.execute()).map((product) => product.id);
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const some = ids.slice(first, first + AT_ONCE);
      await tx
        .deleteFrom('stock_movement')
        .where('sku', 'in', tx.selectFrom('product').select('sku').where('id', 'in', some))
        .execute();
      for (const table of ['product_text', 'product_category', 'tier_price', 'stock'] as const)
        await tx.deleteFrom(table).where('product_id', 'in', some).execute();
      await tx.deleteFrom('product').where('id', 'in', some).execute();
    }
    await tx.deleteFrom('import_row').where('job_id', '=', id).execute();
    return true;
  });
}

import { fromEuros } from '@brixel/commerce/money';
import type { CellChange } from '@brixel/contract/office/product-endpoints';
import type { Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import { recordPrice } from '../catalog/price-history.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { setStock } from '../stock/stock-movements.ts';
import { setShelf, shelfOf } from './shelves.ts';

const statusOf = { on: STATUS.onSale, off: STATUS.off } as const;

/** Changes one fact of a product, if it still is what the person saw; null otherwise. */
export async function changeCell(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  sku: string,
  change: CellChange,
  author: Author,
): Promise<CatalogChange | null> {
  const made = await apply(tx, kind, sku, change, author.staff.name);
  if (!made) return null;
  const { field, from, to } = change;
  await recordChange(tx, {
    ...author,
    action: 'products.cell',
    subject: sku,
    before: factOf(field, from),
    after: factOf(field, to),
  });
  return { kind: made, sku };
}

const factOf = (field: CellChange['field'], value: CellChange['from']): object =>
  field === 'status' ? { published: value === 'on' } : { [field]: value };

async function apply(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  sku: string,
  change: CellChange,
  staffName: string,
): Promise<CatalogChange['kind'] | null> {
  const updated_at = new Date().toISOString();
  /** A form that somebody has open does not know of it. */
  const touch = () => tx.updateTable('product').set({ updated_at }).where('sku', '=', sku).execute();
  switch (change.field) {
    case 'price': {
      const row = await tx
        .updateTable('product')
        .set({ price: fromEuros(change.to), updated_at })
        .where('sku', '=', sku)
        .where('price', '=', fromEuros(change.from))
        .returningAll()
        .executeTakeFirst();
      if (row) await recordPrice(tx, row, Date.now());
      return row ? 'price' : null;
    }
    case 'status': {
      const row = await tx
        .updateTable('product')
        .set({ status: statusOf[change.to], updated_at })
        .where('sku', '=', sku)
        .where('status', change.from === 'on' ? '<' : '=', STATUS.off)
        .returning('sku')
        .executeTakeFirst();
      return row ? 'status' : null;
    }
    case 'stock': {
      const { from: expected, to: qty } = change;
      return (await setStock(tx, kind, { sku, qty, expected, staffName })) ? 'stock' : null;
    }
    case 'place': {
      if ((await shelfOf(tx, sku)).place !== change.from) return null;
      await setShelf(tx, sku, { place: change.to });
      await touch();
      return 'stock';
    }
    case 'cost': {
      const [from, to] = [change.from, change.to].map((euros) => (euros === null ? null : fromEuros(euros)));
      if ((await shelfOf(tx, sku)).cost !== from) return null;
      await setShelf(tx, sku, { cost: to ?? null });
      await touch();
      return 'stock';
    }
  }
}

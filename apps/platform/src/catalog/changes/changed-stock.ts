import type { Product } from '@brixel/contract/catalog';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { familyStock, stockOf } from '../documents/stock.ts';
import type { StoreCatalog } from '../store-catalog.ts';

type StockRow = Selectable<Schema['stock']>;

export const loadStock = async (db: Kysely<Schema>, skus: readonly string[]): Promise<StockRow[]> =>
  skus.length === 0 ? [] : db.selectFrom('stock').selectAll().where('sku', 'in', skus).execute();

/** Stock and what was sold change with every order and show in few places, so its documents are touched up, not built again. */
export function stockedDocuments(rows: readonly StockRow[], catalog: StoreCatalog): Product[] {
  const stocks = new Map(rows.map((row) => [row.sku, stockOf({ stock: row })]));
  const withStock = <T extends Pick<Product, 'sku' | 'stock'>>(item: T): T => {
    const stock = stocks.get(item.sku);
    return stock ? { ...item, stock } : item;
  };
  const skus = [...stocks.keys()];
  const sold = new Map(rows.map((row) => [row.sku, row.sold]));
  const families = skus.flatMap((sku) => catalog.product(sku)?.family_sku ?? []);
  return [...new Set([...skus, ...families])]
    .flatMap((sku) => catalog.product(sku) ?? [])
    .map((product) => {
      const stocked = {
        ...withStock(product),
        sold_qty: sold.get(product.sku) ?? product.sold_qty,
        ...(product.configurable_children && { configurable_children: product.configurable_children.map(withStock) }),
      };
      return { ...stocked, stock: familyStock(stocked) };
    });
}

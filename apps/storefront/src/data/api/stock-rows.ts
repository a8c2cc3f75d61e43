import type { StockRow } from '@brixel/contract/catalog';

/** A row as other APIs write it: without a sku, in the order of the skus that were asked for, numbers as texts, rules left out. */
type WireRow = Partial<Omit<StockRow, 'qty'>> & Pick<StockRow, 'is_in_stock'> & { qty: number | string };

/** What holds where nothing is said. */
const USUAL = {
  item_id: 0,
  product_id: 0,
  stock_id: 1,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 0,
  backorders: 0,
  manage_stock: true,
} satisfies Partial<StockRow>;

/** The rows by sku. Those without one are matched by position, which only a complete answer allows. */
export function pairStockRows(skus: readonly string[], rows: readonly WireRow[]): ReadonlyMap<string, StockRow> {
  const isComplete = rows.length === skus.length;
  return new Map(
    rows.flatMap((row, place) => {
      const sku = row.sku ?? (isComplete ? skus[place] : undefined);
      return sku === undefined ? [] : [[sku, { ...USUAL, ...row, sku, qty: Number(row.qty) }] as const];
    }),
  );
}

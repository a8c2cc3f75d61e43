import type { StockRow } from '@brixel/contract/catalog';

/** A row as other APIs write it: without a sku, in the order of the skus that were asked for, numbers as texts. */
type WireRow = Omit<StockRow, 'sku' | 'qty'> & { sku?: string; qty: number | string };

/** The rows by sku. Those without one are matched by position, which only a complete answer allows. */
export function pairStockRows(skus: readonly string[], rows: readonly WireRow[]): ReadonlyMap<string, StockRow> {
  const isComplete = rows.length === skus.length;
  return new Map(
    rows.flatMap((row, place) => {
      const sku = row.sku ?? (isComplete ? skus[place] : undefined);
      return sku === undefined ? [] : [[sku, { ...row, sku, qty: Number(row.qty) }] as const];
    }),
  );
}

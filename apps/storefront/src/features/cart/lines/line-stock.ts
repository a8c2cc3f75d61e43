import { stockEffect } from '@brixel/commerce/cart/stock-effect';
import type { StockRow } from '@brixel/contract/catalog';
import type { CartSettings } from '#config/public-config.ts';
import type { CartCalls } from '#data/api/cart-calls.ts';
import { pairStockRows } from '#data/api/stock-rows.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { lineStock } from '#features/cart-line/line-of-product.ts';
import type { StoredLine } from '../cart-state.ts';

/** What is in stock of the lines right now. */

/** As many skus as one call asks for. */
const CHUNK = 15;

/** By sku; missing where it is unknown or could not be loaded. */
export async function askStock(
  { stock }: Pick<CartCalls, 'stock'>,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, StockRow>> {
  const chunks = Array.from({ length: Math.ceil(skus.length / CHUNK) }, (_, place) =>
    skus.slice(place * CHUNK, (place + 1) * CHUNK),
  );
  const answers = await Promise.all(chunks.map((chunk) => stock(chunk)));
  signal.throwIfAborted();
  const known = answers.map((answer, place) => (answer.ok ? pairStockRows(chunks[place] ?? [], answer.result) : []));
  return new Map(known.flatMap((rows) => [...rows]));
}

/** Shown on the line; the server decides what becomes of it. */
export function withStock<Line extends CartLine>(
  line: Line,
  row: StockRow | undefined,
  limits: Pick<CartSettings, 'maxLineQuantity'>,
): Line & Pick<StoredLine, 'stockNote'> {
  if (!row) return line;
  const effect = stockEffect(row.is_in_stock, { allowOutOfStock: false, isCartSynchronised: true });
  return { ...line, stock: lineStock(row, limits), stockNote: effect === 'in-stock' ? 'in-stock' : 'out-of-stock' };
}

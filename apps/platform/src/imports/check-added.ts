import { multiplyDivide } from '@brixel/commerce/money';
import type { Lot } from '@brixel/exchange/lot';
import type { ReadLot } from '@brixel/exchange/problems';
import type { AddingChoice } from '../database/import-tables.ts';
import { type KnownLot, ownKey } from './known-lots.ts';
import { leftOut, nothing, type PlannedRow, planRow, STATUS } from './plan-row.ts';
import { SoldLots } from './sold-lots.ts';

/** Says of parts that come on top of what is there where they go: to a lot that is known, or to one that is made for them. */
export async function* checkAdded(
  lots: AsyncIterable<ReadLot>,
  known: readonly KnownLot[],
  choice: AddingChoice,
): AsyncGenerator<PlannedRow> {
  const finder = new SoldLots(known);
  const parts = new Map<string, ReadLot & { lot: Lot }>();
  for await (const read of lots) {
    const { lot } = read;
    if (!lot) {
      yield leftOut(read);
      continue;
    }
    // a list may name the same part in several places
    const before = parts.get(ownKey(lot));
    if (before) parts.set(ownKey(lot), { ...before, lot: { ...before.lot, qty: before.lot.qty + lot.qty } });
    else parts.set(ownKey(lot), { ...read, lot });
  }
  for (const part of parts.values()) {
    const lot = finder.find(part.lot);
    yield lot ? addTo(lot, part) : makeLot(part, priceOf(part.lot, finder, choice));
  }
}

/**
 * Price and texts stay. Where the lot has a number elsewhere, what came here is told there with the next update; else nobody else
 * counts it, and what is known of the source grows with it.
 */
const addTo = (known: KnownLot, { row, line, problems, lot: { qty } }: ReadLot & { lot: Lot }): PlannedRow => ({
  ...nothing,
  row_no: row,
  line,
  problems,
  action: 'update',
  sku: known.sku,
  product_id: known.productId,
  external_id: known.externalId,
  lot_key: known.key,
  lot: { ...known.source, qty },
  qty: known.externalId === null ? known.sourceQty + qty : known.sourceQty,
  qty_change: qty,
  status: known.isGone ? STATUS.onSale : null,
});

function makeLot(part: ReadLot & { lot: Lot }, price: number | null): PlannedRow {
  if (price === null)
    return leftOut({ ...part, problems: [...part.problems, { code: 'NO_PRICE', field: 'price', value: '' }] });
  return { ...planRow(part, { ...part.lot, price }, null), lot_key: ownKey(part.lot) };
}

/** A share of what the same part in the other condition costs here, else what was said for all. */
function priceOf(lot: Lot, finder: SoldLots, { percent, price }: AddingChoice): number | null {
  const other = finder.find({ ...lot, condition: lot.condition === 'new' ? 'used' : 'new' });
  const share = percent !== null && other ? multiplyDivide(other.price, Math.round(percent * 100), 10_000) : 0;
  return share || price || null;
}

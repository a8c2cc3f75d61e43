import { fromEuros, multiplyDivide } from '@brixel/commerce/money';
import type { BulkChange } from '@brixel/contract/office/product-endpoints';
import type { Money } from '../database/column-types.ts';
import { STATUS } from '../imports/plan-row.ts';
import type { GoodsRow } from './goods-row.ts';

/** What a change of many products makes of one of them; before and after are the same kind of thing. */
export interface BulkStep {
  row: GoodsRow;
  numbers?: { before: number; after: number };
  texts?: { before: string; after: string };
}

const WHOLE = 10_000;

function newPrice(price: Money, change: Extract<BulkChange, { kind: 'percent' | 'amount' }>): Money {
  if (change.kind === 'amount') return price + fromEuros(change.euros);
  const step = fromEuros(change.step);
  const wanted = multiplyDivide(price, WHOLE + Math.round(change.percent * 100), WHOLE);
  return multiplyDivide(wanted, 1, step) * step;
}

/** Null where it would change nothing, or cannot be: a price that follows from parts, or one of nothing. */
export function planStep(row: GoodsRow, change: BulkChange): BulkStep | null {
  const numbers = (before: number, after: number): BulkStep | null =>
    before === after ? null : { row, numbers: { before, after } };
  switch (change.kind) {
    case 'percent':
    case 'amount': {
      if (row.price === null) return null;
      const after = newPrice(row.price.price, change);
      return after > 0 ? numbers(row.price.price, after) : null;
    }
    case 'status':
      return numbers(row.isOn ? STATUS.onSale : STATUS.off, change.status === 'on' ? STATUS.onSale : STATUS.off);
    case 'place':
      return row.place === change.place ? null : { row, texts: { before: row.place, after: change.place } };
    case 'addCategory':
      return numbers(row.categories.includes(change.category) ? 1 : 0, 1);
    case 'removeCategory':
      return numbers(row.categories.includes(change.category) ? 1 : 0, 0);
  }
}

import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { CellChange, CellField, ProductRow } from '@brixel/contract/office/product-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { locales, type MessageKey } from '#i18n/i18n.ts';
import { parsePiecePrice, piecePriceInput, piecePriceText } from '../piece-price.ts';

/** What stands in a cell, as it is typed and as it is told. */

export interface RowChange {
  row: ProductRow;
  change: CellChange;
}

/** Null where the cell of this product cannot be changed. */
export function typedText(row: ProductRow, field: CellField, language: OfficeLanguage): string | null {
  switch (field) {
    case 'price':
      return row.price === null ? null : piecePriceInput(row.price, language);
    case 'cost':
      return row.cost === null ? '' : piecePriceInput(row.cost, language);
    case 'stock':
      return row.stock === null ? null : String(row.stock);
    case 'place':
      return row.place;
    case 'status':
      return row.status;
  }
}

/** The change that was typed; a text says what is wrong with it, null that nothing changes. */
export function typedChange(row: ProductRow, field: CellField, typed: string): CellChange | MessageKey | null {
  const text = typed.trim();
  switch (field) {
    case 'price': {
      const to = parsePiecePrice(text, row.price);
      if (!(to > 0 && to <= 1_000_000) || row.price === null) return 'products.wrong.price';
      return to === row.price ? null : { field, from: row.price, to };
    }
    case 'cost': {
      const to = text === '' ? null : parsePiecePrice(text, row.cost);
      if (to !== null && !(to >= 0 && to <= 1_000_000)) return 'products.wrong.price';
      return to === row.cost ? null : { field, from: row.cost, to };
    }
    case 'stock': {
      const plain = text.replaceAll(/[\s.,]/g, '');
      const by = /^[+\-−]\d{1,7}$/.test(plain) ? Number(plain.replace('−', '-')) + (row.stock ?? 0) : null;
      const to = by ?? (/^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN);
      if (!(to >= 0) || row.stock === null) return 'products.wrong.stock';
      return to === row.stock ? null : { field, from: row.stock, to };
    }
    case 'place': {
      if (text.length > PRODUCT_LIMITS.place) return 'products.wrong.place';
      return text === row.place ? null : { field, from: row.place, to: text };
    }
    case 'status':
      return { field, from: row.status, to: row.status === 'on' ? 'off' : 'on' };
  }
}

/** Five times as much, or a fifth, is likely a slip. */
const JUMP = 5;
export const isJump = (change: CellChange): boolean =>
  change.field === 'price' && change.from > 0 && (change.to > change.from * JUMP || change.to * JUMP < change.from);

export const backOf = ({ field, from, to }: CellChange): CellChange => ({ field, from: to, to: from }) as CellChange;

/** The value of a field as a person reads it. */
export function valueText(
  field: CellField,
  value: string | number | null,
  language: OfficeLanguage,
  t: (key: 'products.status.on' | 'products.status.off' | 'products.noPlace' | 'products.noCost') => string,
): string {
  if (field === 'status') return t(value === 'on' ? 'products.status.on' : 'products.status.off');
  if (field === 'place') return value === '' ? t('products.noPlace') : String(value);
  if (value === null) return t('products.noCost');
  return field === 'stock' ? Number(value).toLocaleString(locales[language]) : piecePriceText(Number(value), language);
}

import type { ImportJumps } from '@brixel/contract/office/import-words';
import { isKnownColour } from '@brixel/exchange/colour-number';
import { designNames } from '@brixel/exchange/design-name';
import { type Lot, lotKey, storagePlace } from '@brixel/exchange/lot';
import { type Problem, type ReadLot, severityOf } from '@brixel/exchange/problems';
import type { Insertable } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { isOwn, type KnownLot } from './known-lots.ts';
import { reducedPrice } from './lot-now.ts';
import type { PricedLot } from './read-lots.ts';

/** What publishing a row will do. */
export interface PlannedRow extends Omit<Insertable<Schema['import_row']>, 'job_id' | 'lot' | 'problems'> {
  lot: Lot | null;
  problems: readonly Problem[];
  /** the file says something that is so here already, but that no file has said before */
  isNews?: boolean;
}

/** As it is stored for an import. */
export const importRow = (
  jobId: number,
  { lot, problems, isNews: _, ...row }: PlannedRow,
): Insertable<Schema['import_row']> => ({
  ...row,
  job_id: jobId,
  lot: lot && toJson(lot),
  problems: toJson(problems),
});

export const STATUS = { onSale: 1, off: 2, staged: 3 } as const;

/** Leaves everything as it is. */
export const nothing = {
  sku: null,
  product_id: null,
  external_id: null,
  lot_key: null,
  place: null,
  cost: null,
  lot: null,
  qty: 0,
  qty_change: 0,
  status: null,
  price: null,
  special_price: null,
  changes_tiers: 0,
  changes_texts: 0,
  family_sku: null,
  colour_no: null,
} as const;

/** A row that does not come into the shop. */
export const leftOut = ({ row, line, problems, lot, said }: ReadLot): PlannedRow => ({
  ...nothing,
  lot: lot ?? said ?? null,
  row_no: row,
  line,
  action: problems.some((problem) => severityOf(problem) === 'error') ? 'error' : 'skip',
  problems,
});

const JUMP = 5;

/** A price that is five times what it was, or a fifth, is likely a slip. */
export const isJump = (price: number, before: number): boolean => price > before * JUMP || price * JUMP < before;

const withPricesOf = ({ price, sale, tiers }: Lot, lot: Lot): Lot => ({ ...lot, price, sale, tiers });

/** What is changed together or not at all. */
const [pricing, scale, texts] = [
  ['price', 'sale'],
  ['tiers', 'step'],
  ['name', 'comments'],
] as const satisfies (keyof Lot)[][];
const together: readonly (readonly (keyof Lot)[])[] = [pricing, scale, texts];

/**
 * What a file says of a lot, against what it said last. Only what differs is changed, so that a price or text that was changed
 * here stays, and stock changes by the difference: what has been sold here since is not resurrected. What a file says as it is
 * here already, such as one that was made from an export, changes nothing.
 */
export function planRow(
  { row, line, problems, isPriceSet = false }: PricedLot,
  read: Lot,
  known: KnownLot | null,
  jumps: ImportJumps = 'hold',
): PlannedRow {
  const told = known ? withKnownFacts(read, known.source) : read;
  const isSlip = known !== null && told.price !== known.price && isJump(told.price, known.source.price);
  const isHeld = isSlip && jumps === 'hold' && !isPriceSet;
  // the source keeps the last price too, so that the next file is asked about again
  const lot = isHeld ? withPricesOf(known.source, told) : told;
  const qty = Math.max(lot.qty - (known?.untold ?? 0), 0);
  const notes: Problem[] = [...problems, ...warnings(lot, qty, known)];
  if (isHeld) notes.push({ code: 'PRICE_JUMP', field: 'price', value: String(told.price / WHOLE) });
  if (qty !== lot.qty) notes.push({ code: 'SOLD_SINCE', field: 'qty', value: `${lot.qty} → ${qty}` });
  const facts = {
    row_no: row,
    line,
    problems: notes,
    external_id: lot.externalId,
    lot_key: lotKey(lot),
    place: storagePlace(lot),
    cost: lot.cost,
    lot,
    qty,
  };
  const prices = { price: lot.price, special_price: reducedPrice(lot) };
  if (!known)
    return {
      ...nothing,
      ...facts,
      ...prices,
      action: 'create',
      qty_change: qty,
      status: STATUS.onSale,
      changes_tiers: 1,
      changes_texts: 1,
      family_sku: familySku(lot),
      colour_no: lot.colourNo,
    };
  const before = known.source;
  const isAs = (one: Lot, field: keyof Lot): boolean => JSON.stringify(one[field]) === JSON.stringify(lot[field]);
  const differs = (...fields: (keyof Lot)[]): boolean =>
    fields.some((field) => !isAs(before, field)) && fields.some((field) => !isAs(known.now, field));
  const others = (Object.keys(lot) as (keyof Lot)[]).filter(
    (field) => field !== 'qty' && !together.flat().includes(field),
  );
  const isSame =
    !known.isGone &&
    !isOwn(known) &&
    known.baseQty === qty &&
    !together.some((fields) => differs(...fields)) &&
    !others.some((field) => differs(field));
  return {
    ...nothing,
    ...facts,
    sku: known.sku,
    product_id: known.productId,
    action: isSame ? 'unchanged' : 'update',
    isNews: isSame && others.concat(...together).some((field) => !isAs(before, field)),
    qty_change: qty - known.baseQty,
    status: known.isGone ? STATUS.onSale : null,
    ...((isSame || storagePlace(before) === storagePlace(lot)) && { place: null }),
    ...(!differs('cost') && { cost: null }),
    ...(differs(...pricing) && prices),
    changes_tiers: differs(...scale) ? 1 : 0,
    changes_texts: differs(...texts) ? 1 : 0,
  };
}

/** Parts of one number and condition are one family, if there are several colours of it. */
const familySku = ({ itemType, itemNo, colourNo, condition }: Lot): string | null =>
  itemType === 'part' && colourNo !== 0 ? `BL-P-${itemNo}-${condition === 'new' ? 'N' : 'U'}` : null;

/** Not every format has all of them: what a file says nothing of stays as another has said it. */
const withKnownFacts = (lot: Lot, { name, category, cost, grams }: Lot): Lot => ({
  ...lot,
  name: lot.name || name,
  category: lot.category || category,
  cost: lot.cost ?? cost,
  grams: lot.grams ?? grams,
});

/** A lot that the file no longer names: it is taken off sale, and what the file had told of it off stock. */
export const planRetired = (known: KnownLot, row: number): PlannedRow => ({
  ...nothing,
  row_no: row,
  line: 0,
  action: 'retire',
  problems: [],
  sku: known.sku,
  product_id: known.productId,
  external_id: known.externalId,
  lot_key: known.key,
  lot: known.source,
  qty_change: -known.baseQty,
  status: STATUS.off,
});

const WHOLE = 10_000;

function* warnings(lot: Lot, qty: number, known: KnownLot | null): Generator<Problem> {
  if (!isKnownColour(lot.colourNo)) yield { code: 'COLOUR_UNKNOWN', field: 'colour', value: String(lot.colourNo) };
  if (lot.name === '' && designNames(lot) === null) yield { code: 'NAME_MISSING', field: 'name', value: lot.itemNo };
  if (!known) return;
  const oversold = -(known.stock + qty - known.baseQty);
  if (oversold > 0) yield { code: 'OVERSOLD', field: 'qty', value: String(oversold) };
}

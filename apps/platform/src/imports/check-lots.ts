import { type Lot, lotKey } from '@brixel/exchange/lot';
import { severityOf } from '@brixel/exchange/problems';
import type { ImportChoice, ImportTotals } from '../database/import-tables.ts';
import { isOwn, type KnownLots } from './known-lots.ts';
import { leftOut, type PlannedRow, planRetired, planRow } from './plan-row.ts';
import type { PricedLot } from './read-lots.ts';

/** Says of each row of a file what it will do; of a file of all lots, also what becomes of those that it no longer names. */
export async function* checkLots(
  lots: AsyncIterable<PricedLot>,
  known: KnownLots,
  { isWhole, jumps = 'hold' }: Pick<ImportChoice, 'isWhole' | 'jumps'>,
): AsyncGenerator<PlannedRow> {
  const externalIds = new Set<string>();
  const keys = new Set<string>();
  const unread: Lot[] = [];
  const perhapsMoved: { read: PricedLot; lot: Lot }[] = [];
  const moved = isWhole ? 'anywhere' : 'same-place';
  let last = 0;
  for await (const row of lots) {
    last = row.row;
    if (!row.lot) {
      if (isWhole && row.said && hasError(row)) unread.push(row.said);
      yield leftOut(row);
      continue;
    }
    const { lot } = row;
    const { externalId } = lot;
    if (externalId !== null && externalIds.has(externalId)) {
      yield leftOut({ ...withProblem(row, 'DUPLICATE_LOT', externalId), lot: null, said: lot });
      continue;
    }
    if (externalId !== null) externalIds.add(externalId);
    const key = lotKey(lot);
    const isTwice = externalId === null && keys.has(key);
    keys.add(key);
    const read = isTwice ? withProblem(row, 'DUPLICATE_KEY', lot.itemNo) : row;
    const found = known.take(lot);
    if (!found && known.hasMoved(lot, moved)) perhapsMoved.push({ read, lot });
    else yield planRow(read, lot, found, jumps);
  }
  // a known lot whose row cannot be read stays as it is
  for (const lot of unread) known.take(lot);
  for (const { read, lot } of perhapsMoved) yield planRow(read, lot, known.takeMoved(lot, moved), jumps);
  if (!isWhole) return;
  for (const lot of known.left) {
    if (lot.isGone || isOwn(lot)) continue;
    last += 1;
    yield planRetired(lot, last);
  }
}

const hasError = ({ problems }: PricedLot): boolean => problems.some((problem) => severityOf(problem) === 'error');

const withProblem = (read: PricedLot, code: 'DUPLICATE_LOT' | 'DUPLICATE_KEY', value: string): PricedLot => ({
  ...read,
  problems: [...read.problems, { code, field: 'lotId', value }],
});

export const noTotals: ImportTotals = {
  create: 0,
  update: 0,
  unchanged: 0,
  retire: 0,
  skip: 0,
  error: 0,
  warnings: 0,
  pieces: 0,
  value: 0,
  added: 0,
  removed: 0,
  problems: {},
  colours: {},
  categories: {},
  base: null,
};

export function addToTotals(totals: ImportTotals, row: PlannedRow): ImportTotals {
  const { action, problems, lot, qty_change } = row;
  const said = action === 'retire' || action === 'error' || action === 'skip' ? null : lot;
  const change = action === 'unchanged' ? 0 : qty_change + oversoldIn(row);
  return {
    ...totals,
    [action]: totals[action] + 1,
    warnings: totals.warnings + problems.filter((problem) => severityOf(problem) === 'warning').length,
    pieces: totals.pieces + (said?.qty ?? 0),
    value: totals.value + (said ? said.qty * said.price : 0),
    added: totals.added + Math.max(change, 0),
    removed: totals.removed + Math.max(-change, 0),
    ...(row.isNews && { news: (totals.news ?? 0) + 1 }),
    ...(problems.length > 0 && counted(totals, problems)),
  };
}

/** More than there is cannot leave. */
const oversoldIn = ({ problems }: Pick<PlannedRow, 'problems'>): number =>
  Number(problems.find(({ code }) => code === 'OVERSOLD')?.value ?? 0);

const MOST_COLOURS = 200;

function counted(totals: ImportTotals, problems: PlannedRow['problems']): Pick<ImportTotals, 'problems' | 'colours'> {
  const counts = { ...totals.problems };
  const colours = { ...totals.colours };
  for (const { code, value } of problems) {
    counts[code] = (counts[code] ?? 0) + 1;
    const isColour = code === 'COLOUR_UNKNOWN' || code === 'COLOUR';
    if (isColour && (value in colours || Object.keys(colours).length < MOST_COLOURS))
      colours[value] = (colours[value] ?? 0) + 1;
  }
  return { problems: counts, colours };
}

export interface QuantityBounds {
  min?: number | undefined;
  max?: number | undefined;
  /** sold in multiples of it */
  step?: number | undefined;
}

/** Why a typed text is not the quantity it says. */
export type QuantityProblem =
  | { reason: 'not-whole' }
  | { reason: 'too-few'; least: number }
  /** cut to what there may be */
  | { reason: 'too-many'; most: number }
  /** taken as the next multiple */
  | { reason: 'not-multiple'; step: number };

export interface ReadQuantity {
  /** null: the old one stays */
  quantity: number | null;
  problem: QuantityProblem | null;
}

const groupMarks = new Map<string, string>();

/** What stands between thousands in this language. */
function groupMark(locale: string): string {
  const known = groupMarks.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? '';
  groupMarks.set(locale, mark);
  return mark;
}

/** Blanks separate thousands in every language. */
const BLANKS = [' ', '\u00a0', '\u202f'];

function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...others] = text.split(mark);
  return others.length > 0 && /^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
}

/** The typed text as a whole number, or null where it is none: "1,5" and "1.5" are not fifteen. */
export function parseQuantity(text: string, locale: string): number | null {
  const typed = text.trim();
  const mark = [groupMark(locale), ...BLANKS].find((candidate) => candidate !== '' && isGrouped(typed, candidate));
  const digits = mark === undefined ? typed : typed.replaceAll(mark, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** What becomes of a typed text, and what has to be said about it. */
export function readQuantity(
  text: string,
  { min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, locale }: QuantityBounds & { locale: string },
): ReadQuantity {
  const typed = parseQuantity(text, locale);
  if (typed === null) return { quantity: null, problem: { reason: 'not-whole' } };
  if (typed < min) return { quantity: null, problem: { reason: 'too-few', least: min } };
  if (typed > max) return { quantity: Math.max(min, max), problem: { reason: 'too-many', most: max } };
  if (typed % step !== 0)
    return { quantity: clampQuantity(typed, { min, max, step }), problem: { reason: 'not-multiple', step } };
  return { quantity: typed, problem: null };
}

/** Rounded up to a multiple of the step, as far as there are so many. */
export function clampQuantity(
  value: number,
  { min = 1, max = Number.MAX_SAFE_INTEGER, step = 1 }: QuantityBounds,
): number {
  if (!Number.isFinite(value)) return min;
  const wanted = Math.ceil(Math.trunc(value) / step) * step;
  // An empty stock gives max < min: the lower bound wins, the caller shows "sold out".
  return Math.max(min, Math.min(Math.floor(max / step) * step, wanted));
}

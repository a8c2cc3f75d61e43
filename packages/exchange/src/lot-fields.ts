import { fromEuros, type Money } from '@brixel/commerce/money';
import { bareWord } from './bare-word.ts';
import { type Completeness, type Condition, type ItemTypeLetter, itemTypes, type Lot, type LotTier } from './lot.ts';
import { isPriceProblem, type Problem, type ProblemCode, type ReadLot, severityOf } from './problems.ts';

const textFields = [
  'type',
  'item',
  'colour',
  'condition',
  'completeness',
  'status',
  'comments',
  'remarks',
  'note',
  'lotId',
  'retain',
  'reserved',
  'stockroom',
  'name',
  'category',
] as const;

const numberFields = [
  'qty',
  'price',
  'cost',
  'sale',
  'step',
  'tierQty1',
  'tierPrice1',
  'tierQty2',
  'tierPrice2',
  'tierQty3',
  'tierPrice3',
  'grams',
  'totalGrams',
] as const;

/** What formats have in common, before it is understood: texts, by our names. */
export const lotFields = [...textFields, ...numberFields];
export type LotField = (typeof lotFields)[number];

/** A number's decimals are written as those of the rest of its table. */
export const isNumberField = (field: LotField): boolean => numberFields.some((each) => each === field);

export type LotTexts = Readonly<Partial<Record<LotField, string>>>;

/** What a format calls the fields that it has. */
export type FieldNames = Readonly<Partial<Record<LotField, string>>>;

/** The fields of a record by our names. Those that a format leaves out have its default. */
export function namedTexts(
  fields: Readonly<Record<string, string>>,
  names: FieldNames,
  defaults: LotTexts = {},
): LotTexts {
  const texts: Partial<Record<LotField, string>> = { ...defaults };
  for (const [field, name] of Object.entries(names) as [LotField, string][]) {
    const text = fields[name];
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

export interface LotTextRules {
  /** what the file calls a field */
  nameOf(field: LotField): string;
  /** where a file does not say it */
  defaultCondition: Condition | null;
}

const MAX_NUMBER = 9_999_999;
const MAX_TOTAL = 1e12;
const MAX_LINE = 255;
const MAX_COMMENTS = 4000;
/** What is longer is wrong in every field. */
export const MAX_CELL = MAX_COMMENTS + 1;

const conditions: Readonly<Record<string, Condition>> = {
  ...wordsFor('new', ['n', 'new', 'neu', 'neuware', 'nuovo', 'nuova', 'nuovi', 'nuove']),
  ...wordsFor('used', ['u', 'used', 'gebr', 'gebraucht', 'usato', 'usata', 'usati', 'usate']),
};

function wordsFor(condition: Condition, words: readonly string[]): Record<string, Condition> {
  return Object.fromEntries(words.map((word) => [word, condition]));
}

const completions: Readonly<Record<string, Completeness | null>> = {
  c: 'complete',
  i: 'incomplete',
  m: 'sealed',
  s: 'sealed',
  n: null,
  '': null,
};

const isTrue = (text: string | undefined): boolean => text !== undefined && !/^(?:n|no|nein|false|0)$/i.test(text);

/** Understands one row. Nothing is guessed: what cannot be read keeps the row out, and the report says where. */
export function lotOf(
  texts: LotTexts,
  { nameOf, defaultCondition }: LotTextRules,
): Pick<ReadLot, 'lot' | 'problems' | 'unpriced' | 'said'> {
  const problems: Problem[] = [];
  const problem = (code: ProblemCode, field: LotField): void => {
    problems.push({ code, field: nameOf(field), value: (texts[field] ?? '').slice(0, 100) });
  };

  function number(field: LotField, pattern: RegExp, most = MAX_NUMBER): number | null {
    const text = texts[field];
    if (text === undefined || text === '') return null;
    const value = pattern.test(text) ? Number(text) : Number.NaN;
    if (value <= most) return value;
    problem('NUMBER', field);
    return null;
  }
  const whole = (field: LotField): number | null => number(field, /^\d+$/);
  const decimal = (field: LotField, most = MAX_NUMBER): number | null => number(field, /^\d*\.?\d+$|^\d+\.$/, most);
  const money = (field: LotField): Money | null => {
    const euros = decimal(field);
    return euros === null ? null : fromEuros(euros);
  };
  function line(field: LotField, most = MAX_LINE): string {
    const text = texts[field] ?? '';
    if (text.length > most) problem('TOO_LONG', field);
    return text.slice(0, most);
  }

  function quantity(): number {
    if (/^-\d+$/.test(texts.qty ?? '')) problem('QTY_NEGATIVE', 'qty');
    else if (!texts.qty) problem('NO_QTY', 'qty');
    else return whole('qty') ?? 0;
    return 0;
  }
  function price(): Money {
    if (!texts.price) problem('NO_PRICE', 'price');
    const amount = money('price');
    if (amount === 0) problem('PRICE_ZERO', 'price');
    return amount ?? 0;
  }
  /** In hundredths of a percent. */
  function sale(): number {
    const rate = Math.round((decimal('sale') ?? 0) * 100);
    if (rate >= 10_000) problem('SALE_WHOLE', 'sale');
    return rate;
  }
  function tiers(): LotTier[] {
    const given: LotTier[] = [];
    for (const place of [1, 2, 3] as const) {
      const [qty, amount] = [whole(`tierQty${place}`), money(`tierPrice${place}`)];
      if (qty && amount) given.push({ qty, price: amount });
    }
    if (given.some(({ qty }, place) => place > 0 && qty <= given[place - 1]!.qty)) problem('TIER_ORDER', 'tierQty1');
    return given;
  }
  function weight(qty: number): number | null {
    const [one, all] = [decimal('grams'), decimal('totalGrams', MAX_TOTAL)];
    const grams = one ?? (all !== null && qty > 0 ? all / qty : null);
    return grams === null || grams === 0 ? null : Math.round(grams * 1000) / 1000;
  }
  function condition(): Condition {
    const known = texts.condition ? conditions[bareWord(texts.condition)] : defaultCondition;
    if (!known) problem('CONDITION', 'condition');
    return known ?? 'used';
  }
  function completeness(): Completeness | null {
    const known = completions[texts.completeness?.toLowerCase() ?? ''];
    if (known === undefined) problem('CONDITION', 'completeness');
    return known ?? null;
  }

  const letter = (texts.type || 'P').toUpperCase();
  if (!Object.hasOwn(itemTypes, letter)) problem('TYPE_UNKNOWN', 'type');
  if (!texts.item || /\s/.test(texts.item)) problem('NO_ITEM', 'item');
  if (/^x$/i.test(texts.status ?? '')) problem('EXCLUDED', 'status');
  if (texts.reserved) problem('RESERVED', 'reserved');
  if (isTrue(texts.stockroom || undefined)) problem('STOCKROOM', 'stockroom');

  const qty = quantity();
  const step = whole('step') || 1;
  if (step > qty && qty > 0) problem('STEP_GT_QTY', 'step');
  const lot: Lot = {
    itemType: itemTypes[letter as ItemTypeLetter],
    itemNo: line('item', 50),
    colourNo: whole('colour') ?? 0,
    condition: condition(),
    completeness: completeness(),
    qty,
    price: price(),
    cost: money('cost') || null,
    sale: sale(),
    tiers: tiers(),
    step,
    comments: line('comments', MAX_COMMENTS),
    remarks: line('remarks'),
    externalId: /^0*$/.test(line('lotId', 40)) ? null : texts.lotId!,
    isRetained: isTrue(texts.retain),
    grams: weight(qty),
    name: line('name'),
    category: line('category'),
  };
  const reasons = problems.filter((each) => severityOf(each) !== 'warning');
  if (reasons.length === 0) return { lot, problems };
  const said = { ...lot, itemType: lot.itemType ?? 'unsorted' };
  return { lot: null, problems, said, unpriced: reasons.every(isPriceProblem) ? lot : undefined };
}

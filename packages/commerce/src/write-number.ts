/**
 * Numbers without a formatter of the browser, in the locales that stores have: the first one loads the tables of a language, for which
 * a phone takes as long as for all the rest of a page's start. Any other locale is asked of its formatter.
 */

export interface Signs {
  decimal: string;
  group: string;
}

interface KnownSigns extends Signs {
  /** the first number whose digits are grouped */
  groupedFrom: number;
}

/** By locale, since the language does not decide: de-CH writes 0.05. */
const known: Record<string, KnownSigns> = {
  'de-DE': { decimal: ',', group: '.', groupedFrom: 1000 },
  'it-IT': { decimal: ',', group: '.', groupedFrom: 10_000 },
  'en-US': { decimal: '.', group: ',', groupedFrom: 1000 },
};

/** Below it no locale groups digits. */
const FIRST_GROUPED = 1000;
/** From here on numbers are not exact. */
const LARGEST = 1e15;

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** With exactly so many digits behind the decimal sign; `own` signs, where they are not empty, in place of the locale's. */
export function writeNumber(value: number, digits: number, locale: string, own: Partial<Signs> = {}): string {
  const signs = signsFor(value, locale, own);
  if (signs && value >= 0 && value < LARGEST) {
    const [whole = '', fraction] = value.toFixed(digits).split('.');
    const grouped = Number(whole) < signs.groupedFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, () => signs.group);
    return fraction === undefined ? grouped : grouped + signs.decimal + fraction;
  }
  const formatter = formatterFor(locale, digits);
  if (!own.decimal && !own.group) return formatter.format(value);
  return formatter
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'decimal' || type === 'group' ? own[type] || part : part))
    .join('');
}

function signsFor(value: number, locale: string, own: Partial<Signs>): KnownSigns | null {
  const signs = known[locale];
  if (signs) return { ...signs, decimal: own.decimal || signs.decimal, group: own.group || signs.group };
  return own.decimal && value < FIRST_GROUPED - 1 ? { decimal: own.decimal, group: '', groupedFrom: LARGEST } : null;
}

/** In all languages of the shop. Others, and whatever is no plain count, are asked of their rules. */
const ONE_AND_OTHER = new Set(['de', 'it', 'en']);
/** Italian has a form of its own for millions. */
const MILLION = 1_000_000;

const rules = new Map<string, Intl.PluralRules>();

export function pluralCategory(value: number, locale: string): string {
  if (Number.isInteger(value) && value >= 0 && value < MILLION && ONE_AND_OTHER.has(locale.slice(0, 2)))
    return value === 1 ? 'one' : 'other';
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  return rule.select(value);
}

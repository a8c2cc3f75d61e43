/** The small part of ICU MessageFormat that the shop needs: `{name}`, `{n, number}` and `{n, plural, =0 {…} one {…} other {…}}`. */

export type MessageArguments = Record<string, string | number>;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function cached<T>(cache: Map<string, T>, locale: string, create: () => T): T {
  let value = cache.get(locale);
  if (!value) {
    value = create();
    cache.set(locale, value);
  }
  return value;
}

export const formatNumber = (value: number, locale: string): string =>
  cached(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(value);

const pluralCategory = (value: number, locale: string): string =>
  cached(pluralRules, locale, () => new Intl.PluralRules(locale)).select(value);

/** Index just behind the brace that closes the one at `start`. */
function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error(`Unbalanced braces in "${text}"`);
}

/** `one {…} other {…}` as a record. */
function pluralForms(text: string): Record<string, string> {
  const forms: Record<string, string> = {};
  let rest = text.trim();
  while (rest) {
    const open = rest.indexOf('{');
    if (open < 0) throw new Error(`Plural form without text in "${text}"`);
    const end = endOfBraces(rest, open);
    forms[rest.slice(0, open).trim()] = rest.slice(open + 1, end - 1);
    rest = rest.slice(end).trim();
  }
  return forms;
}

function formatPart(part: string, args: MessageArguments, locale: string): string {
  const [name = '', kind, ...rest] = part.split(',');
  const value = args[name.trim()];
  if (value === undefined) return `{${name.trim()}}`;
  if (kind?.trim() === 'number') return formatNumber(Number(value), locale);
  if (kind?.trim() !== 'plural') return String(value);
  const forms = pluralForms(rest.join(','));
  const amount = Number(value);
  const form = forms[`=${amount}`] ?? forms[pluralCategory(amount, locale)] ?? forms.other ?? '';
  return formatMessage(form.replaceAll('#', formatNumber(amount, locale)), args, locale);
}

export function formatMessage(message: string, args: MessageArguments, locale: string): string {
  let result = '';
  let position = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', position)) {
    const end = endOfBraces(message, open);
    result += message.slice(position, open) + formatPart(message.slice(open + 1, end - 1), args, locale);
    position = end;
  }
  return result + message.slice(position);
}

/** Names of the arguments a message takes, sorted. */
export function argumentNames(message: string): string[] {
  const names = new Set<string>();
  const collect = (text: string): void => {
    for (let open = text.indexOf('{'); open >= 0; ) {
      const end = endOfBraces(text, open);
      const [name = '', kind, ...rest] = text.slice(open + 1, end - 1).split(',');
      names.add(name.trim());
      if (kind?.trim() === 'plural') for (const form of Object.values(pluralForms(rest.join(',')))) collect(form);
      open = text.indexOf('{', end);
    }
  };
  collect(message);
  return [...names].sort();
}

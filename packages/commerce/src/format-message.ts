import { pluralCategory, writeNumber } from './write-number.ts';

/** The small part of ICU MessageFormat that the shop needs: `{name}`, `{n, number}` and `{n, plural, =0 {…} one {…} other {…}}`. */

export type MessageArguments = Record<string, string | number>;

const fractions = new Map<string, Intl.NumberFormat>();

function cached<T>(cache: Map<string, T>, key: string, create: () => T): T {
  let value = cache.get(key);
  if (!value) {
    value = create();
    cache.set(key, value);
  }
  return value;
}

export const formatNumber = (value: number, locale: string): string =>
  Number.isInteger(value)
    ? writeNumber(value, 0, locale)
    : cached(fractions, locale, () => new Intl.NumberFormat(locale)).format(value);

/** A message as it is parsed once: text, an argument, or the forms of a plural. */
export type MessagePart =
  | string
  | { name: string; isNumber: boolean }
  | { name: string; forms: Record<string, MessagePart[]> };

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

/** `one {…} other {…}` as a record; `#` is the number itself. */
function pluralForms(text: string, name: string): Record<string, MessagePart[]> {
  const forms: Record<string, MessagePart[]> = Object.create(null);
  let rest = text.trim();
  while (rest) {
    const open = rest.indexOf('{');
    if (open < 0) throw new Error(`Plural form without text in "${text}"`);
    const end = endOfBraces(rest, open);
    forms[rest.slice(0, open).trim()] = parseMessage(
      rest.slice(open + 1, end - 1).replaceAll('#', `{${name}, number}`),
    );
    rest = rest.slice(end).trim();
  }
  return forms;
}

function parsePart(text: string): MessagePart {
  const [first = '', kind, ...rest] = text.split(',');
  const name = first.trim();
  if (kind?.trim() === 'plural') return { name, forms: pluralForms(rest.join(','), name) };
  if (kind !== undefined && kind.trim() !== 'number') throw new Error(`Unknown kind of argument in "{${text}}"`);
  return { name, isNumber: kind !== undefined };
}

export function parseMessage(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let position = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', position)) {
    const end = endOfBraces(message, open);
    parts.push(message.slice(position, open), parsePart(message.slice(open + 1, end - 1)));
    position = end;
  }
  return [...parts, message.slice(position)];
}

function formatPart(part: MessagePart, args: MessageArguments, locale: string): string {
  if (typeof part === 'string') return part;
  const value = args[part.name];
  if (value === undefined) return `{${part.name}}`;
  if ('isNumber' in part) return part.isNumber ? formatNumber(Number(value), locale) : String(value);
  const amount = Number(value);
  const { forms } = part;
  return format(forms[`=${amount}`] ?? forms[pluralCategory(amount, locale)] ?? forms.other ?? [], args, locale);
}

const format = (parts: readonly MessagePart[], args: MessageArguments, locale: string): string =>
  parts.reduce<string>((text, part) => text + formatPart(part, args, locale), '');

const parsed = new Map<string, MessagePart[]>();

export function formatMessage(message: string, args: MessageArguments, locale: string): string {
  if (!message.includes('{')) return message;
  return format(
    cached(parsed, message, () => parseMessage(message)),
    args,
    locale,
  );
}

/** Names of the arguments a message takes, sorted. */
export function argumentNames(message: string): string[] {
  const namesIn = (parts: readonly MessagePart[]): string[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string') return [];
      return 'forms' in part ? [part.name, ...Object.values(part.forms).flatMap(namesIn)] : [part.name];
    });
  return [...new Set(namesIn(parseMessage(message)))].sort();
}

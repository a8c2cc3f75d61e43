/** Values of documents of another shop, which writes a number as a text and "yes" in several ways. */

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf).filter((one) => one !== null) : [];

/** Null: there is nothing. PostgreSQL stores no sign 0. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '';
  return text === '' ? null : text;
}

/** Null: it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(?:\.\d{1,20})?\s*$/.test(value)) return null;
  return Number(value);
}

export function wholeOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

/** Null: it does not say. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase();
  if (text === '1' || text === 'true' || text === 'yes') return true;
  return text === '0' || text === 'false' || text === 'no' ? false : null;
}

/** Values of a choice: one, a list, or several in a text. */
export function choicesOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return all.flatMap((one) => textOf(one) ?? []);
}

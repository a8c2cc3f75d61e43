import type { Separator } from './read-csv.ts';

/** `1.234,50` or `1,234.50`. */
export type DecimalStyle = 'comma' | 'point';

const COMMA_ONLY = /^\d{1,3}(?:\.\d{3})*,\d+$|^\d+,\d+$/;
const POINT_ONLY = /^\d{1,3}(?:,\d{3})*\.\d+$|^\d+\.\d+$/;

/** No number is longer, and what is takes no time. */
const MAX_LETTERS = 40;

/** Without its currency, and without the dash of whole euros: `12,-`. */
const bareNumber = (text: string): string =>
  text
    .slice(0, MAX_LETTERS)
    .replaceAll(/^(?:€|EUR)\s*|\s*(?:€|EURO?)$/gi, '')
    .replace(/,[-–—]$/, '');

/** How most of these numbers are written. One that could be either, such as 1.234, has no say; without any other, the separator tells. */
export function decimalStyle(numbers: Iterable<string>, separator: Separator = ','): DecimalStyle {
  let commas = 0;
  let points = 0;
  for (const written of numbers) {
    const text = bareNumber(written);
    const [isComma, isPoint] = [COMMA_ONLY.test(text), POINT_ONLY.test(text)];
    const isEither = /^\d{1,3}[.,]\d{3}$/.test(text) && !text.startsWith('0');
    if (isEither) continue;
    if (isComma) commas += 1;
    if (isPoint) points += 1;
  }
  if (commas === points) return separator === ';' ? 'comma' : 'point';
  return commas > points ? 'comma' : 'point';
}

/** With a point and without signs between thousands; a dash is nothing, and what is no such number stays as it is. */
export function plainNumber(text: string, style: DecimalStyle): string {
  if (/^[-–—]$/.test(text)) return '';
  if (text.length > MAX_LETTERS) return text;
  const number = bareNumber(text).replaceAll(/[\s\u00a0']/g, '');
  const [thousands, decimal] = style === 'comma' ? ['.', ','] : [',', '.'];
  const [whole = '', ...fraction] = number.split(decimal);
  const groups = whole.split(thousands);
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3);
  if (fraction.length > 1 || !isGrouped) return text;
  return [groups.join(''), ...fraction].join('.');
}

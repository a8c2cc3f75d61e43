/** VAT identification numbers of the European Union, checked for their form; whether one is registered only the authorities know. */

const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^[1-9]\d{7}$/,
  EE: /^10\d{7}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^[1-9]\d{7}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^[1-9]\d{8}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
};

/** Countries of the European Union by their ISO codes. */
export const isUnionCountry = (country: string): boolean => Object.hasOwn(FORMS, country);

const digitsOf = (text: string): number[] => [...text].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * digits[place]!, 0);

/** Every second figure counts twice, by the sum of its figures; ends with what makes the sum a multiple of ten. */
const luhnSum = (digits: readonly number[], doubled: 0 | 1): number =>
  digits.reduce((sum, digit, place) => {
    const value = place % 2 === doubled ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** Of the countries whose check figure is a matter of a line. */
const CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  AT: (number) => {
    const digits = digitsOf(number.slice(1));
    return (10 - ((luhnSum(digits.slice(0, 7), 1) + 4) % 10)) % 10 === digits[7];
  },
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: (number) => {
    const digits = digitsOf(number);
    const product = digits.slice(0, 8).reduce((rest, digit) => {
      const sum = (digit + rest) % 10 || 10;
      return (sum * 2) % 11;
    }, 10);
    return (11 - product) % 10 === digits[8];
  },
  DK: (number) => weighted(digitsOf(number), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (number) => weighted(digitsOf(number), [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: (number) =>
    !/^\d{2}/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  IT: (number) => luhnSum(digitsOf(number), 1) % 10 === 0,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  PL: (number) => {
    const digits = digitsOf(number);
    return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
  },
  PT: (number) => {
    const digits = digitsOf(number);
    const rest = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (rest > 9 ? 0 : rest) === digits[8];
  },
};

export interface VatId {
  /** ISO 3166: Greece, whose numbers begin with EL, is GR */
  country: string;
  /** with its prefix, as it is written on an invoice */
  id: string;
}

/** The number that somebody has written, with or without spaces and dots; null where it cannot be one. */
export function readVatId(written: string): VatId | null {
  const id = written.toUpperCase().replace(/[\s.\-/]/g, '');
  const prefix = id.slice(0, 2);
  const country = prefix === 'EL' ? 'GR' : prefix;
  const number = id.slice(2);
  if (prefix === 'GR' || !FORMS[country]?.test(number)) return null;
  return (CHECKS[country]?.(number) ?? true) ? { country, id } : null;
}

import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { locales } from '#i18n/i18n.ts';

/** Prices of pieces, with up to four places. */

const PLAIN = /^\d+(?:[.,]\d{1,4})?$/;
const CHANGED = /^([+\-−])(\d+(?:[.,]\d+)?)%$|^\*(\d+(?:[.,]\d+)?)$/;

const numberOf = (typed: string): number => Number(typed.replace(',', '.'));
const rounded = (euros: number): number => Math.round(euros * 10_000) / 10_000;

/** Euros as somebody types them, or a change of the price before: "+5 %", "*1,1". NaN for anything else. */
export function parsePiecePrice(text: string, before: number | null = null): number {
  const typed = text.replaceAll(/[\s€]/g, '');
  if (PLAIN.test(typed)) return numberOf(typed);
  const [, sign, percent, factor] = CHANGED.exec(typed) ?? [];
  if (before === null) return Number.NaN;
  if (factor !== undefined) return rounded(before * numberOf(factor));
  if (percent === undefined) return Number.NaN;
  return rounded(before * (1 + (sign === '+' ? 1 : -1) * (numberOf(percent) / 100)));
}

/** For a field: without currency and groups, with as many places as it has, two at least. */
export const piecePriceInput = (euros: number, language: OfficeLanguage): string =>
  euros.toLocaleString(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false });

export const piecePriceText = (euros: number, language: OfficeLanguage): string =>
  euros.toLocaleString(locales[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });

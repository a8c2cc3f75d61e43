import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { locales } from '#i18n/i18n.ts';

const PLAIN = /^(?:\d+(?:[.,]\d{1,2}|[.,]\d{4})?|0[.,]\d{3})$/;

/**
 * A number as somebody types it, with comma or point and up to four digits behind it; NaN for anything else. "1.500" is refused: it could
 * mean one and a half as well as one and a half thousand.
 */
export function parseNumber(text: string): number {
  const typed = text.replace(/[\s€%]/g, '');
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

export const numberInput = (value: number, language: OfficeLanguage): string =>
  value.toLocaleString(locales[language], { maximumFractionDigits: 4, useGrouping: false });

/** What one piece costs, with the digits that it has. */
export const unitPriceText = (euros: number, language: OfficeLanguage): string =>
  euros.toLocaleString(locales[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });

export const percentText = (percent: number, language: OfficeLanguage): string =>
  (percent / 100).toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 2 });

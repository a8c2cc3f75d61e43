import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { locales } from '#i18n/i18n.ts';

const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$|^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * Euros as somebody types them, with comma or point; NaN for anything else. "1.500" is refused: it could mean one and a half as well
 * as one and a half thousand.
 */
export function parseMoney(text: string): number {
  const typed = text.replace(/[\s€]/g, '');
  if (PLAIN.test(typed)) return Number(typed.replace(',', '.'));
  const [, euros, cents, otherEuros, otherCents] = GROUPED.exec(typed) ?? [];
  return Number(`${(euros ?? otherEuros)?.replace(/\D/g, '')}.${cents ?? otherCents}`);
}

/** For a field: without currency and groups. */
export const moneyInput = (euros: number, language: OfficeLanguage): string =>
  euros.toLocaleString(locales[language], { minimumFractionDigits: 2, useGrouping: false });

export const moneyText = (euros: number, language: OfficeLanguage): string =>
  euros.toLocaleString(locales[language], { style: 'currency', currency: 'EUR' });

import { locales, useI18n } from '#i18n/i18n.ts';

/** Numbers as the person reads them. */
export function useNumbers() {
  const locale = locales[useI18n(({ language }) => language)];
  return {
    number: (value: number): string => value.toLocaleString(locale),
    euros: (value: number): string => value.toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
    /** without cents, for plots */
    roundEuros: (value: number): string =>
      value.toLocaleString(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    percent: (share: number): string => share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
    /** with its sign: +17 % */
    change: (share: number): string =>
      share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    day: (day: string): string =>
      new Date(`${day}T12:00:00`).toLocaleDateString(locale, { day: 'numeric', month: 'short' }),
  };
}

import type { ImportFormat } from '@brixel/contract/office/import-words';
import { locales, useI18n } from '#i18n/i18n.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Numbers as people of the chosen language write them. */
export function useNumbers() {
  const { language } = useI18n();
  const locale = locales[language];
  const number = (value: number): string => value.toLocaleString(locale);
  return {
    number,
    /** with its sign, which is a true minus */
    signed: (value: number): string => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`,
    percent: (share: number): string =>
      `${share < 0 ? '−' : '+'}${Math.abs(share).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })}`,
    euros: (value: number): string => value.toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
    size: (bytes: number): string =>
      bytes < MIB
        ? `${number(Math.ceil(bytes / KIB))} KB`
        : `${(bytes / MIB).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
  };
}

/** Whether a file holds products as they are, not lots of bricks. */
export const isOfProducts = (format: ImportFormat): boolean => format.startsWith('products-');

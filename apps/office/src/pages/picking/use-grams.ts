import { locales, useI18n } from '#i18n/i18n.ts';

/** A weight as people read it: grams, from a kilo on kilos. */
export function useGrams(): (grams: number) => string {
  const { language } = useI18n();
  return (grams) =>
    grams < 1000
      ? `${grams} g`
      : `${(grams / 1000).toLocaleString(locales[language], { maximumFractionDigits: 2 })} kg`;
}

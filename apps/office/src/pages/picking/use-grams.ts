import { locales, useSpeech } from '#i18n/speak.ts';

/** A weight as people read it: grams, from a kilo on kilos. */
export function useGrams(): (grams: number) => string {
  const { language } = useSpeech();
  return (grams) =>
    grams < 1000
      ? `${grams} g`
      : `${(grams / 1000).toLocaleString(locales[language], { maximumFractionDigits: 2 })} kg`;
}

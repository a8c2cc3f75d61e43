import { formatPrice } from '@brixel/commerce/format-price';
import { useServices } from '#data/services.ts';
import { formatNumber } from './format-message.ts';
import { type Translate, translatorFor } from './translate.ts';

/** Texts in the store's language. */
export const useT = (): Translate => translatorFor(useServices().language);

/** Prices and numbers as the store writes them. */
export function useFormat(): { price: (value: number) => string; number: (value: number) => string } {
  const { locale, currency } = useServices().store;
  return {
    price: (value) => formatPrice(value, locale, currency),
    number: (value) => formatNumber(value, locale),
  };
}

import { formatNumber } from '@brixel/commerce/format-message';
import { formatPrice, formatUnitPrice } from '@brixel/commerce/format-price';
import { useServices } from '#data/services.ts';
import { type Translate, translatorFor } from './translate.ts';

/** Texts in the store's language. */
export const useT = (): Translate => translatorFor(useServices().language);

/** Prices and numbers as the store writes them. */
export function useFormat(): {
  /** of a sum, in whole cents */
  price: (value: number) => string;
  /** of one piece, with the fractions of a cent that it has */
  unitPrice: (value: number) => string;
  number: (value: number) => string;
} {
  const { store } = useServices();
  return {
    price: (value) => formatPrice(value, store),
    unitPrice: (value) => formatUnitPrice(value, store),
    number: (value) => formatNumber(value, store.locale),
  };
}

import { pricePerKilo } from '@brixel/commerce/base-price';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { useFormat, useT } from '#i18n/use-t.ts';

/** `29,80 € / kg` for so many grams at that price; nothing for goods by the piece. */
export function useKiloPrice(): (grams: number | undefined, euros: number) => string | undefined {
  const t = useT();
  const { price } = useFormat();
  return (grams, euros) =>
    grams ? t('catalog.perKilo', { price: price(toEuros(pricePerKilo(fromEuros(euros), grams))) }) : undefined;
}

import { fillTokens } from '@brixel/commerce/content-tokens';
import { formatPrice } from '@brixel/commerce/format-price';
import { useServices } from '#data/services.ts';

/** A text of the owner with the facts of the shop in it; of an API elsewhere as it is. */
export function useContent(markup: string): string {
  const { config, store } = useServices();
  const { name, firm, zones } = config.shop;
  if (!zones) return markup;
  const { language, locale } = store;
  return fillTokens(markup, { name, firm, zones }, { language, locale, price: (euros) => formatPrice(euros, store) });
}

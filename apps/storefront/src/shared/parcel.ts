import { fromEuros, toEuros } from '@brixel/commerce/money';
import { chosenWay, rateFor, type ShippingFor } from '@brixel/commerce/shipping';
import type { ShippingTerms } from '@brixel/contract/shop-facts';
import { type Services, useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';

/** What a parcel costs in this store, before the shopper has said where it goes. */

type Known = Pick<Services, 'config' | 'store'>;

/** Null where only the API knows who brings its parcels. */
export const usualWay = ({ config: { shop }, store }: Known, grams = 0): ShippingTerms | null =>
  shop.zones && chosenWay(shop.zones, store.country, null, grams);

/** Of goods that weigh so much. Null where only the API's cart knows. */
export function usualShipping(known: Known, grams = 0): ShippingFor | null {
  const way = usualWay(known, grams);
  return way && rateFor(way, grams);
}

export const useUsualShipping = (grams: number): ShippingFor | null => usualShipping(useServices(), grams);

interface Parcel {
  carrier: string;
  /** in words */
  price: string;
  isFree: boolean;
}

/** Who brings a parcel, and for how much: a small one, or one with these goods. Null where only the API's cart knows. */
export function useUsualParcel(euros = 0, grams = 0): Parcel | null {
  const services = useServices();
  const t = useT();
  const { price } = useFormat();
  const way = usualWay(services, grams);
  if (!way) return null;
  const costs = rateFor(way, grams)(fromEuros(euros));
  return {
    carrier: way.carrier[services.language],
    price: costs ? price(toEuros(costs)) : t('layout.free'),
    isFree: !costs,
  };
}

/** Where parcels go, in words. */
export function useDeliveryCountries(): string {
  const t = useT();
  const { config, store } = useServices();
  const { countries, deliveryInWords } = config.shop;
  return deliveryInWords[store.storeCode] ?? t('layout.countries', { n: countries.shipping.length });
}

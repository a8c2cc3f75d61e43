import { netOfGross, toEuros } from '@brixel/commerce/money';
import { rateFor } from '@brixel/commerce/shipping';
import type { PaymentMethod, ShippingMethod } from '@brixel/contract/cart';
import type { PaymentCode } from '@brixel/contract/order';
import type { ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import type { StoreCode } from '@brixel/contract/stores';
import type { Parcel } from './price-items.ts';

/** How a cart can be sent and paid: the specification's section 9, as far as the owner has not set something else. */

type Titles = Readonly<Record<StoreCode, string>>;

/** Nothing where there is nothing to send, or no parcel goes there. */
export function shippingMethods(
  storeCode: StoreCode,
  { isVirtual, parcel }: { isVirtual: boolean; parcel: Parcel },
): ShippingMethod[] {
  if (isVirtual) return [];
  return parcel.ways.map((way, place) => {
    const price = parcel.isFree ? 0 : rateFor(way, parcel.grams)(parcel.goods);
    const net = (parcel.isFree ? undefined : way.net) ?? toEuros(netOfGross(price, parcel.taxRate));
    return {
      ...codesOf(way),
      carrier_title: way.carrier[storeCode],
      method_title: way.title[storeCode],
      amount: net,
      base_amount: net,
      available: true,
      error_message: '',
      price_excl_tax: net,
      price_incl_tax: toEuros(price),
      default: place === 0,
      offline: false,
    };
  });
}

/** The wire knows carriers and their methods; each of our ways is both. */
export const codesOf = ({ code }: Pick<ShippingTerms, 'code'>) => ({ carrier_code: code, method_code: code });

/** The first of some codes that no way of the shop has. */
export const unknownWay = (
  zones: readonly ShippingZone[],
  codes: readonly (string | null | undefined)[],
): string | undefined =>
  codes.find((code) => code && !zones.some(({ methods }) => methods.some((way) => way.code === code))) ?? undefined;

const payments: readonly { code: PaymentCode; titles: Titles; offline: boolean }[] = [
  {
    code: 'iways_paypalplus_payment',
    titles: { de: 'Online-Zahlung', it: 'Pagamento online', en: 'Online payment' },
    offline: false,
  },
  {
    code: 'banktransfer',
    titles: { de: 'Banküberweisung', it: 'Bonifico bancario', en: 'Bank transfer' },
    offline: true,
  },
];

/** Of those that the shop offers the first is the default. */
export const paymentMethods = (storeCode: StoreCode, offered: readonly PaymentCode[]): PaymentMethod[] =>
  payments
    .filter(({ code }) => offered.includes(code))
    .map(({ code, titles, offline }, place) => ({
      code,
      title: titles[storeCode],
      cost: 0,
      cost_incl_tax: 0,
      costInclTax: 0,
      default: place === 0,
      offline,
      is_server_method: true,
    }));

export const paymentTitle = (storeCode: StoreCode, method: PaymentCode): string =>
  payments.find(({ code }) => code === method)?.titles[storeCode] ?? method;

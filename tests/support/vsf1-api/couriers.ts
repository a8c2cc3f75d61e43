import { isJson, type Json, Refusal, textOf } from './answer.ts';

/** Who brings the parcels of the shop. Two carriers call their methods by the same code, as Magento's do. */

export interface Courier {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  method_title: string;
  price: number;
  available: boolean;
}

const COURIERS: readonly Courier[] = [
  {
    ...{ carrier_code: 'flatrate', method_code: 'flatrate', carrier_title: 'Paketdienst', method_title: 'Standard' },
    ...{ price: 5, available: true },
  },
  {
    ...{ carrier_code: 'fahrrad', method_code: 'flatrate', carrier_title: 'Fahrradbote', method_title: 'Heute' },
    ...{ price: 12, available: true },
  },
  {
    ...{ carrier_code: 'tablerate', method_code: 'bestway', carrier_title: 'Paketdienst', method_title: 'Tarif' },
    ...{ price: 5, available: false },
  },
];

/** More for the islands, which have post codes of their own. */
const ISLANDS = /^(?:25946|26465)$/;
const ISLAND_SURCHARGE = 8;
const surchargeTo = (address: unknown): number =>
  isJson(address) && ISLANDS.test(textOf(address.postcode)) ? ISLAND_SURCHARGE : 0;

const couriersTo = (address: unknown): Courier[] =>
  COURIERS.map((courier) => ({ ...courier, price: courier.price + surchargeTo(address) }));

export const courierAnswers = (address: unknown): Json[] =>
  couriersTo(address).map(({ price, available, ...courier }) => ({
    ...courier,
    amount: price,
    base_amount: price,
    available,
    error_message: available ? '' : 'This shipping method is not available.',
    price_excl_tax: price,
    price_incl_tax: price,
  }));

/** None is named until the shopper has chosen; one that is not offered is refused. */
export function namedCourier(carrier: unknown, method: unknown, address: unknown): Courier | null {
  if (textOf(carrier) === '') return null;
  const found = couriersTo(address).find(
    ({ carrier_code, method_code, available }) => available && carrier_code === carrier && method_code === method,
  );
  if (!found) throw new Refusal(500, `Carrier with such method not found: ${textOf(carrier)}, ${textOf(method)}`);
  return found;
}

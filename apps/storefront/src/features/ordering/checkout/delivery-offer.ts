import {
  addressInformation,
  availableShipping,
  defaultPayment,
  defaultShipping,
  offeredPayments,
  payableHere,
  totalsQuestion,
} from '@brixel/commerce/cart/delivery-choice';
import { toEuros } from '@brixel/commerce/money';
import { rateFor, waysTo } from '@brixel/commerce/shipping';
import type { PaymentMethod, ShippingMethod } from '@brixel/contract/cart';
import { create } from 'zustand';
import type { PublicConfig } from '#config/public-config.ts';
import { isCartAnswer } from '#data/api/cart-calls.ts';
import { createDeliveryCalls } from '#data/api/delivery-calls.ts';
import { type Services, useServices } from '#data/services.ts';
import { readStored, writeStored } from '#data/storage/browser-storage.ts';
import { cartSync } from '#features/cart/cart-controller.ts';
import type { Destination } from './destination.ts';

/** How the cart can be sent and paid: by the API, and until it has answered by the shop's own list, where the shop is ours. */

export type OfferedCourier = Pick<
  ShippingMethod,
  'carrier_code' | 'method_code' | 'method_title' | 'price_incl_tax'
> & {
  carrier_title?: string;
  default?: boolean;
};

export type OfferedMethod = Pick<PaymentMethod, 'code' | 'title'> & { default?: boolean };

export interface DeliveryOffer {
  shipping: readonly OfferedCourier[];
  payment: readonly OfferedMethod[];
}

/** Until the API has answered. */
export const ownOffer: DeliveryOffer = {
  shipping: [],
  payment: [
    { code: 'iways_paypalplus_payment', title: '' },
    { code: 'banktransfer', title: '' },
  ],
};

export const useDeliveryOffer = create<DeliveryOffer>()(() => ownOffer);

const STORAGE_KEY = 'brixel/delivery';

const isOffer = (value: unknown): value is DeliveryOffer =>
  typeof value === 'object' &&
  value !== null &&
  ['shipping', 'payment'].every((part) => Array.isArray(Reflect.get(value, part)));

/** Offline the last answer counts: what another shop offers cannot be known otherwise. */
export function recallOffer({ config }: Pick<Services, 'config'>): void {
  if (config.api.calls === 'all' || useDeliveryOffer.getState() !== ownOffer) return;
  const stored = readStored(STORAGE_KEY);
  if (isOffer(stored)) useDeliveryOffer.setState(stored);
}

function takeOffer({ config }: Pick<Services, 'config'>, offer: DeliveryOffer): void {
  useDeliveryOffer.setState(offer);
  if (config.api.calls === 'vsf1') writeStored(STORAGE_KEY, offer);
}

/** Until the API has answered, the shop's own methods as configured. */
export function offeredMethods({ payment }: DeliveryOffer, { api, orders }: PublicConfig): readonly OfferedMethod[] {
  if (payment === ownOffer.payment) return payment.filter(({ code }) => isOneOf(orders.payments, code));
  if (api.calls === 'all') return payment;
  return payableHere(payment, orders.foreignPayments);
}

export function useOfferedMethods(): readonly OfferedMethod[] {
  return offeredMethods(useDeliveryOffer(), useServices().config);
}

const isOneOf = (codes: readonly string[], code: string): boolean => codes.includes(code);

type Known = Pick<Services, 'config' | 'store' | 'language'>;

/** Until the API has answered, the ways of our own shop within the store's country; of another shop nobody knows them. */
export const offeredCouriers = ({ shipping }: DeliveryOffer, known: Known): readonly OfferedCourier[] =>
  shipping === ownOffer.shipping ? ownCouriers(known) : shipping;

const ownCouriers = ({ config, store, language }: Known): OfferedCourier[] =>
  waysTo(config.shop.zones ?? [], store.country).map((way) => ({
    carrier_code: way.code,
    method_code: way.code,
    carrier_title: way.carrier[language],
    method_title: way.title[language],
    price_incl_tax: toEuros(rateFor(way)(0)),
  }));

export function useOfferedCouriers(): readonly OfferedCourier[] {
  return offeredCouriers(useDeliveryOffer(), useServices());
}

/** Several carriers may use the same code for a method. */
export const courierId = ({ carrier_code, method_code }: OfferedCourier): string =>
  carrier_code === method_code ? method_code : `${carrier_code}_${method_code}`;

/** The courier that was chosen, as long as it is offered. */
export const chosenCourier = (methods: readonly OfferedCourier[], id: string): OfferedCourier | null =>
  methods.find((method) => courierId(method) === id) ?? defaultShipping(methods);

/** The same of the payment, by its code. */
export const chosenPayment = (methods: readonly OfferedMethod[], code: string, isVirtual: boolean): string => {
  const offered = offeredPayments(methods, isVirtual);
  return (offered.find((method) => method.code === code) ?? defaultPayment(offered))?.code ?? code;
};

/** Sends destination and courier; VAT and totals follow. Without an answer everything stays as it was. */
export async function askDelivery(services: Services, destination: Destination): Promise<void> {
  const { country, courierId: wanted, address = { country_id: country }, shippingAddress } = destination;
  const { api, store } = services;
  const calls = createDeliveryCalls(api);
  const sync = await cartSync();
  await sync.ask(async (owner, take) => {
    const [couriers, payments] = await Promise.all([
      calls.shippingMethods(owner, address),
      calls.paymentMethods(owner),
    ]);
    if (!couriers.ok) return couriers;
    if (!payments.ok) return payments;
    const shipping = availableShipping<OfferedCourier>(couriers.result);
    takeOffer(services, { shipping, payment: payments.result });

    const chosen = shipping.map((courier) => ({ ...courier, default: courierId(courier) === wanted }));
    const question = totalsQuestion(chosen, payments.result, { shippingCountry: country, taxCountry: store.country });
    const outcome = await calls.shippingInformation(
      owner,
      addressInformation(question, shippingAddress && { shippingAddress }),
    );
    if (outcome.ok) await take(isCartAnswer(outcome.result) ? outcome.result : true);
    return outcome;
  });
}

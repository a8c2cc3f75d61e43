import {
  addressInformation,
  availableShipping,
  defaultPayment,
  defaultShipping,
  offeredPayments,
  totalsQuestion,
} from '@brixel/commerce/cart/delivery-choice';
import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import type { PaymentMethod, ShippingMethod } from '@brixel/contract/cart';
import { create } from 'zustand';
import type { PublicConfig } from '#config/public-config.ts';
import { isCartAnswer } from '#data/api/cart-calls.ts';
import { createDeliveryCalls } from '#data/api/delivery-calls.ts';
import { type Services, useServices } from '#data/services.ts';
import { cartSync } from '#features/cart/cart-controller.ts';

/** How the cart can be sent and paid: by the API, and until it has answered by the shop's own list. */

export type OfferedCourier = Pick<
  ShippingMethod,
  'carrier_code' | 'method_code' | 'method_title' | 'price_incl_tax'
> & {
  default?: boolean;
};

export type OfferedMethod = Pick<PaymentMethod, 'code' | 'title'> & { default?: boolean };

export interface DeliveryOffer {
  shipping: readonly OfferedCourier[];
  payment: readonly OfferedMethod[];
}

export const ownOffer: DeliveryOffer = {
  shipping: [
    { carrier_code: 'flatrate', method_code: 'flatrate', method_title: '', price_incl_tax: toEuros(FLAT_SHIPPING) },
  ],
  payment: [
    { code: 'iways_paypalplus_payment', title: '' },
    { code: 'banktransfer', title: '' },
  ],
};

/** A bank transfer needs no payment service, so its order may be sent later. */
export const canWait = (paymentMethod: string): boolean => paymentMethod === 'banktransfer';

export const useDeliveryOffer = create<DeliveryOffer>()(() => ownOffer);

/** Until the API has answered, the shop's own methods as configured. */
export const offeredMethods = ({ payment }: DeliveryOffer, { orders }: PublicConfig): readonly OfferedMethod[] =>
  payment === ownOffer.payment ? payment.filter(({ code }) => isOneOf(orders.payments, code)) : payment;

export function useOfferedMethods(): readonly OfferedMethod[] {
  return offeredMethods(useDeliveryOffer(), useServices().config);
}

const isOneOf = (codes: readonly string[], code: string): boolean => codes.includes(code);

/** The courier that was chosen, as long as it is offered. */
export const chosenCourier = (methods: readonly OfferedCourier[], code: string): OfferedCourier | null =>
  methods.find(({ method_code }) => method_code === code) ?? defaultShipping(methods);

/** The same of the payment, by its code. */
export const chosenPayment = (methods: readonly OfferedMethod[], code: string, isVirtual: boolean): string => {
  const offered = offeredPayments(methods, isVirtual);
  return (offered.find((method) => method.code === code) ?? defaultPayment(offered))?.code ?? code;
};

export interface Destination {
  country: string;
  /** of the courier */
  methodCode: string;
}

/** Sends country and courier; VAT and totals follow. Without an answer everything stays as it was. */
export async function askDelivery({ api, store }: Services, { country, methodCode }: Destination): Promise<void> {
  const calls = createDeliveryCalls(api);
  const sync = await cartSync();
  await sync.ask(async (owner, take) => {
    const [couriers, payments] = await Promise.all([
      calls.shippingMethods(owner, { country_id: country }),
      calls.paymentMethods(owner),
    ]);
    if (!couriers.ok) return couriers;
    if (!payments.ok) return payments;
    const shipping = availableShipping<OfferedCourier>(couriers.result);
    useDeliveryOffer.setState({ shipping, payment: payments.result });

    const chosen = shipping.map((courier) => ({ ...courier, default: courier.method_code === methodCode }));
    const question = totalsQuestion(chosen, payments.result, { shippingCountry: country, taxCountry: store.country });
    const outcome = await calls.shippingInformation(owner, addressInformation(question));
    if (outcome.ok) await take(isCartAnswer(outcome.result) ? outcome.result : true);
    return outcome;
  });
}

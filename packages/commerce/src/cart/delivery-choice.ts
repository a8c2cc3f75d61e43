/** Shipping and payment methods of a server, and the request for totals. */

export interface OfferedShipping {
  method_code?: string;
  carrier_code?: string;
  default?: boolean;
  /** only to be had without a connection */
  offline?: boolean;
  available?: boolean;
}

export interface OfferedPayment {
  code: string;
  default?: boolean;
}

export const availableShipping = <Method extends OfferedShipping>(methods: readonly Method[]): Method[] =>
  methods.filter(({ available }) => available !== false);

const defaultOf = <Method extends { default?: boolean }>(methods: readonly Method[]): Method | null =>
  methods.find((method) => method.default) ?? methods[0] ?? null;

export const defaultShipping = <Method extends OfferedShipping>(methods: readonly Method[]): Method | null =>
  defaultOf(methods.filter(({ offline }) => !offline));

const CASH_ON_DELIVERY = 'cashondelivery';

/** Virtual goods need no delivery. */
export const offeredPayments = <Method extends OfferedPayment>(
  methods: readonly Method[],
  isVirtual: boolean,
): Method[] => methods.filter(({ code }) => !isVirtual || code !== CASH_ON_DELIVERY);

/** Magento's own that need nothing of the browser: no script, no number, no visit of another site. */
const PLAIN_PAYMENTS = ['banktransfer', CASH_ON_DELIVERY, 'checkmo', 'free'];

/** Its order may also be sent later, because nobody has to be there. */
export const isPlainPayment = (code: string): boolean => PLAIN_PAYMENTS.includes(code);

/** Of an API elsewhere: any other method may need a script of its service, unless the shop owner has named it. */
export const payableHere = <Method extends OfferedPayment>(
  methods: readonly Method[],
  named: readonly string[],
): Method[] => methods.filter(({ code }) => isPlainPayment(code) || named.includes(code));

/** The code that a payment method has at the API, where that calls it by another name. */
export const sentPayment = (code: string, mapping: Readonly<Record<string, string>>): string =>
  Object.hasOwn(mapping, code) ? (mapping[code] ?? code) : code;

export const defaultPayment = <Method extends OfferedPayment>(methods: readonly Method[]): Method | null =>
  defaultOf(methods);

export interface TotalsQuestion {
  country: string;
  carrier_code: string | null;
  method_code: string | null;
  payment_method: string | null;
}

const NO_TAX_COUNTRY = 'Please do set the tax.defaultCountry in order to calculate totals';

/** A shop without any country is not configured to its end: that is a fault, and no shopper can help it. */
export function totalsQuestion(
  shippingMethods: readonly OfferedShipping[],
  paymentMethods: readonly OfferedPayment[],
  { shippingCountry, taxCountry }: { shippingCountry?: string | null; taxCountry: string },
): TotalsQuestion {
  const country = shippingCountry || taxCountry;
  if (!country) throw new Error(NO_TAX_COUNTRY);
  const shipping = defaultShipping(shippingMethods);
  return {
    country,
    carrier_code: shipping?.carrier_code ?? null,
    method_code: shipping?.method_code ?? null,
    payment_method: defaultPayment(paymentMethods)?.code ?? null,
  };
}

/** The body of `cart/shipping-information`. */
export const addressInformation = (
  { country, carrier_code, method_code }: Pick<TotalsQuestion, 'country' | 'carrier_code' | 'method_code'>,
  { shippingAddress = {}, billingAddress = {} }: { shippingAddress?: object; billingAddress?: object } = {},
) => ({
  shippingAddress: { countryId: country, ...shippingAddress },
  billingAddress,
  ...(carrier_code ? { shippingCarrierCode: carrier_code } : {}),
  ...(method_code ? { shippingMethodCode: method_code } : {}),
});

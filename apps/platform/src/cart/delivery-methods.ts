import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import type { PaymentMethod, ShippingMethod } from '@brixel/contract/cart';
import type { PaymentCode } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';

/** How a cart can be sent and paid: the specification's section 9. */

type Titles = Readonly<Record<StoreCode, string>>;

export const FLAT_RATE = 'flatrate';
/** The specification's net amount. It does not follow from the gross one, which is what a shopper pays. */
const FLAT_AMOUNT = 4;

const courier: { carrier: Titles; method: Titles } = {
  carrier: { de: 'Kurier', it: 'Corriere' },
  method: { de: 'Pauschale', it: 'Tariffa fissa' },
};

/** Nothing where there is nothing to send. */
export const shippingMethods = (storeCode: StoreCode, isVirtual: boolean): ShippingMethod[] =>
  isVirtual
    ? []
    : [
        {
          carrier_code: FLAT_RATE,
          method_code: FLAT_RATE,
          carrier_title: courier.carrier[storeCode],
          method_title: courier.method[storeCode],
          amount: FLAT_AMOUNT,
          base_amount: FLAT_AMOUNT,
          available: true,
          error_message: '',
          price_excl_tax: FLAT_AMOUNT,
          price_incl_tax: toEuros(FLAT_SHIPPING),
          default: true,
          offline: false,
        },
      ];

const payments: readonly { code: PaymentCode; titles: Titles; offline: boolean }[] = [
  { code: 'iways_paypalplus_payment', titles: { de: 'Online-Zahlung', it: 'Pagamento online' }, offline: false },
  { code: 'banktransfer', titles: { de: 'Banküberweisung', it: 'Bonifico bancario' }, offline: true },
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

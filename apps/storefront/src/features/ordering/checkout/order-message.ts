import { unitPrice } from '@brixel/commerce/cart-totals';
import { type Money, netOfGross, toEuros } from '@brixel/commerce/money';
import type { OrderMessage } from '@brixel/contract/order';
import type { ClientCart } from '#features/cart/cart-state.ts';
import { sentOption } from '#features/cart/sync/pending-changes.ts';
import { type CartLine, lineTerms, type ProductOption } from '#features/cart-line/cart-line.ts';
import type { Address } from '#features/forms/address.ts';
import type { CheckoutState } from '#features/order-details/order-details.ts';
import type { OfferedCourier } from './delivery-offer.ts';
import type { DraftedMessage } from './place-order.ts';

export interface OrderFacts {
  cart: ClientCart;
  details: Pick<CheckoutState, 'personalDetails' | 'shippingDetails' | 'paymentDetails'>;
  /** there is nothing to send */
  isVirtual: boolean;
  /** null where there is nothing to send */
  courier: OfferedCourier | null;
  storeCode: string;
  /** what the shopper was shown */
  total: Money;
  /** the payment method, by the name that the API has for it */
  paymentCode: string;
  /** null for guests */
  customerId: number | null;
}

type SentAddress = OrderMessage['addressInformation']['billingAddress'];

/** Euros without VAT, as the wire names a line's price. */
const netUnitPrice = (line: CartLine): number =>
  toEuros(netOfGross(unitPrice(lineTerms(line), line.qty), line.taxRate));

/** Older APIs refuse an order whose first line costs less, and compute the price themselves all the same. */
const LEAST_PLAIN_PRICE = 1;

/** The order as it is sent: what was chosen, and what it is expected to cost. */
export function orderDraft(facts: OrderFacts): DraftedMessage {
  const { cart, details, isVirtual, courier, storeCode, total, paymentCode, customerId } = facts;
  const isPlain = cart.server?.dialect === 'plain';
  const { shippingDetails, paymentDetails } = details;
  const { company, taxId, reference, forCompany, sameAsShipping, paymentMethodAdditional } = paymentDetails;
  const followsParcel = sameAsShipping && !isVirtual;
  const billingAddress = {
    ...sentAddress(followsParcel ? shippingDetails : paymentDetails, details),
    ...(forCompany ? { company: company.trim(), vat_id: taxId.trim() } : {}),
    ...(forCompany && reference.trim() ? { reference: reference.trim() } : {}),
  };
  return {
    epoch: cart.epoch,
    pieces: cart.lines.map(({ key, qty }) => ({ key, qty })),
    closes: cart.server?.token ?? null,
    message: {
      store_code: storeCode,
      ...(cart.server ? { cart_id: cart.server.token } : {}),
      products: cart.lines.map((line) => ({
        sku: line.sku,
        qty: line.qty,
        // other APIs refuse lines without one; the server computes the price itself
        price: isPlain ? Math.max(LEAST_PLAIN_PRICE, netUnitPrice(line)) : netUnitPrice(line),
        ...(line.product_option
          ? { product_option: sentOption(line.product_option), ...pictureOf(line.product_option) }
          : {}),
      })),
      addressInformation: {
        ...(isVirtual ? {} : { shippingAddress: sentAddress(shippingDetails, details) }),
        billingAddress,
        ...(courier && !isVirtual
          ? { shipping_carrier_code: courier.carrier_code, shipping_method_code: courier.method_code }
          : {}),
        payment_method_code: paymentCode,
        payment_method_additional: paymentMethodAdditional,
      },
      // APIs elsewhere take nothing that they do not know, and find the cart of a customer by its owner
      ...(isPlain ? { user_id: String(customerId ?? '') } : { expected_total: toEuros(total) }),
    },
  };
}

/** Shops elsewhere look for it beside the choices. */
const pictureOf = ({ extension_attributes: { temporary_image_id } }: ProductOption) =>
  temporary_image_id ? { temporary_image_id } : {};

/** Without a name of its own the address is the shopper's. */
function sentAddress(address: Address, { personalDetails }: OrderFacts['details']): SentAddress {
  return {
    firstname: (address.firstName || personalDetails.firstName).trim(),
    lastname: (address.lastName || personalDetails.lastName).trim(),
    email: personalDetails.emailAddress.trim(),
    street: [address.streetAddress.trim(), address.apartmentNumber.trim()],
    postcode: address.zipCode.trim(),
    city: address.city.trim(),
    country_id: address.country,
    region: address.state.trim(),
    // elsewhere it has to be a number
    region_id: Number(address.region_id) || 0,
    ...(address.region_code && { region_code: address.region_code }),
    telephone: address.phoneNumber.trim(),
  };
}

import type {
  CartAddressInput,
  CartAnswer,
  PaymentMethod,
  PlatformTotals,
  ShippingMethod,
} from '@brixel/contract/cart';
import type { Api } from './api.ts';
import { type CartOwner, ofCart, withWholeCart } from './cart-calls.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** How a cart can be sent and paid, and what that makes of its totals. */
export interface DeliveryCalls {
  shippingMethods(owner: CartOwner, address: CartAddressInput): Promise<Outcome<ShippingMethod[]>>;
  paymentMethods(owner: CartOwner): Promise<Outcome<PaymentMethod[]>>;
  /** an API that knows nothing of whole carts answers plainly */
  shippingInformation(
    owner: CartOwner,
    addressInformation: object,
  ): Promise<Outcome<CartAnswer | { totals: PlatformTotals }>>;
}

export const createDeliveryCalls = (api: Api): DeliveryCalls => ({
  shippingMethods: (owner, address) => outcomeOf(api, 'shippingMethods', { ...ofCart(owner), body: { address } }),
  paymentMethods: (owner) => outcomeOf(api, 'paymentMethods', ofCart(owner)),
  shippingInformation: (owner, addressInformation) =>
    outcomeOf(api, 'shippingInformation', { ...withWholeCart(owner), body: { addressInformation } }),
});

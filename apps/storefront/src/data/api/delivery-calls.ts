import type { CartAnswer, PaymentMethod, PlatformTotals, ShippingMethod } from '@brixel/contract/cart';
import type { Api } from './api.ts';
import type { CartOwner } from './cart-calls.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** How a cart can be sent and paid, and what that makes of its totals. */
export interface DeliveryCalls {
  shippingMethods(owner: CartOwner, address: { country_id: string }): Promise<Outcome<ShippingMethod[]>>;
  paymentMethods(owner: CartOwner): Promise<Outcome<PaymentMethod[]>>;
  /** an API that knows nothing of whole carts answers plainly */
  shippingInformation(
    owner: CartOwner,
    addressInformation: object,
  ): Promise<Outcome<CartAnswer | { totals: PlatformTotals }>>;
}

export const createDeliveryCalls = (api: Api): DeliveryCalls => ({
  shippingMethods: (owner, address) => outcomeOf(api, 'shippingMethods', { ...owner, body: { address } }),
  paymentMethods: (owner) => outcomeOf(api, 'paymentMethods', { ...owner }),
  shippingInformation: (owner, addressInformation) =>
    outcomeOf(api, 'shippingInformation', { ...owner, query: { answer: 'cart' }, body: { addressInformation } }),
});

import type { OrderView } from '@brixel/contract/order';
import type { Registration } from '#data/api/user-calls.ts';
import { shippingAddressOf } from './order-facts.ts';

/** An account of what the order knows already: the name, the mail address, and where the next parcel goes. */
export function newAccount(order: OrderView, password: string): Registration {
  const address = shippingAddressOf(order);
  return {
    customer: {
      email: order.customer_email,
      firstname: order.customer_firstname,
      lastname: order.customer_lastname,
      // an account wants street and house number apart
      ...(address && address.street.length > 1
        ? {
            addresses: [
              {
                firstname: address.firstname,
                lastname: address.lastname,
                company: address.company,
                street: address.street,
                postcode: address.postcode,
                city: address.city,
                country_id: address.country_id,
                telephone: address.telephone,
                default_shipping: true,
              },
            ],
          }
        : {}),
    },
    password,
  };
}

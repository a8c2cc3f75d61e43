import type { CartAddressInput } from '@brixel/contract/cart';
import type { PublicConfig } from '#config/public-config.ts';
import type { CheckoutState } from '#features/order-details/order-details.ts';

/** Where the cart goes and with whom, as delivery and totals are asked for it. */
export interface Destination {
  country: string;
  courierId: string;
  /** as `cart/shipping-methods` takes it; missing where the country alone decides */
  address?: CartAddressInput;
  /** the same as `cart/shipping-information` takes it */
  shippingAddress?: object;
}

export interface DestinationFacts {
  isVirtual: boolean;
  /** the shopper has finished the address */
  hasAddress: boolean;
}

/**
 * Of our own shop the country decides, or the one that the shopper lives in where nothing is sent, and nothing else leaves the browser
 * before the order. Shops elsewhere may take more for an island or tax a region in its own way.
 */
export function destinationOf(
  { api }: Pick<PublicConfig, 'api'>,
  { personalDetails, shippingDetails, paymentDetails }: CheckoutState,
  { isVirtual, hasAddress }: DestinationFacts,
): Destination {
  const { country, shippingMethod: courierId } = shippingDetails;
  if (isVirtual) return { country: paymentDetails.country, courierId };
  if (api.calls === 'all' || !hasAddress) return { country, courierId };
  const street = [shippingDetails.streetAddress.trim(), shippingDetails.apartmentNumber.trim()].filter(Boolean);
  const place = { postcode: shippingDetails.zipCode.trim(), city: shippingDetails.city.trim(), street };
  const { region_id, region_code } = shippingDetails;
  const region = shippingDetails.state.trim();
  return {
    country,
    courierId,
    address: { country_id: country, ...place, region, region_id, region_code },
    shippingAddress: {
      firstname: (shippingDetails.firstName || personalDetails.firstName).trim(),
      lastname: (shippingDetails.lastName || personalDetails.lastName).trim(),
      ...place,
      ...(region && { region }),
      ...(region_id && { regionId: region_id }),
      ...(region_code && { regionCode: region_code }),
    },
  };
}

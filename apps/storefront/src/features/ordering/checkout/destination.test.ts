import { beforeEach, expect, test } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { forgetDetails, updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { type DestinationFacts, destinationOf } from './destination.ts';

const own = createPublicConfig({ publicUrl: 'https://shop.example' });
const foreign = createPublicConfig({
  publicUrl: 'https://shop.example',
  api: { url: 'https://api.example', calls: 'vsf1' },
});
const to = (config: typeof own, facts: Partial<DestinationFacts> = {}) =>
  destinationOf(config, useCheckout.getState(), { isVirtual: false, hasAddress: true, ...facts });

beforeEach(() => {
  forgetDetails();
  updateDetails('personalDetails', { firstName: 'Marlene', lastName: 'Kaiser', emailAddress: 'm@example.de' });
  updateDetails('shippingDetails', {
    country: 'DE',
    streetAddress: 'Lindenstraße ',
    apartmentNumber: '14',
    zipCode: ' 80331',
    city: 'München',
    state: 'Bayern',
    region_id: 81,
    region_code: 'BAY',
  });
  updateDetails('paymentDetails', { country: 'AT' });
});

test('our own shop is told the country and nothing else', () => {
  expect(to(own)).toEqual({ country: 'DE', courierId: 'flatrate' });
  expect(to(own, { isVirtual: true })).toEqual({ country: 'AT', courierId: 'flatrate' });
});

test('a shop elsewhere is told the address once it is finished, in both spellings', () => {
  const place = { postcode: '80331', city: 'München', street: ['Lindenstraße', '14'] };
  expect(to(foreign)).toEqual({
    country: 'DE',
    courierId: 'flatrate',
    address: { country_id: 'DE', ...place, region: 'Bayern', region_id: 81, region_code: 'BAY' },
    shippingAddress: {
      ...{ firstname: 'Marlene', lastname: 'Kaiser', ...place },
      ...{ region: 'Bayern', regionId: 81, regionCode: 'BAY' },
    },
  });
  expect(to(foreign, { hasAddress: false })).toEqual({ country: 'DE', courierId: 'flatrate' });
  expect(to(foreign, { isVirtual: true })).toEqual({ country: 'AT', courierId: 'flatrate' });
});

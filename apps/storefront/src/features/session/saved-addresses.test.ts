import { expect, test } from 'vitest';
import { testAddress, testProfile } from '#features/account/testing/test-profile.ts';
import { withoutOldRegion } from '#features/forms/address.ts';
import { customerOf, savedAddress, valuesOf, withAddress } from './saved-addresses.ts';

const roles = (addresses: ReturnType<typeof withAddress>) =>
  addresses.map(({ id, street, default_shipping, default_billing }) => ({
    id: id ?? null,
    street: street[0],
    shipping: default_shipping ?? false,
    billing: default_billing ?? false,
  }));

test('a new address begins with the name of the customer and the country of the store', () => {
  expect(valuesOf(null, testProfile(), 'IT')).toMatchObject({ firstName: 'Marlene', country: 'IT', streetAddress: '' });
});

test('changing the one leaves the other as it is', () => {
  const profile = testProfile(
    testAddress({ id: 1, default_shipping: true }),
    testAddress({ id: 2, default_billing: true }),
  );
  const values = { ...valuesOf(savedAddress(profile, 'shipping'), profile, 'DE'), streetAddress: 'Hafenweg' };
  expect(roles(withAddress(profile, 'shipping', values))).toEqual([
    { id: 2, street: 'Lindenstraße', shipping: false, billing: true },
    { id: '1', street: 'Hafenweg', shipping: true, billing: false },
  ]);
});

test('an address for both is parted when only one of them changes', () => {
  const profile = testProfile(testAddress({ id: 1, default_shipping: true, default_billing: true }));
  const values = { ...valuesOf(savedAddress(profile, 'billing'), profile, 'DE'), streetAddress: 'Werkstraße' };
  expect(roles(withAddress(profile, 'billing', values))).toEqual([
    { id: 1, street: 'Lindenstraße', shipping: true, billing: false },
    { id: null, street: 'Werkstraße', shipping: false, billing: true },
  ]);
});

test('who buys for no company any more keeps the address for parcels', () => {
  const profile = testProfile(
    testAddress({ id: 1, default_shipping: true }),
    testAddress({ id: 2, default_billing: true }),
  );
  expect(roles(withAddress(profile, 'billing', null))).toEqual([
    { id: 1, street: 'Lindenstraße', shipping: true, billing: false },
  ]);
});

test('what did not change is sent as it was', () => {
  const profile = testProfile(testAddress({ id: 1, default_shipping: true }));
  expect(customerOf(profile, { firstname: 'Marla' })).toMatchObject({
    firstname: 'Marla',
    lastname: 'Kaiser',
    email: 'marlene@example.de',
    addresses: [{ id: 1, default_shipping: true }],
  });
});

test('the region of an address stays with it, until it is in another country', () => {
  const torino = testAddress({
    country_id: 'IT',
    region: { region_code: 'TO', region: 'Torino', region_id: 721 },
    region_id: 721,
    default_shipping: true,
  });
  const profile = testProfile(torino);
  const values = { ...valuesOf(torino, profile, 'IT'), streetAddress: 'Via Po' };
  const regionIn = (changes: Partial<typeof values>) => {
    const [{ region, region_id } = {}] = withAddress(profile, 'shipping', { ...values, ...changes });
    return { region, region_id };
  };
  expect(regionIn({})).toEqual({ region: { region: 'Torino', region_id: 721, region_code: 'TO' }, region_id: 721 });
  expect(regionIn({ country: 'AT' })).toEqual({});
  expect(regionIn({ ...withoutOldRegion({ state: 'Cuneo' }) })).toEqual({
    region: { region: 'Cuneo', region_id: 0 },
    region_id: 0,
  });
});

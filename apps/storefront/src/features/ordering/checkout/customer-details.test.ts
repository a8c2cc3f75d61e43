import type { Profile } from '@brixel/contract/user';
import { beforeEach, expect, test } from 'vitest';
import { testAddress, testProfile } from '#features/account/testing/test-profile.ts';
import { forgetDetails, updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { addressOf, isSamePlace, prefilled } from './customer-details.ts';

const home = testAddress({ default_shipping: true });
const office = testAddress({ id: 2, city: 'Bozen', company: 'Stein', vat_id: 'IT1', default_billing: true });
const fill = (profile: Profile, canSendTo = (_: string) => true) =>
  prefilled(useCheckout.getState(), profile, canSendTo);

beforeEach(forgetDetails);

test('the account fills what is empty', () => {
  const { personalDetails, shippingDetails, paymentDetails } = fill(testProfile(home, office));
  expect(personalDetails).toMatchObject({ firstName: 'Marlene', emailAddress: 'marlene@example.de' });
  expect(shippingDetails).toMatchObject({ city: 'München', apartmentNumber: '14', shippingMethod: 'flatrate' });
  expect(paymentDetails).toMatchObject({ city: 'Bozen', sameAsShipping: false, forCompany: true, taxId: 'IT1' });
});

test('and nothing that the shopper has entered', () => {
  updateDetails('personalDetails', { firstName: 'Lena' });
  updateDetails('shippingDetails', { city: 'Bremen' });
  const { personalDetails, shippingDetails } = fill(testProfile(home));
  expect(personalDetails).toMatchObject({ firstName: 'Lena', lastName: 'Kaiser' });
  expect(shippingDetails).toMatchObject({ city: 'Bremen', streetAddress: '' });
});

test('one address for both stays one', () => {
  const both = testAddress({ default_shipping: true, default_billing: true });
  expect(fill(testProfile(both)).paymentDetails).toMatchObject({ city: 'München', sameAsShipping: true });
});

test('a country without delivery is not proposed', () => {
  expect(fill(testProfile(home), (country) => country === 'IT').shippingDetails.city).toBe('');
});

test('addresses are the same where the same door is meant', () => {
  const address = addressOf(testProfile(home), 'shipping');
  expect(isSamePlace(address, { ...address, phoneNumber: '089', firstName: 'Lena' })).toBe(true);
  expect(isSamePlace(address, { ...address, apartmentNumber: '15' })).toBe(false);
});

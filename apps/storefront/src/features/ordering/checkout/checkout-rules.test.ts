import { checkForm } from '@brixel/commerce/form-rules';
import { beforeEach, expect, test } from 'vitest';
import { dropAccountWish, forgetDetails, updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { completedSections, paymentRules, shippingRules } from './checkout-rules.ts';
import vectors from './vectors/checkout.json' with { type: 'json' };

const completed = (isVirtual = false) => completedSections(useCheckout.getState(), isVirtual);

beforeEach(() => {
  forgetDetails();
  updateDetails('personalDetails', { firstName: 'Marlene', lastName: 'Kaiser', emailAddress: 'm@example.de' });
  updateDetails('shippingDetails', {
    streetAddress: 'Lindenstraße',
    apartmentNumber: '14',
    zipCode: '80331',
    city: 'München',
    country: 'DE',
  });
});

test('name, mail and address are all a domestic order needs', () => {
  expect(completed()).toEqual({ personalDetails: true, shipping: true, payment: true, orderReview: false });
});

test('another recipient needs a real name', () => {
  updateDetails('shippingDetails', { firstName: 'K' });
  expect(completed().shipping).toBe(false);
});

test('what cannot be printed on a parcel is no address, and a telephone number may be missing, not wrong', () => {
  updateDetails('shippingDetails', { city: 'München ™', phoneNumber: 'nachmittags' });
  const { shippingDetails } = useCheckout.getState();
  expect(checkForm(shippingDetails, shippingRules)).toEqual({ city: 'addressSigns', phoneNumber: 'phone' });
});

test('an own billing address must be complete', () => {
  updateDetails('paymentDetails', { sameAsShipping: false });
  expect(completed().payment).toBe(false);
});

test('an invoice for a company needs its name and a tax id', () => {
  updateDetails('paymentDetails', { forCompany: true, company: 'Stein GmbH', taxId: 'DE' });
  const { paymentDetails } = useCheckout.getState();
  expect(checkForm(paymentDetails, paymentRules(paymentDetails, false))).toEqual({ taxId: 'taxId3' });
});

test('a virtual cart has no parcel whose address the invoice could follow', () => {
  expect(completed(true)).toMatchObject({ shipping: true, payment: false });
});

test('an account needs a password of 8 letters', () => {
  updateDetails('personalDetails', { createAccount: true, password: 'kurz' });
  expect(completed().personalDetails).toBe(false);
  updateDetails('personalDetails', { password: 'lang genug' });
  expect(completed().personalDetails).toBe(true);
});

test.each(vectors.cases.filter(({ id }) => id.startsWith('ck-13')))('$id', ({ input, expected }) => {
  updateDetails('personalDetails', { createAccount: input.create_account ?? false, password: 'lang genug' });
  dropAccountWish();
  const { password, createAccount } = useCheckout.getState().personalDetails;
  expect({ password, create_account: createAccount }).toEqual(expected);
  expect(useCheckout.getState().personalDetails.firstName).toBe('Marlene');
});

test('every change says when it was made', () => {
  expect(useCheckout.getState().modifiedAt).toBeGreaterThan(0);
  forgetDetails();
  expect(useCheckout.getState().modifiedAt).toBe(0);
});

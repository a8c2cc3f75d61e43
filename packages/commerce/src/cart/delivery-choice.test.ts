import { describe, expect, test } from 'vitest';
import {
  addressInformation,
  availableShipping,
  defaultPayment,
  defaultShipping,
  type OfferedPayment,
  type OfferedShipping,
  offeredPayments,
  payableHere,
  sentPayment,
  totalsQuestion,
} from './delivery-choice.ts';
import vectors from './vectors/checkout-and-state.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    shipping_methods?: (OfferedShipping & { code?: string })[];
    payment_methods?: OfferedPayment[];
    virtual_cart?: boolean;
    shipping_details?: { country: string };
    default_country?: string;
    shipping_country?: string;
    tax_country?: string;
    country?: string;
    carrier_code?: string;
    method_code?: string;
    shippingAddress?: object;
    server_shipping_methods?: OfferedShipping[];
  };
  expected: { code?: string; codes?: string[]; country?: string; methods?: object[]; addressInformation?: object };
}
const cases: readonly Vector[] = vectors.cases;
const casesOf = (kind: string) => cases.filter(({ id }) => id.startsWith(kind));

test.each(casesOf('ck-01'))('$id', ({ input, expected }) => {
  const countries = { shippingCountry: input.shipping_details!.country, taxCountry: input.default_country! };
  expect(totalsQuestion([], [], countries)).toMatchObject(expected);
});

test('totals need a country', () => {
  const ask = () => totalsQuestion([], [], { shippingCountry: '', taxCountry: '' });
  expect(ask).toThrow('Please do set the tax.defaultCountry in order to calculate totals');
});

describe('payment methods', () => {
  test.each(casesOf('ck-05'))('$id', ({ input, expected }) => {
    const offered = offeredPayments(input.payment_methods!, input.virtual_cart!);
    expect(offered.map(({ code }) => code)).toEqual(expected.codes);
  });

  test('cash on delivery is hidden for virtual carts', () => {
    const methods = [{ code: 'cashondelivery' }, { code: 'banktransfer' }];
    expect(offeredPayments(methods, true)).toEqual([{ code: 'banktransfer' }]);
  });

  test('go by the name that the API has for them', () => {
    const mapping = { banktransfer: 'checkmo' };
    expect(['banktransfer', 'toString'].map((code) => sentPayment(code, mapping))).toEqual(['checkmo', 'toString']);
  });
});

test.each([...casesOf('ck-07'), ...casesOf('ck-09')])('$id', ({ input, expected }) => {
  const chosen = input.payment_methods
    ? defaultPayment(input.payment_methods)
    : defaultShipping(input.shipping_methods!);
  expect(chosen).toMatchObject({ code: expected.code });
});

test.each(casesOf('od-'))('$id', ({ input, expected }) => {
  const countries = { shippingCountry: input.shipping_country!, taxCountry: input.tax_country! };
  expect(totalsQuestion(input.shipping_methods!, input.payment_methods!, countries)).toEqual(expected);
});

test.each(casesOf('si-'))('$id', ({ input, expected }) => {
  const { country, carrier_code, method_code, shippingAddress } = input;
  const question = { country: country!, carrier_code: carrier_code!, method_code: method_code! };
  expect({ addressInformation: addressInformation(question, shippingAddress ? { shippingAddress } : {}) }).toEqual(
    expected,
  );
});

test.each(casesOf('sm-'))('$id', ({ input, expected }) => {
  expect(availableShipping(input.server_shipping_methods!)).toEqual(expected.methods);
});

test('methods of an API elsewhere are offered where they need no script, or where the shop owner has named them', () => {
  const methods = ['checkmo', 'cashondelivery', 'paypal_express', 'invoice'].map((code) => ({ code }));
  const codes = (named: string[]) => payableHere(methods, named).map(({ code }) => code);
  expect(codes([])).toEqual(['checkmo', 'cashondelivery']);
  expect(codes(['invoice'])).toEqual(['checkmo', 'cashondelivery', 'invoice']);
});

describe('the question for totals', () => {
  test('names the first online method without a default, and the shop’s country without an address', () => {
    const methods = [
      { method_code: 'shop', carrier_code: 'self', offline: true, default: true },
      { method_code: 'post', carrier_code: 'mail' },
      { method_code: 'bike', carrier_code: 'courier' },
    ];
    const question = totalsQuestion(methods, [{ code: 'cash' }, { code: 'card' }], { taxCountry: 'DE' });
    expect(question).toEqual({ country: 'DE', method_code: 'post', carrier_code: 'mail', payment_method: 'cash' });
  });

  test('is asked without codes where nothing can be sent', () => {
    const question = totalsQuestion([], [], { shippingCountry: '', taxCountry: 'IT' });
    expect(addressInformation(question)).toEqual({ shippingAddress: { countryId: 'IT' }, billingAddress: {} });
  });

  test('keeps methods that say nothing about being available', () => {
    expect(availableShipping([{ method_code: 'a' }, { method_code: 'b', available: true }])).toHaveLength(2);
  });
});

import { describe, expect, test } from 'vitest';
import {
  addressInformation,
  availableShipping,
  defaultPayment,
  defaultShipping,
  type OfferedPayment,
  type OfferedShipping,
  totalsQuestion,
} from './delivery-choice.ts';
import { type ItemTotals, totalsByItem, withLineTotals } from './line-totals.ts';
import vectors from './vectors/checkout-and-state.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    shipping_methods?: (OfferedShipping & { code?: string })[];
    payment_methods?: OfferedPayment[];
    shipping_country?: string;
    tax_country?: string;
    country?: string;
    carrier_code?: string;
    method_code?: string;
    shippingAddress?: object;
    server_shipping_methods?: OfferedShipping[];
    items?: unknown;
  };
  expected: { code?: string; methods?: object[]; addressInformation?: object; by_id?: object };
}
const cases: readonly Vector[] = vectors.cases;
const casesOf = (kind: string) => cases.filter(({ id }) => id.startsWith(kind));

test.each(casesOf('ck-'))('$id', ({ input, expected }) => {
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

const isItemTotals = (items: unknown): items is ItemTotals[] => Array.isArray(items);
test.each(casesOf('ti-'))('$id', ({ input: { items }, expected }) => {
  if (!isItemTotals(items)) throw new TypeError('The case has no items');
  expect(Object.fromEntries(totalsByItem(items))).toEqual(expected.by_id);
});

describe('lines', () => {
  test('take over totals and the quantity of the server', () => {
    const lines = [
      { sku: 'A', qty: 2, server_item_id: 1 },
      { sku: 'B', qty: 1 },
    ];
    const options = [{ label: 'Colour', value: 'Red' }];
    expect(withLineTotals(lines, [{ item_id: 1, qty: 5, options: JSON.stringify(options) }])).toEqual([
      { sku: 'A', qty: 5, prev_qty: 5, server_item_id: 1, totals: { item_id: 1, qty: 5, options } },
      { sku: 'B', qty: 1 },
    ]);
  });

  test('survive options that are no JSON', () => {
    expect(totalsByItem([{ item_id: 1, options: 'red' }]).get(1)).toEqual({ item_id: 1, options: [] });
    expect(totalsByItem([{ item_id: 1 }]).get(1)).toEqual({ item_id: 1 });
  });
});

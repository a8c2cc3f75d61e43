import { courier, type ShippingZone } from '@brixel/contract/shop-facts';
import { expect, test } from 'vitest';
import { doublesOf, newWay, zoneDrafts, zonesOf } from './shipping-draft.ts';

const stepped = {
  ...courier,
  code: 'letter',
  net: undefined,
  weights: [{ from: 2000, price: 7.5 }],
  rates: [
    { from: 0, price: 4.9 },
    { from: 20, price: 2.5 },
    { from: 60, price: 0 },
  ],
};
const zones: ShippingZone[] = [
  { countries: ['DE', 'AT'], methods: [courier, stepped] },
  { countries: ['IT'], methods: [{ ...courier, rates: [{ from: 0, price: 0 }] }] },
];

test('zones are the same after they were shown in any language', () => {
  for (const language of ['de', 'it', 'en'] as const)
    expect(JSON.parse(JSON.stringify(zonesOf(zoneDrafts(zones, language))))).toEqual(JSON.parse(JSON.stringify(zones)));
});

test('the last rate is "free from", unless a way never costs anything', () => {
  const [first, second] = zoneDrafts(zones, 'de');
  expect(first?.ways[1]).toMatchObject({ price: '4,90', freeFrom: '60,00' });
  expect(first?.ways[1]?.steps).toMatchObject([{ from: '20,00', price: '2,50' }]);
  expect(second?.ways[0]).toMatchObject({ price: '0,00', freeFrom: '', steps: [] });
});

test('a country of two zones is named in both', () => {
  const [first, second] = zoneDrafts(zones, 'de');
  const double = [first!, { ...second!, countries: ['IT', 'AT'] }];
  expect(doublesOf(double, 0)).toEqual([{ country: 'AT', zone: 2 }]);
  expect(doublesOf(double, 1)).toEqual([{ country: 'AT', zone: 1 }]);
});

test('a new way has a code of its own', () => {
  const first = newWay([]);
  expect(newWay([first]).code).not.toBe(first.code);
});

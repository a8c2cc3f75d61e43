import type { ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import { expect, test } from 'vitest';
import { fromEuros, toEuros } from './money.ts';
import { chosenWay, freeFrom, rateFor, waysTo } from './shipping.ts';

const words = { de: '', it: '', en: '' };
const way = (code: string, ...rates: [from: number, price: number][]): ShippingTerms => ({
  code,
  carrier: words,
  title: words,
  rates: rates.map(([from, price]) => ({ from, price })),
});
const letter = way('letter', [0, 2.9], [20, 1.9], [50, 0]);
const parcel = way('parcel', [0, 5.9]);
const abroad = way('abroad', [0, 12]);
const zones: ShippingZone[] = [
  { countries: ['DE'], methods: [letter, parcel] },
  { countries: ['IT', 'AT'], methods: [abroad] },
];

test('the last rate that the goods have reached is the price', () => {
  const price = (euros: number) => toEuros(rateFor(letter)(fromEuros(euros)));
  expect([0, 19.99, 20, 49.99, 50, 900].map(price)).toEqual([2.9, 2.9, 1.9, 1.9, 0, 0]);
});

test('heavier goods cost more to send, unless their value has earned them less', () => {
  const heavy = {
    ...letter,
    weights: [
      { from: 1000, price: 5.9 },
      { from: 5000, price: 8.9 },
    ],
  };
  const price = (euros: number, grams: number) => toEuros(rateFor(heavy, grams)(fromEuros(euros)));
  expect([0, 999, 1000, 4999, 5000, 90_000].map((grams) => price(10, grams))).toEqual([2.9, 2.9, 5.9, 5.9, 8.9, 8.9]);
  expect([price(20, 6000), price(50, 6000)]).toEqual([1.9, 0]);
});

test('a country has the ways of its zone, and no others', () => {
  expect(waysTo(zones, 'AT')).toEqual([abroad]);
  expect(waysTo(zones, 'FR')).toEqual([]);
});

test('the way that is meant counts where it is offered, else the first', () => {
  expect(chosenWay(zones, 'DE', 'parcel')).toBe(parcel);
  expect(chosenWay(zones, 'DE', 'abroad')).toBe(letter);
  expect(chosenWay(zones, 'FR')).toBe(letter);
  expect(chosenWay([], 'DE')).toBeNull();
});

test('a way is free from the value on from which its price is 0', () => {
  expect([letter, parcel, way('pick-up', [0, 0])].map(freeFrom)).toEqual([50, null, null]);
});

test('what a way may carry decides whether it is offered; the heaviest goes with the one that carries most', () => {
  const light = { ...letter, maxGrams: 500 };
  const heavy = { ...parcel, maxGrams: 10_000 };
  const limited = [{ countries: ['DE'], methods: [light, heavy] }];
  expect(waysTo(limited, 'DE', 500)).toEqual([light, heavy]);
  expect(waysTo(limited, 'DE', 501)).toEqual([heavy]);
  expect(waysTo(limited, 'DE', 20_000)).toEqual([heavy]);
  expect(chosenWay(limited, 'DE', light.code, 501)).toBe(heavy);
  expect(chosenWay(limited, 'FR', null, 501)).toBe(heavy);
});

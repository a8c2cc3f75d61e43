import { expect, test } from 'vitest';
import { countriesWithoutRate } from './without-rate.ts';

const rates = [{ country: 'DE' }, { country: 'IT' }];

test('countries of delivery without a rate are named where each takes its own', () => {
  const wanted = ['DE', 'AT', 'IT', 'CH'];
  expect(countriesWithoutRate({ mode: 'delivery-country', rates }, wanted)).toEqual(['AT', 'CH']);
  expect(countriesWithoutRate({ mode: 'home-country', rates }, wanted)).toEqual([]);
  expect(countriesWithoutRate({ mode: 'small-business', rates }, wanted)).toEqual([]);
});

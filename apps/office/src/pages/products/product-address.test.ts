import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './product-address.ts';

test('an address holds what is shown, and nothing that the platform would refuse', () => {
  const query = 'search=rot&stock=low&category=439&sort=place&direction=desc';
  expect(new URLSearchParams(writeAddress(readAddress(new URLSearchParams(query)))).size).toBe(5);
  expect(writeAddress(readAddress(new URLSearchParams('stock=many&category=-1&sort=taste&status=maybe')))).toBe('');
});

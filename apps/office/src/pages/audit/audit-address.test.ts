import { expect, test } from 'vitest';
import { readFilters } from './audit-address.ts';

test('filters are read from the address, what no list can be narrowed to is left out', () => {
  const read = (address: string) => readFilters(new URLSearchParams(address));
  expect(read('staff=3&action=staff.update&subject=%20anna%20&from=2026-11-01&to=2026-11-16')).toEqual({
    staff: '3',
    action: 'staff.update',
    subject: 'anna',
    from: '2026-11-01',
    to: '2026-11-16',
  });
  expect(read('staff=me&action=&from=yesterday&to=2026-13-45&more=1')).toEqual({});
});

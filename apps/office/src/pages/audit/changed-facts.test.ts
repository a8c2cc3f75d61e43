import { expect, test } from 'vitest';
import { changedFacts } from './changed-facts.ts';

test('names what differs, from what to what', () => {
  expect(changedFacts({ role: 'editor', disabled: false }, { role: 'packer', disabled: false })).toEqual([
    { name: 'role', before: 'editor', after: 'packer' },
  ]);
});

test('what lies within has its way there, lists are one fact', () => {
  expect(changedFacts({ firm: { city: 'Bozen' } }, { firm: { city: 'Meran' }, countries: ['DE', 'IT'] })).toEqual([
    { name: 'firm.city', before: 'Bozen', after: 'Meran' },
    { name: 'countries', after: 'DE, IT' },
  ]);
});

test('one side alone, plain values and nothing at all', () => {
  expect(changedFacts(null, { role: 'books' })).toEqual([{ name: 'role', after: 'books' }]);
  expect(changedFacts({ role: 'books' }, null)).toEqual([{ name: 'role', before: 'books' }]);
  expect(changedFacts(16, 9)).toEqual([{ name: '', before: 16, after: 9 }]);
  expect(changedFacts(null, undefined)).toEqual([]);
});

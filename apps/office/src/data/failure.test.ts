import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test('the code of the platform is the failure', () => {
  expect(failureOf(409, { code: 409, result: { code: 'LAST_OWNER', message: 'no' } })).toBe('LAST_OWNER');
});

test.each([
  [401, 'SIGNED_OUT'],
  [400, 'NOT_ACCEPTED'],
  [500, 'UNEXPECTED'],
  [503, 'NO_CONNECTION'],
])('an answer %i without a known code: %s', (status, failure) => {
  expect(failureOf(status, null)).toBe(failure);
  expect(failureOf(status, { code: status, result: { code: 'toString' } })).toBe(failure);
  expect(failureOf(status, { code: status, result: 'words' })).toBe(failure);
});

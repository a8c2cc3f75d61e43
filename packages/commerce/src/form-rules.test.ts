import { expect, test } from 'vitest';
import {
  accepted,
  atMost,
  checkField,
  checkForm,
  email,
  name2,
  optional,
  password8,
  passwordsEqual,
  postcode,
  required,
} from './form-rules.ts';

const check = (value: string, ...rules: Parameters<typeof checkField>[2] & object) => checkField(value, {}, rules);

test('a required field takes anything but blanks', () => {
  expect(check('', required)).toBe('required');
  expect(check('   ', required)).toBe('required');
  expect(check('x', required)).toBeNull();
});

test('lengths count letters without surrounding blanks', () => {
  expect(check('K', name2)).toBe('name2');
  expect(check(' K ', name2)).toBe('name2');
  expect(check('Li', name2)).toBeNull();
  expect(check('𝒦', name2)).toBe('name2');
});

test.each([
  ['DE', '123', 'zip5'],
  ['DE', '80331', null],
  ['DE', ' 01067 ', null],
  ['DE', '8033A', 'zip5'],
  ['IT', '3910', 'zip5'],
  ['IT', '39100', null],
  ['AT', '12', 'zip3'],
  ['AT', '1010', null],
  ['NL', '1011 AB', null],
])('%s: the post code %s', (country, value, error) => {
  expect(checkField(value, { country }, [postcode])).toBe(error);
});

test('what is longer than the server takes is said with the number', () => {
  expect(check('a'.repeat(100), atMost(100))).toBeNull();
  expect(check('a'.repeat(101), atMost(100))).toBe('tooLong:100');
});

test('the first broken rule speaks', () => {
  expect(check('', required, name2)).toBe('required');
  expect(check('K', required, name2)).toBe('name2');
});

test.each(['marlene.kaiser@example.de', 'a+b@sub.example.com', 'günther@müller.de'])(
  '%s is an e-mail address',
  (text) => {
    expect(check(text, email)).toBeNull();
  },
);

test.each(['', 'marlene', 'marlene@', '@example.de', 'a@b', 'a b@example.de', 'a@example..de', 'a@b.de, c@d.de'])(
  '"%s" is no e-mail address',
  (text) => {
    expect(check(text, email)).toBe('email');
  },
);

test('an optional field may stay empty, but not be wrong', () => {
  expect(check('', optional(name2))).toBeNull();
  expect(check('K', optional(name2))).toBe('name2');
});

test('passwords need 8 characters and must be typed the same twice', () => {
  expect(check('1234567', password8)).toBe('password8');
  expect(check('        ', password8)).toBeNull();
  const rules = { password: [password8], repeat: [passwordsEqual<{ password: string; repeat: string }>('password')] };
  expect(checkForm({ password: 'geheim123', repeat: 'geheim12' }, rules)).toEqual({ repeat: 'passwordsEqual' });
  expect(checkForm({ password: 'geheim123', repeat: 'geheim123' }, rules)).toEqual({});
});

test('terms must be accepted', () => {
  expect([accepted('true', {}), accepted('false', {}), accepted('', {})]).toEqual([null, 'terms', 'terms']);
});

test('a form tells its errors field by field', () => {
  const rules = { firstName: [required, name2], emailAddress: [required, email] };
  expect(checkForm({ firstName: 'K', emailAddress: '' }, rules)).toEqual({
    firstName: 'name2',
    emailAddress: 'required',
  });
});

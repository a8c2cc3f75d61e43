import { expect, test } from 'vitest';
import {
  accepted,
  checkField,
  checkForm,
  email,
  name2,
  optional,
  password8,
  passwordsEqual,
  required,
  zip3,
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
  expect(check('12', zip3)).toBe('zip3');
  expect(check('123', zip3)).toBeNull();
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
  expect(check('', optional(zip3))).toBeNull();
  expect(check('1', optional(zip3))).toBe('zip3');
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

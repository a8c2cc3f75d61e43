import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordFlaw } from './password-rules.ts';

test.each([
  ['12345678', 'passwordCommon'],
  ['Passwort123', 'passwordCommon'],
  [' QWERTZUIOP ', 'passwordCommon'],
  ['ｐａｓｓｗｏｒｄ', 'passwordCommon'],
  ['!!!!!!!!!', 'passwordCommon'],
  ['Marlene.Kaiser@example.de', 'passwordIsEmail'],
  ['marlene.kaiser', 'passwordIsEmail'],
  ['example.de', null],
  ['ein langes Kennwort', null],
  ['passwort123 für brixel', null],
])('%s: %s', (password, flaw) => {
  expect(passwordFlaw(password, 'marlene.kaiser@Example.de')).toBe(flaw);
});

test('without an address nothing is compared with it', () => {
  expect(passwordFlaw('marlene.kaiser', '')).toBeNull();
});

test('the list is small, in lower case, and holds only what would else be long enough', () => {
  expect(commonPasswords.size).toBeLessThan(400);
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length, password).toBeGreaterThanOrEqual(8);
  }
});

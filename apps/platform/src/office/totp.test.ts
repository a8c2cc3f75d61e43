import { expect, test } from 'vitest';
import { codeOf, newTotpSecret, stepAt, stepOfCode, toBase32, totpUri } from './totp.ts';

/** Appendix B of RFC 6238, for SHA-1. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of second %d is %s', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * 1000), 8)).toBe(code);
});

test('secrets are written as apps read them', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri({ secret: SECRET, issuer: 'shop.example', account: 'me@firm.example' })).toBe(
    `otpauth://totp/shop.example:me%40firm.example?secret=${SECRET}&issuer=shop.example`,
  );
});

test('a code counts for its half minute and its neighbours, and once', () => {
  const now = 1_800_000_000_000;
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1]) expect(stepOfCode(SECRET, codeOf(SECRET, near), now, null)).toBe(near);
  for (const far of [step - 2, step + 2]) expect(stepOfCode(SECRET, codeOf(SECRET, far), now, null)).toBeNull();
  expect(stepOfCode(SECRET, codeOf(SECRET, step), now, step)).toBeNull();
  expect(stepOfCode(SECRET, codeOf(SECRET, step - 1), now, step)).toBeNull();
  expect(stepOfCode(SECRET, codeOf(SECRET, step + 1), now, step)).toBe(step + 1);
});

import { expect, test } from 'vitest';
import { endingOf, hashOfCode, newVoucherCode, writtenVoucherCode } from './voucher-code.ts';

test('a code is read however it is typed', () => {
  const code = newVoucherCode();
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(writtenVoucherCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(writtenVoucherCode('oO1l-iI00-uuvv-ABCD-2345')).toBe('0011-1100-VVVV-ABCD-2345');
  expect(writtenVoucherCode('WILLKOMMEN10')).toBeNull();
  expect(code.endsWith(endingOf(code))).toBe(true);
  expect(hashOfCode(code)).not.toContain(endingOf(code));
});

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 2000 }, newVoucherCode)).size).toBe(2000);
});

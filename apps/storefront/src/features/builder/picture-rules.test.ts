import { expect, test } from 'vitest';
import { checkFile, isTooSmall, MAX_BYTES, storedScale } from './picture-rules.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s is taken', (type) => {
  expect(checkFile(file('photo', type))).toBeNull();
});

test('photos of phones that browsers cannot read are refused by name', () => {
  expect(checkFile(file('IMG_1.HEIC', 'image/heic'))).toBe('heic');
  expect(checkFile(file('IMG_1.heif', 'image/heif'))).toBe('heic');
  expect(checkFile(file('IMG_1.HEIC', ''))).toBe('heic');
});

test('other files are refused', () => {
  expect(checkFile(file('plan.pdf', 'application/pdf'))).toBe('type');
  expect(checkFile(file('drawing.svg', 'image/svg+xml'))).toBe('type');
});

test('20 MB are allowed, a byte more is not', () => {
  expect(checkFile(file('a.jpg', 'image/jpeg', MAX_BYTES))).toBeNull();
  expect(checkFile(file('a.jpg', 'image/jpeg', MAX_BYTES + 1))).toBe('tooLarge');
});

test('each side needs 600 points', () => {
  expect(isTooSmall(600, 600)).toBe(false);
  expect(isTooSmall(4000, 599)).toBe(true);
});

test('only large pictures are scaled down', () => {
  expect(storedScale(1200, 800)).toBe(1);
  expect(storedScale(4800, 3600)).toBe(0.5);
});

import { expect, test } from 'vitest';
import {
  basesOf,
  centimetres,
  hoursFor,
  MOSAIC_SIZES,
  nearestFormat,
  partsOf,
  ratioOf,
  sharpestSize,
  studsOf,
} from './formats.ts';

test('portrait and landscape are turned, the square has its own sizes', () => {
  expect(studsOf('m', 'portrait')).toEqual({ width: 72, height: 96 });
  expect(studsOf('m', 'landscape')).toEqual({ width: 96, height: 72 });
  expect(studsOf('m', 'square')).toEqual({ width: 64, height: 64 });
});

test.each(MOSAIC_SIZES)('size %s has the proportions of its format', (size) => {
  for (const format of ['portrait', 'landscape', 'square'] as const) {
    const { width, height } = studsOf(size, format);
    expect(width / height).toBeCloseTo(ratioOf(format), 10);
  }
});

test.each([
  ['portrait', 3, 4],
  ['portrait', 1, 5],
  ['square', 9, 10],
  ['square', 10, 9],
  ['landscape', 16, 9],
] as const)('the nearest format is %s for %i to %i', (format, width, height) => {
  expect(nearestFormat({ width, height })).toBe(format);
});

test('a stud is 8 mm wide', () => {
  expect(centimetres(72)).toBe(57.6);
  expect(centimetres(128)).toBe(102.4);
});

test('parts, bases and building time follow from the studs', () => {
  expect(partsOf({ width: 48, height: 64 })).toBe(3072);
  expect(basesOf({ width: 72, height: 96 })).toBe(30);
  expect(MOSAIC_SIZES.map((size) => hoursFor(partsOf(studsOf(size, 'portrait'))))).toEqual([4, 10, 17, 27]);
});

test('a small cut is not sharp enough for large mosaics', () => {
  expect(sharpestSize(495, 'portrait')).toBe('xl');
  expect(sharpestSize(200, 'portrait')).toBe('l');
  expect(sharpestSize(90, 'portrait')).toBeNull();
});

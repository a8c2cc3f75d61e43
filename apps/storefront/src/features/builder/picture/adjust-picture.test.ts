import { expect, test } from 'vitest';
import { adjustPicture, NO_ADJUSTMENT } from './adjust-picture.ts';

const pixel = Uint8Array.of(200, 100, 50);
const adjusted = (changes: Partial<typeof NO_ADJUSTMENT>, greyscale = false): number[] => [
  ...adjustPicture(pixel, { ...NO_ADJUSTMENT, ...changes }, greyscale),
];

test('sliders at rest change nothing', () => {
  expect(adjusted({})).toEqual([200, 100, 50]);
});

test('greyscale gives all channels the same lightness', () => {
  const [red, green, blue] = adjusted({}, true);
  expect(new Set([red, green, blue]).size).toBe(1);
  expect(red).toBe(118);
});

test('no saturation is grey, more saturation spreads the channels', () => {
  expect(adjusted({ saturation: -100 })).toEqual(adjusted({}, true));
  expect(adjusted({ saturation: 50 })[0]).toBeGreaterThan(200);
});

test('brightness lifts, contrast spreads around the middle, and both stay in range', () => {
  expect(adjusted({ brightness: 50 })).toEqual([251, 151, 101]);
  expect(adjusted({ contrast: 100 })).toEqual([255, 72, 0]);
  expect(adjusted({ brightness: 100, contrast: 100 })[0]).toBe(255);
});

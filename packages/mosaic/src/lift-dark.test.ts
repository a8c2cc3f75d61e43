import { expect, test } from 'vitest';
import { liftDark } from './lift-dark.ts';
import { type PictureLight, pictureLight } from './picture-light.ts';

/** From dark on the left to `brightest` on the right, a little warmer than grey. */
const slope = (brightest: number): PictureLight => {
  const side = 20;
  const rgb = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const light = (brightest * (Math.floor(at / 3) % side)) / (side - 1);
    return at % 3 === 2 ? light * 0.8 : light;
  });
  return pictureLight({ width: side, height: side, rgb }, side, side);
};

test('a picture with bright parts stays as it is, however dark the rest', () => {
  const light = slope(255);
  expect(liftDark(light)).toBe(light);
});

test('a dark picture becomes brighter, the more the darker it is, and keeps order, hue and black', () => {
  const gains = [120, 80, 40].map((brightest) => {
    const before = slope(brightest);
    const { studs, quarters } = liftDark(before);
    expect(studs[0]).toBe(0);
    for (let at = 3; at < 60; at += 3) {
      expect(studs[at]!).toBeGreaterThan(studs[at - 3]!);
      expect(studs[at + 2]! / studs[at]!).toBeCloseTo(before.studs[at + 2]! / before.studs[at]!, 10);
    }
    expect(Math.max(...studs, ...quarters)).toBeLessThan(1);
    return studs[30]! / before.studs[30]!;
  });
  expect(gains[0]).toBeGreaterThan(1.1);
  expect(gains).toEqual(gains.toSorted((a, b) => a - b));
});

test('a shopper who makes it darker still sees it become darker', () => {
  const middles = [120, 100, 80, 60, 40, 20].map((brightest) => liftDark(slope(brightest)).studs[30]!);
  expect(middles).toEqual(middles.toSorted((a, b) => b - a));
});

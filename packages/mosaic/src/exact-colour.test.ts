import { hexToRgb, rgbToOklab, srgbToLinear } from '@brixel/bricks/oklab';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cubeRoot, LINEAR_OF_BYTE, lightOfHex, toOklab } from './exact-colour.ts';

it('finds cube roots to the last bits, from black to white', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1, noNaN: true }), (value) => {
      expect(Math.abs(cubeRoot(value) / Math.cbrt(value) - 1)).toBeLessThan(5e-16);
    }),
  );
  expect([cubeRoot(0), cubeRoot(1), cubeRoot(0.125)]).toEqual([0, 1, 0.5]);
});

it('turns bytes into light as sRGB says', () => {
  LINEAR_OF_BYTE.forEach((light, byte) => {
    expect(light).toBeCloseTo(srgbToLinear(byte / 255), 14);
  });
});

it('agrees with the OKLab of the drawings', () => {
  for (const hex of ['#05131d', '#ffffff', '#c91a09', '#0055bf', '#f2cd37']) {
    const exact = [...toOklab(Float64Array.from(lightOfHex(hex)))];
    rgbToOklab(hexToRgb(hex)).forEach((value, index) => {
      expect(exact[index]).toBeCloseTo(100 * value, 10);
    });
  }
});

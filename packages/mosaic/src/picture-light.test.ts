import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINEAR_OF_BYTE } from './exact-colour.ts';
import type { RgbPicture } from './picture.ts';
import { greyLight, pictureLight } from './picture-light.ts';

const size = fc.integer({ min: 1, max: 12 });
const picture = fc
  .tuple(size, size)
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((rgb): RgbPicture => ({ width, height, rgb })),
  );
const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

it('loses and invents no light, however the studs lie on the pixels', () => {
  fc.assert(
    fc.property(picture, fc.integer({ min: 1, max: 4 }), (photo, studsPerPixelRow) => {
      const width = photo.width * studsPerPixelRow;
      const height = photo.height * studsPerPixelRow;
      const whole = mean(Array.from(photo.rgb, (byte) => LINEAR_OF_BYTE[byte]!));
      expect(mean(pictureLight(photo, width, height).studs)).toBeCloseTo(whole, 12);
      expect(mean(pictureLight(photo, photo.width, photo.height).quarters)).toBeCloseTo(whole, 12);
    }),
  );
});

it('counts pixels that two studs share by the part that each covers', () => {
  const rgb = Uint8Array.from([0, 255, 0].flatMap((value) => [value, value, value]));
  const { studs } = pictureLight({ width: 3, height: 3, rgb: Uint8Array.from([...rgb, ...rgb, ...rgb]) }, 2, 2);
  for (const light of studs) expect(light).toBeCloseTo(1 / 3, 12);
});

it('makes grey of a picture without making it brighter or darker', () => {
  const green = greyLight(pictureLight({ width: 1, height: 1, rgb: Uint8Array.of(0, 255, 0) }, 1, 1));
  expect([...green.studs]).toEqual([green.studs[0], green.studs[0], green.studs[0]]);
  expect(green.studs[0]).toBeCloseTo(0.7152, 4);
});

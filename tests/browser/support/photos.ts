import sharp, { type Sharp } from 'sharp';

/** Photos as they come from phones and cameras: a quarter of each of four colours tells which side is up. */

export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'white' | 'black';

/** Upper left, upper right, lower left, lower right. */
export type Quarters = readonly [Colour, Colour, Colour, Colour];

export const UPRIGHT: Quarters = ['red', 'green', 'blue', 'yellow'];

const RGB: Record<Colour, readonly [number, number, number]> = {
  red: [208, 16, 18],
  green: [16, 160, 64],
  blue: [16, 64, 208],
  yellow: [240, 208, 32],
  white: [255, 255, 255],
  black: [0, 0, 0],
};

const SIZE = { width: 600, height: 800 };

export function photo(quarters: Quarters = UPRIGHT, { width, height } = SIZE): Sharp {
  const points = Buffer.from(quarters.flatMap((colour) => RGB[colour]));
  return sharp(points, { raw: { width: 2, height: 2, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'nearest',
  });
}

/** Waves of all colours, bright and dark: a mosaic of it needs most of the palette. */
export function waves({ width, height } = SIZE): Sharp {
  const rgb = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    const y = Math.floor(at / width);
    const wave = (period: number, along: number): number => 127.5 + 127 * Math.sin((2 * Math.PI * along) / period);
    rgb.set([wave(270, x + y), wave(190, y), wave(350, x - y / 2)].map(Math.round), at * 3);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** How the points of the upright photo come to lie as they do for each value of the EXIF field. */
const HELD: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.flip().rotate(90),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flop().rotate(90),
  8: (upright) => upright.rotate(90),
};

/** No photo is free of noise, and only noise shows whether every single point is kept. The same each time. */
export async function withGrain(clean: Sharp): Promise<Sharp> {
  const { data, info } = await clean.raw().toBuffer({ resolveWithObject: true });
  let seed = 1;
  const grained = data.map((value) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.min(255, Math.max(0, value + (seed % 61) - 30));
  });
  return sharp(grained, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** What a camera does that is held another way: the file says how to look at it. */
export async function heldPhoto(orientation: number, upright: Sharp = photo()): Promise<Buffer> {
  const held = await HELD[orientation]!(sharp(await upright.png().toBuffer()))
    .png()
    .toBuffer();
  return sharp(held).jpeg().withMetadata({ orientation }).toBuffer();
}

/** The name of the colour that is meant by these bytes. */
export function colourOf(red: number, green: number, blue: number): Colour {
  const off = (name: Colour): number =>
    Math.abs(RGB[name][0] - red) + Math.abs(RGB[name][1] - green) + Math.abs(RGB[name][2] - blue);
  return (Object.keys(RGB) as Colour[]).reduce((best, name) => (off(name) < off(best) ? name : best));
}

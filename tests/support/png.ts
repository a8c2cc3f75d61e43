import { crc32, deflateSync } from 'node:zlib';

/** PNG files by hand: whole ones, and those that nobody should send. */

export const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function chunk(name: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

export interface PngLook {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha */
  colourType?: number;
  interlace?: number;
}

export function header({ width, height, depth = 8, colourType = 2, interlace = 0 }: PngLook): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

export const END = chunk('IEND');

export const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);

/** One colour, or whatever `paint` says. */
export function pixels(
  { width, height }: PngLook,
  paint: (x: number, y: number) => readonly [number, number, number] = () => [200, 40, 30],
): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(paint(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return chunk('IDAT', deflateSync(rows));
}

export const plainPng = (look: PngLook, paint?: Parameters<typeof pixels>[1]): Buffer =>
  pngOf(header(look), pixels(look, paint), END);

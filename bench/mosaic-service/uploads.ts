import { deflateSync } from 'node:zlib';
import { chunk, END, header, plainPng, pngOf } from '../../tests/support/png.ts';

/** Abusive uploads, and large valid ones. */

const look = { width: 480, height: 640 };
const MIB = 1024 * 1024;

/** Gradients with some noise, as photographs have. */
const photo = (width: number, height: number): Buffer =>
  plainPng({ width, height }, (x, y) => [
    (x * 255) / width,
    (y * 255) / height,
    (x * 7 + y * 13 + ((x * y) % 31)) % 256,
  ]);

/** A header of that size, and as many zeros as it takes. */
const zeros = (width: number, height: number, bytes: number, more: object = {}): Buffer =>
  pngOf(header({ width, height, ...more }), chunk('IDAT', deflateSync(Buffer.alloc(bytes))), END);

const wrongly = (part: Buffer): Buffer => Buffer.concat([part.subarray(0, -1), Buffer.alloc(1)]);

/** A message of nothing but empty objects where the picture should be. */
export const MANY_PARTS = Array<object>(3_500_000).fill({});

const base64 = (file: Uint8Array): string => Buffer.from(file).toString('base64');

export const PHOTO = base64(photo(look.width, look.height));

export const hostileUploads = (): [string, string][] => {
  const picture = photo(look.width, look.height);
  return [
    ['50,000 × 50,000 points', base64(pngOf(header({ width: 50_000, height: 50_000 }), chunk('IDAT'), END))],
    ['cut off', base64(picture.subarray(0, picture.length / 2))],
    ['SVG with script', base64(Buffer.from('<svg><script>alert(1)</script></svg>'))],
    ['PNG and ZIP in one', base64(Buffer.concat([picture, Buffer.alloc(MIB, 'PK')]))],
    ['40 MB', 'A'.repeat(40 * MIB)],
    ['8 MiB of wrong base64', `${'A'.repeat(10 * MIB)}*===`],
    ['8 MiB, wrong checksum', base64(pngOf(header(look), wrongly(chunk('IDAT', Buffer.alloc(8 * MIB - 100))), END))],
    [
      '8 MiB of tiny parts',
      base64(pngOf(header(look), Buffer.concat(Array<Buffer>(600_000).fill(chunk('tEXt'))), END)),
    ],
    ['600 MB of zeros for 480 × 640 points', base64(zeros(480, 640, 600 * MIB))],
    ['12 million points of zeros', base64(zeros(4000, 3000, 3000 * (4000 * 3 + 1)))],
    [
      '12 million points, 16 bits, alpha',
      base64(zeros(4000, 3000, 3000 * (4000 * 8 + 1), { depth: 16, colourType: 6 })),
    ],
    [
      '3 million points, 16 bits, alpha, interlaced',
      base64(zeros(2000, 1500, 1504 * (2000 * 8 + 8), { depth: 16, colourType: 6, interlace: 1 })),
    ],
  ];
};

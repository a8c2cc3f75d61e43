import { deflateSync } from 'node:zlib';
import { MAX_MOSAIC_IMAGE_BYTES, MAX_MOSAIC_IMAGE_PIXELS, MIN_MOSAIC_IMAGE_SIDE } from '@brixel/contract/mosaic-limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunk, END, header, pixels, plainPng, pngOf, SIGNATURE } from '../../../../../tests/support/png.ts';
import { readUpload } from './read-upload.ts';
import { UploadRefusal } from './upload-refusal.ts';

const LOOK = { width: 60, height: 80 };
const picture = plainPng(LOOK);
const read = (file: Uint8Array) => readUpload(Buffer.from(file).toString('base64'));
const refusal = (result: ReturnType<typeof readUpload>) => (result instanceof UploadRefusal ? result.code : 'accepted');

const flipped = (file: Buffer, at: number): Buffer => {
  const copy = Buffer.from(file);
  copy[at]! ^= 1;
  return copy;
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const side = Math.sqrt(MAX_MOSAIC_IMAGE_PIXELS);

test.each<[string, string, Uint8Array]>([
  ['of 50,000 by 50,000 points', 'IMAGE_TOO_MANY_PIXELS', pngOf(header({ width: 50_000, height: 50_000 }))],
  [
    'interlaced, with more points than fit into memory',
    'IMAGE_TOO_MANY_PIXELS',
    pngOf(header({ width: side / 2 + 1, height: side, interlace: 1 })),
  ],
  ['without points', 'IMAGE_TOO_SMALL', pngOf(header({ width: 0, height: 0 }), pixels({ width: 0, height: 0 }), END)],
  ['that is too narrow', 'IMAGE_TOO_SMALL', plainPng({ width: MIN_MOSAIC_IMAGE_SIDE - 1, height: 500 })],
  ['cut off in its pixels', 'IMAGE_INCOMPLETE', picture.subarray(0, -40)],
  ['without its end', 'IMAGE_INCOMPLETE', picture.subarray(0, -END.length)],
  ['with a wrong checksum', 'IMAGE_DAMAGED', flipped(picture, picture.length - END.length - 6)],
  ['with samples of three bits', 'IMAGE_DAMAGED', plainPng({ ...LOOK, depth: 3 })],
  ['with no pixels', 'IMAGE_DAMAGED', pngOf(header(LOOK), END)],
  ['with pixels in two places', 'IMAGE_DAMAGED', pngOf(header(LOOK), pixels(LOOK), chunk('tEXt'), pixels(LOOK), END)],
  [
    'with an unknown part that must be understood',
    'IMAGE_DAMAGED',
    pngOf(header(LOOK), chunk('ABCD'), pixels(LOOK), END),
  ],
  ['with colours by number, but no list of them', 'IMAGE_DAMAGED', plainPng({ ...LOOK, colourType: 3 })],
  [
    'of tens of thousands of tiny parts',
    'IMAGE_DAMAGED',
    pngOf(header(LOOK), ...Array<Buffer>(50_000).fill(chunk('IDAT')), END),
  ],
  [
    'that is an archive as well',
    'IMAGE_WITH_OTHER_DATA',
    Buffer.concat([picture, Buffer.from('PK\x03\x04 a whole archive')]),
  ],
  [
    'that is a page as well',
    'IMAGE_WITH_OTHER_DATA',
    Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script>')]),
  ],
  [
    'with more bytes than are taken',
    'IMAGE_TOO_LARGE',
    pngOf(header(LOOK), chunk('tEXt', Buffer.alloc(MAX_MOSAIC_IMAGE_BYTES)), pixels(LOOK), END),
  ],
])('a PNG %s is %s', (_kind, code, file) => {
  expect(refusal(read(file))).toBe(code);
});

test.each<[string, string, string | Uint8Array]>([
  ['an SVG with script', 'IMAGE_IS_SVG', SVG],
  ['an SVG behind what XML begins with', 'IMAGE_IS_SVG', `\uFEFF<?xml version="1.0"?>\n<!-- a cat -->\n${SVG}`],
  ['a page that contains an SVG', 'IMAGE_NOT_PNG', `<html>${SVG}</html>`],
  ['a JPEG', 'IMAGE_NOT_PNG', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['a file of nothing but a signature', 'IMAGE_INCOMPLETE', SIGNATURE],
])('%s is %s', (_kind, code, file) => {
  expect(refusal(read(Buffer.from(file)))).toBe(code);
});

test.each(['data:image/png;base64,iVBORw0KGgo=', 'iVBORw0KGgo', 'iVBO Rw0K', 'iVBORw0KGg*=', '====', 'äöüß'])(
  '“%s” is not base64',
  (image) => {
    expect(refusal(readUpload(image))).toBe('IMAGE_NOT_BASE64');
  },
);

test('what is not needed to see the picture is left behind', () => {
  const baggage = [
    chunk('tEXt', Buffer.from('GPS\0 48.137 11.575')),
    chunk('eXIf', Buffer.alloc(50, 7)),
    chunk('iCCP', Buffer.alloc(50, 7)),
    chunk('acTL', Buffer.alloc(8)),
  ];
  const loaded = pngOf(header(LOOK), ...baggage, pixels(LOOK), chunk('zTXt', deflateSync(Buffer.from('more'))), END);
  expect(read(loaded)).toEqual({ png: picture, ...LOOK });
});

test('no file, however damaged, is more than refused', () => {
  const damage = fc.array(fc.tuple(fc.nat(picture.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(damage, fc.nat(picture.length), (changes, length) => {
      const file = Buffer.from(picture);
      for (const [at, byte] of changes) file[at] = byte;
      const result = read(file.subarray(0, length));
      if (!(result instanceof UploadRefusal)) expect(file.subarray(0, length)).toEqual(picture);
    }),
  );
});

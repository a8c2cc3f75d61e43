import { expect, test } from 'vitest';
import { checkExtent, checkFile, MAX_BYTES, pictureKind, storedExtent } from './picture-rules.ts';

const head = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe1\x00\x10Exif\x00\x00', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00\x00\r', 'png'],
  ['RIFF\x0a\x00\x00\x00WEBP', 'webp'],
  ['GIF89a\x01\x00\x01\x00\x00\x00', 'gif'],
  ['\x00\x00\x00\x1cftypavif', 'avif'],
  ['\x00\x00\x00\x18ftypheic', 'heic'],
  ['\x00\x00\x00\x18ftypmif1', 'heic'],
])('the first bytes tell what a file is: %j is %s', (text, kind) => {
  expect(pictureKind(head(text))).toBe(kind);
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '\x00\x00\x00\x18ftypmp42', 'BM', ''])(
  'whatever it is called, %j is no picture for the builder',
  (text) => {
    expect(pictureKind(head(text))).toBeNull();
  },
);

test('a file needs content of a known kind, 20 MB at most', () => {
  expect(checkFile('jpeg', MAX_BYTES)).toBeNull();
  expect(checkFile('jpeg', MAX_BYTES + 1)).toBe('tooLarge');
  expect(checkFile(null, 1000)).toBe('type');
  expect(checkFile(null, 0)).toBe('empty');
});

test('each side needs 600 points, and all together are 100 million at most', () => {
  expect(checkExtent({ width: 600, height: 600 })).toBeNull();
  expect(checkExtent({ width: 4000, height: 599 })).toBe('tooSmall');
  expect(checkExtent({ width: 12_000, height: 8_000 })).toBeNull();
  expect(checkExtent({ width: 50_000, height: 50_000 })).toBe('tooManyPixels');
});

test('only large pictures are scaled down', () => {
  expect(storedExtent({ width: 1200, height: 800 })).toEqual({ width: 1200, height: 800 });
  expect(storedExtent({ width: 3000, height: 4000 })).toEqual({ width: 1800, height: 2400 });
});

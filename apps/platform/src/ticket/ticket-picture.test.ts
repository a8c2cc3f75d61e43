import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { ticketPicture } from './ticket-picture.ts';

test('the picture is the code, dot by dot, in white', async () => {
  const code = '4K7M-9QTD-AB3D';
  const [head, content] = ticketPicture(code).split(',');
  expect(head).toBe('data:image/png;base64');
  const picture = sharp(Buffer.from(content!, 'base64')).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  // the smallest of all sizes, as large dots are read from afar
  expect([info.width, info.height]).toEqual([29 * 8, 29 * 8]);
  const isDark = (x: number, y: number): boolean => data[(y * 8 + 4) * info.width + x * 8 + 4]! < 128;
  const rows = Array.from({ length: 29 }, (_, y) => Array.from({ length: 29 }, (__, x) => isDark(x, y)));
  expect(rows).toEqual(encode(code, { ecc: 'Q', border: 4 }).data);
  expect(rows.slice(0, 4).flat()).not.toContain(true);
  // the eyes by which scanners find it
  const eye = (x: number, y: number) =>
    rows.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  const whole = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [x, y] of [
    [4, 4],
    [18, 4],
    [4, 18],
  ] as const)
    expect(eye(x, y)).toEqual(whole);
});

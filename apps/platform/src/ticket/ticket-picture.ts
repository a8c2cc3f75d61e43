import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/**
 * The code of a ticket for scanners. A QR code: bars of so many signs are too narrow on a telephone, and it is read from a screen too.
 */

/** How far it may be dirty or broken: a quarter of it. */
const CORRECTION = 'Q';
/** White around it, as the standard wants it. */
const BORDER = 4;
/** A dot is as wide as the bits of a byte, so that a byte is a dot. */
const DOT = 8;
const [DARK, LIGHT] = [0x00, 0xff];

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Lists of orders show the same ones again and again, and drawing takes a millisecond. */
const drawn = new Map<string, string>();
const MOST_KEPT = 1000;

/** As an address with the picture in it: a PNG of a few hundred bytes, as mails show nothing else everywhere. */
export function ticketPicture(code: string): string {
  const picture = drawn.get(code) ?? `data:image/png;base64,${draw(code).toString('base64')}`;
  if (drawn.size >= MOST_KEPT) drawn.clear();
  drawn.set(code, picture);
  return picture;
}

function draw(code: string): Buffer {
  const { data, size } = encode(code, { ecc: CORRECTION, border: BORDER });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size * DOT, 0);
  header.writeUInt32BE(size * DOT, 4);
  // black and white
  header.set([1, 0, 0, 0, 0], 8);
  const rows = data.flatMap((dots) => {
    const row = Buffer.from([0, ...dots.map((isDark) => (isDark ? DARK : LIGHT))]);
    return Array.from({ length: DOT }, () => row);
  });
  const pixels = deflateSync(Buffer.concat(rows));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

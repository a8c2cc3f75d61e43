import { type ColourAt, lay, onFrontWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const BACK = 'sand-blue';
const BELLY = 'white';

export const whale = (): Placed[] => [
  ...lay({ size: [25, 14, 11], longest: 3, colourAt }),
  onFrontWall(shape('round-tile', 1, 1), [18.5, 2.2, 10], 'black'),
  ...spout(),
];

const colourAt: ColourAt = (x, y, z) => bodyAt(x, y, z) ?? flukeAt(x, y, z) ?? finAt(x, y, z);

function bodyAt(x: number, y: number, z: number): string | null {
  const along = (x + 0.5 - 15) / (x < 15 ? 11.5 : 8);
  const across = (y + 0.5 - 7) / 5.2;
  const up = (z + 0.5 - 3) / 3.7;
  const tapered = x < 15 ? 1 + Math.max(0, -along) * 0.9 : 1;
  if (Math.hypot(along, across * tapered, up * tapered) > 1) return null;
  return z <= 1 || (z === 2 && x > 16) ? BELLY : BACK;
}

function flukeAt(x: number, y: number, z: number): string | null {
  const fromSpine = Math.abs(y + 0.5 - 7);
  if (z >= 3 && z <= 5 && x >= 4 - (z - 3) && x <= 6 - (z - 3) && fromSpine < 1.5) return BACK;
  return z === 6 && x >= 0 && x <= 3 && fromSpine < 5 && fromSpine > (3 - x) * 0.9 - 1.2 && fromSpine < 2.2 + x
    ? BACK
    : null;
}

const finAt: ColourAt = (x, y, z) =>
  z === 1 && x >= 13 && x <= 16 && ((y <= 2 && y >= x - 14) || (y >= 11 && y <= 27 - x)) ? 'medium-blue' : null;

const spout = (): Placed[] => [
  ...[0, 1, 2].map((step) => put(shape('round-brick', 1, 1), [16.5, 6.5, 18 + step * 3], 'trans-light-blue')),
  ...[
    [15.5, 6.5],
    [17.5, 6.5],
    [16.5, 5.5],
    [16.5, 7.5],
  ].flatMap(([x, y]) => [
    put(shape('round-plate', 1, 1), [x!, y!, 27], 'trans-light-blue'),
    put(shape('round-plate', 1, 1), [x! + (x! - 16.5), y! + (y! - 6.5), 25], 'trans-light-blue'),
  ]),
  put(shape('round-plate', 2, 2), [16, 6, 28], 'trans-light-blue'),
];

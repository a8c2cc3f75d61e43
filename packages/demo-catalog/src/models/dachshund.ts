import { type ColourAt, lay, onFrontWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, shape } from '@brixel/bricks/drawing/placed';

const COAT = 'sienna-brown';
const BACK = 'reddish-brown';
const BELLY = 'medium-nougat';

export const dachshund = (): Placed[] => [
  ...lay({
    size: [31, 8, 14],
    longest: 3,
    colourAt: (x, y, z) => head(x, y, z) ?? body(x, y, z) ?? legsAndTail(x, y, z),
  }),
  onFrontWall(shape('round-tile', 1, 1), [22.7, 1, 34.4], 'black'),
];

const between = (value: number, from: number, to: number): boolean => value >= from && value <= to;
const nearSpine = (y: number): boolean => between(y, 2, 5);

const head: ColourAt = (x, y, z) => {
  if ((y === 0 || y === 7) && between(z, 7, 12) && between(x, z === 7 ? 20 : 19, z === 7 ? 20 : 21)) return BACK;
  const crown = z === 13;
  if (between(z, 9, 13) && between(x, crown ? 20 : 19, crown ? 23 : 24) && (crown ? nearSpine(y) : between(y, 1, 6)))
    return COAT;
  if (!nearSpine(y)) return null;
  if (z === 11 && x === 29 && between(y, 3, 4)) return 'black';
  if (z === 10 && between(x, 29, 30) && between(y, 3, 4)) return 'black';
  if (z === 9 && between(x, 25, 28)) return BELLY;
  if (z === 10 && between(x, 25, 28)) return COAT;
  return z === 11 && between(x, 25, 27) ? COAT : null;
};

const body: ColourAt = (x, y, z) => {
  if (between(z, 7, 8) && between(x, 18, 22) && nearSpine(y)) return COAT;
  if (between(z, 3, 6) && x === 22 && nearSpine(y)) return BELLY;
  if (!between(z, 3, 6) || !between(x, 4, 21)) return null;
  if ((z === 3 || z === 6) && !nearSpine(y)) return null;
  if (!between(y, 1, 6)) return null;
  if (z === 3) return BELLY;
  return z === 6 && between(x, 5, 18) ? BACK : COAT;
};

const legsAndTail: ColourAt = (x, y, z) => {
  const onPaw = z === 0 ? 1 : 0;
  const inLeg = (from: number) => between(x, from, from + 1 + onPaw);
  if (z < 3 && (between(y, 1, 2) || between(y, 5, 6)) && (inLeg(5) || inLeg(18))) return z === 0 ? BELLY : COAT;
  if (!between(y, 3, 4)) return null;
  if (z === 6 && between(x, 2, 3)) return COAT;
  if (z === 7 && between(x, 1, 2)) return COAT;
  return between(z, 8, 10) && x === (z === 10 ? 0 : 1) ? BACK : null;
};

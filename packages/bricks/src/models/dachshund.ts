import { type Placed, shape } from '../drawing/placed.ts';
import { type ColourAt, lay, onFrontWall } from './bricklayer.ts';

const COAT = 'sienna-brown';
const BACK = 'reddish-brown';
const BELLY = 'medium-nougat';

export const dachshund = (): Placed[] => [
  ...lay({ size: [21, 6, 10], colourAt }),
  onFrontWall(shape('round-tile', 1, 1), [15.5, 1, 24.3], 'black'),
];

const between = (value: number, from: number, to: number): boolean => value >= from && value <= to;

const colourAt: ColourAt = (x, y, z) => {
  const inBody = between(y, 1, 4);
  const inMiddle = between(y, 2, 3);
  if (z < 2 && (y === 1 || y === 4) && (between(x, 3, 4) || between(x, 12, 13))) return z === 0 ? BELLY : COAT;
  if (between(z, 2, 4) && between(x, 3, 14) && inBody) {
    if (z === 2 && x < 13) return BELLY;
    return z === 4 && between(x, 4, 11) ? BACK : COAT;
  }
  if (between(z, 6, 9) && between(x, 13, 14) && (y === 0 || y === 5)) return BACK;
  if (between(z, 5, 6) && between(x, 13, 15) && inBody) return COAT;
  if (between(z, 7, 9) && between(x, 13, 16) && inBody) return COAT;
  if (between(z, 7, 8) && between(x, 17, 19) && inMiddle) return z === 7 ? BELLY : COAT;
  if (z === 8 && x === 20 && inMiddle) return 'black';
  if (z === 4 && between(x, 1, 2) && inMiddle) return COAT;
  if (between(z, 5, 6) && x === 1 && inMiddle) return BACK;
  return null;
};

import { inDisc, lay } from '@brixel/bricks/build/bricklayer';
import type { Placed } from '@brixel/bricks/drawing/placed';

const CUP = 'dark-turquoise';
const SAUCER = 'bright-light-orange';
const CENTRE = 8;

export const espresso = (): Placed[] => [...saucer(), ...cup(), ...handle(), ...biscotto()];

const saucer = () => [
  ...lay({ kind: 'plate', size: [16, 16, 1], colourAt: (x, y) => (inDisc(x, y, CENTRE, CENTRE, 6.2) ? SAUCER : null) }),
  ...lay({
    kind: 'plate',
    size: [16, 16, 2],
    at: [0, 0, 1],
    colourAt: (x, y, z) => {
      const inside = inDisc(x, y, CENTRE, CENTRE, z === 1 ? 6.6 : 0);
      return inDisc(x, y, CENTRE, CENTRE, 7.3 + z * 0.6) && !inside ? SAUCER : null;
    },
  }),
];

const cup = () =>
  lay({
    size: [16, 16, 8],
    at: [0, 0, 2],
    longest: 3,
    colourAt: (x, y, z) => {
      if (!inDisc(x, y, CENTRE, CENTRE, [3.2, 4.2, 5][z] ?? 5.2)) return null;
      const inside = inDisc(x, y, CENTRE, CENTRE, 4.1);
      if (z === 7) return inside ? null : 'white';
      return z === 6 && inside ? crema(x, y) : CUP;
    },
  });

const crema = (x: number, y: number): string => {
  const swirl = Math.atan2(y - 7.5, x - 7.5) + Math.hypot(x - 7.5, y - 7.5) * 0.9;
  const turn = (((swirl / Math.PI) % 2) + 2) % 2;
  if (turn < 0.5) return 'warm-tan';
  return turn < 1.1 ? 'medium-nougat' : 'sienna-brown';
};

const handle = () =>
  lay({
    size: [4, 2, 5],
    at: [13, 7, 8],
    colourAt: (x, _, z) => (x === 2 || ((z === 0 || z === 4) && x < 3) ? CUP : null),
  });

const biscotto = () => lay({ size: [4, 2, 1], at: [6, 1, 2], colourAt: (x) => (x % 2 ? 'medium-nougat' : 'warm-tan') });

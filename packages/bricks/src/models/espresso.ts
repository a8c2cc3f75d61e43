import type { Placed } from '../drawing/placed.ts';
import { inDisc, lay } from './bricklayer.ts';

const CUP = 'dark-blue';

export const espresso = (): Placed[] => [...saucer(), ...cup(), ...handle()];

const saucer = () => [
  ...lay({ kind: 'plate', size: [18, 18, 1], colourAt: (x, y) => (inDisc(x, y, 9, 9, 6.6) ? 'dark-turquoise' : null) }),
  ...lay({
    kind: 'plate',
    size: [18, 18, 2],
    at: [0, 0, 1],
    colourAt: (x, y, z) =>
      inDisc(x, y, 9, 9, 8.2 + z * 0.5) && !inDisc(x, y, 9, 9, z * 6.6) ? 'dark-turquoise' : null,
  }),
];

const cup = () =>
  lay({
    size: [18, 18, 6],
    at: [0, 0, 2],
    colourAt: (x, y, z) => {
      if (!inDisc(x, y, 9, 9, z < 1 ? 3.1 : 4.6)) return null;
      const inside = inDisc(x, y, 9, 9, 3.6);
      if (z === 5) return inside ? null : 'white';
      return z === 4 && inside ? crema(x, y) : CUP;
    },
  });

const crema = (x: number, y: number): string => {
  if ((x * 3 + y) % 4 === 0) return 'bright-light-orange';
  return (x + y) % 3 === 0 ? 'medium-nougat' : 'sienna-brown';
};

const handle = () =>
  lay({
    size: [3, 2, 4],
    at: [13, 8, 5],
    colourAt: (x, _, z) => (x === 2 || z === 0 || z === 3 ? CUP : null),
  });

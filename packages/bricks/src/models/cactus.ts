import { type Placed, put, shape } from '../drawing/placed.ts';
import { type ColourAt, inDisc, lay } from './bricklayer.ts';

export const cactus = (): Placed[] => [...pot(), ...plant(), ...blossoms()];

const pot = () =>
  lay({
    size: [8, 8, 4],
    colourAt: (x, y, z) => {
      if (!inDisc(x, y, 4, 4, z === 3 ? 4 : 3.2)) return null;
      if (z < 3) return 'dark-orange';
      return inDisc(x, y, 4, 4, 3) ? 'dark-brown' : 'reddish-orange';
    },
  });

const stemAndArms: ColourAt = (x, y, z) => {
  if (inDisc(x, y, 6, 4, z === 8 ? 1.2 : 2.05)) return z < 8 && (x + z) % 4 === 0 ? 'lime' : 'bright-green';
  if (y < 3 || y > 4) return null;
  if (z === 3 && x >= 8 && x <= 10) return 'bright-green';
  if (z > 3 && z <= 6 && x >= 9 && x <= 10) return 'bright-green';
  if (z === 2 && x >= 1 && x <= 3) return 'green';
  if (z > 2 && z <= 4 && x >= 1 && x <= 2) return 'green';
  return null;
};

const plant = () => lay({ size: [12, 8, 9], at: [-2, 0, 12], colourAt: stemAndArms });

const blossoms = (): Placed[] => [
  put(shape('round-plate', 2, 2), [3, 3, 39], 'dark-pink'),
  put(shape('round-plate', 1, 1), [3.5, 3.5, 40], 'yellow'),
  put(shape('round-plate', 1, 1), [7, 3, 33], 'dark-pink'),
  put(shape('round-plate', 1, 1), [8, 4, 33], 'bright-pink'),
  put(shape('round-plate', 1, 1), [-1, 3, 27], 'bright-pink'),
];

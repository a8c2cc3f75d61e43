import { type ColourAt, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const MAST = { x: 11, y: 5 };
const DECK = 13;

export const sailboat = (): Placed[] => [
  ...lay({ kind: 'plate', size: [26, 12, 1], colourAt: water }),
  ...lay({ size: [26, 12, 4], at: [0, 0, 1], colourAt: hull }),
  ...mast(),
  ...lay({ size: [26, 1, 15], at: [0, MAST.y, DECK + 6], colourAt: sails }),
  put(shape('plate', 2, 1), [MAST.x, MAST.y, DECK + 54], 'red'),
  put(shape('plate', 1, 1), [MAST.x + 2, MAST.y, DECK + 54], 'red'),
  ...foam(),
];

const water: ColourAt = (x, y) => {
  const shore = Math.sin(x * 0.9) * 0.8;
  if (y < 0.6 + shore || y > 10.6 + Math.sin(x * 1.3) || x < 1 + Math.cos(y)) return null;
  return (x + y * 2) % 7 < 2 ? 'medium-blue' : 'medium-azure';
};

const beam = (x: number, z: number): number => {
  const bow = 24 - (3 - z) * 1.2;
  return x < 3 || x > bow ? 0 : Math.min(4, 2.6 + z * 0.5, (bow - x) * 0.72 + 0.6);
};

const hull: ColourAt = (x, y, z) => {
  if (Math.abs(y + 0.5 - 5.5) > beam(x, z)) return null;
  const inside = x > 3 && Math.abs(y + 0.5 - 5.5) < beam(x, z) - 1 && x < 20;
  if (z === 3) return inside ? null : 'white';
  if (z === 2 && inside) return 'warm-tan';
  return z === 0 ? 'dark-red' : 'dark-blue';
};

const mast = (): Placed[] =>
  Array.from({ length: 19 }, (_, index) =>
    put(shape('round-brick', 1, 1), [MAST.x, MAST.y, 10 + index * 3], 'reddish-brown'),
  );

/** Main sail behind the mast, jib in front of it. */
const sails: ColourAt = (x, _, z) => {
  const aft = MAST.x - x;
  if (aft >= 1 && aft <= Math.round(8 - z * 0.54)) return z % 5 === 4 ? 'coral' : 'white';
  const fore = x - MAST.x;
  if (z < 12 && fore >= 1 && fore <= Math.round(9 - z * 0.74)) return z % 5 === 4 ? 'white' : 'coral';
  return null;
};

const foam = (): Placed[] =>
  [
    [2, 3],
    [1, 6],
    [2, 8],
    [22, 2],
    [23, 5],
    [8, 1],
    [15, 1],
  ].map(([x, y]) => put(shape('round-plate', 1, 1), [x!, y!, 1], 'white'));

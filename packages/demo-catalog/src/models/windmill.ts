import { type ColourAt, inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const CENTRE = 8;
const HUB = { x: 7, z: 11 };

export const windmill = (): Placed[] => [
  ...lay({ kind: 'plate', size: [16, 16, 1], colourAt: (x, y) => (path(x, y) ? 'tan' : 'bright-green') }),
  ...lay({ size: [16, 16, 12], at: [0, 0, 1], colourAt: tower }),
  ...lay({ size: [16, 16, 3], at: [0, 0, 37], colourAt: cap }),
  ...lay({ size: [16, 1, 18], at: [0, 3, 7], colourAt: sails }),
  put(shape('round-plate', 2, 2), [7, 7, 46], 'dark-red'),
  put(shape('cone', 1, 1), [7.5, 7.5, 47], 'pearl-gold'),
  ...tulips(),
];

const path = (x: number, y: number): boolean => y < 4 && (x === 9 || x === 10);

const tower: ColourAt = (x, y, z) => {
  if (!inDisc(x, y, CENTRE, CENTRE, 4.7 - z * 0.13)) return null;
  if (y < 5 && (x === 9 || x === 10) && z < 3) return 'reddish-brown';
  if (x > 10 && (y === 7 || y === 8) && (z === 4 || z === 5)) return 'medium-blue';
  return z < 2 ? 'dark-bluish-gray' : z % 6 === 5 ? 'tan' : 'white';
};

const cap: ColourAt = (x, y, z) => (inDisc(x, y, CENTRE, CENTRE, [4.2, 3.6, 2.3][z]!) ? 'dark-red' : null);

/** Four sails of a pinwheel: each keeps to one side of its arm. */
const sails: ColourAt = (x, _, z) => {
  const right = x - HUB.x;
  const up = z - HUB.z + 2;
  if (right >= 0 && right <= 1 && up >= 0 && up <= 1) return 'black';
  const arms: [along: number, across: number][] = [
    [up - 1, right],
    [right - 1, 1 - up],
    [-up, 1 - right],
    [-right, up],
  ];
  for (const [along, across] of arms) {
    if (along < 1 || along > 7) continue;
    if (across === 0) return 'sienna-brown';
    if (across === 1 && along > 1) return along % 2 ? 'light-nougat' : 'white';
  }
  return null;
};

const tulips = (): Placed[] =>
  ['red', 'yellow', 'dark-pink', 'bright-light-orange', 'white', 'coral'].flatMap((colour, index) => [
    put(shape('round-plate', 1, 1), [13 + (index % 2), 1 + index * 2, 1], 'green'),
    put(shape('round-brick', 1, 1), [13 + (index % 2), 1 + index * 2, 2], colour),
  ]);

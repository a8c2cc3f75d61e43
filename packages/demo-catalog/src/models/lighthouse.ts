import { inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const TOWER_FOOT = 6;
const GALLERY = TOWER_FOOT + 36;

export const lighthouse = (): Placed[] => [
  ...rock(),
  ...tower(),
  ...lantern(),
  ...keepersHut(),
  ...railing(),
  ...greenery(),
];

const rock = () =>
  lay({
    size: [14, 12, 2],
    longest: 3,
    colourAt: (x, y, z) => {
      const ragged = Math.sin(x * 2.1 + y * 1.3) * 0.5;
      if (!inDisc(x, y, 6.5, 6, (z === 0 ? 5.9 : 4.9) + ragged)) return null;
      return (x * 7 + y * 5 + z) % 5 === 0 ? 'light-bluish-gray' : 'dark-bluish-gray';
    },
  });

const tower = () =>
  lay({
    size: [14, 12, 12],
    longest: 3,
    at: [0, 0, TOWER_FOOT],
    colourAt: (x, y, z) => {
      if (!inDisc(x, y, 6, 6, 3.55 - z * 0.085)) return null;
      if (z < 2 && y <= 3 && (x === 5 || x === 6)) return 'dark-turquoise';
      if ((z === 5 || z === 9) && y <= 3 && x === 5) return 'bright-light-blue';
      return Math.floor(z / 3) % 2 === 0 ? 'white' : 'red';
    },
  });

const lantern = (): Placed[] => [
  ...[3, 5, 7].map((y) => put(shape('plate', 6, 2), [3, y, GALLERY], 'dark-bluish-gray')),
  put(shape('brick', 2, 2), [5, 5, GALLERY + 1], 'trans-yellow'),
  put(shape('brick', 2, 2), [5, 5, GALLERY + 4], 'bright-light-yellow'),
  put(shape('plate', 4, 4), [4, 4, GALLERY + 7], 'dark-red'),
  put(shape('slope', 2, 2), [5, 4, GALLERY + 8], 'dark-red'),
  put(shape('slope', 2, 2), [5, 6, GALLERY + 8], 'dark-red', 180),
  put(shape('cone', 1, 1), [5, 5, GALLERY + 11], 'dark-red'),
];

/** Posts around the gallery. */
const railing = (): Placed[] =>
  [3, 5, 6, 8].flatMap((side) => [
    put(shape('round-plate', 1, 1), [side, 3, GALLERY + 1], 'white'),
    put(shape('round-plate', 1, 1), [side, 8, GALLERY + 1], 'white'),
    put(shape('round-plate', 1, 1), [3, side, GALLERY + 1], 'white'),
    put(shape('round-plate', 1, 1), [8, side, GALLERY + 1], 'white'),
  ]);

const keepersHut = (): Placed[] => [
  ...lay({ size: [3, 3, 2], at: [9, 2, TOWER_FOOT], colourAt: () => 'light-nougat' }),
  put(shape('slope', 3, 2), [9, 2, TOWER_FOOT + 6], 'dark-orange'),
  put(shape('brick', 3, 1), [9, 4, TOWER_FOOT + 6], 'dark-orange'),
];

const greenery = (): Placed[] => [
  put(shape('round-plate', 1, 1), [3, 2, TOWER_FOOT], 'bright-green'),
  put(shape('round-plate', 1, 1), [8, 1, TOWER_FOOT], 'lime'),
  put(shape('round-plate', 1, 1), [2, 4, TOWER_FOOT], 'bright-green'),
];

import { type ColourAt, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const WALL_TOP = 13;

export const hut = (): Placed[] => [
  ...meadow(),
  ...lay({ size: [16, 14, 4], at: [0, 0, 1], longest: 3, colourAt: walls }),
  ...roof(),
  ...firTree(1, 1),
  ...firTree(14, 1),
  ...firTree(14, 12),
  ...flowers(),
];

const meadow = () =>
  lay({
    kind: 'plate',
    size: [16, 14, 1],
    longest: 3,
    colourAt: (x, y) => ((Math.floor(x / 4) * 4 + Math.floor(y / 2) * 2) % 3 ? 'bright-green' : 'lime'),
  });

const walls: ColourAt = (x, y, z) => {
  if (x < 3 || x > 12 || y < 3 || y > 10) return null;
  if (x > 3 && x < 12 && y > 3 && y < 10) return null;
  if (y === 3 && (x === 9 || x === 10) && z < 3) return 'dark-turquoise';
  const windowHeight = z === 1 || z === 2;
  if (windowHeight && y === 3 && (x === 5 || x === 6)) return 'trans-yellow';
  if (windowHeight && x === 12 && (y === 6 || y === 7)) return 'trans-yellow';
  if (z === 0) return 'light-bluish-gray';
  return z % 2 ? 'sienna-brown' : 'medium-nougat';
};

function roof(): Placed[] {
  const rows = [0, 1, 2, 3, 4].flatMap((row) => {
    const z = WALL_TOP + row * 3;
    const colour = row % 2 ? 'dark-red' : 'red';
    const slopes = [2, 6, 10].flatMap((x) => [
      put(shape('slope', 4, 2), [x, 2 + row, z], colour),
      put(shape('slope', 4, 2), [x, 10 - row, z], colour, 180),
    ]);
    const gable = lay({
      size: [16, 14, 1],
      at: [0, 0, z],
      colourAt: (x, y) => ((x === 12 || x === 3) && y > 3 + row && y < 10 - row ? 'sienna-brown' : null),
    });
    return [...slopes, ...gable];
  });
  return [...rows, ...[2, 6, 10].map((x) => put(shape('tile', 4, 2), [x, 6, WALL_TOP + 15], 'dark-red'))];
}

const firTree = (x: number, y: number): Placed[] => [
  put(shape('round-brick', 1, 1), [x, y, 1], 'reddish-brown'),
  ...lay({ size: [3, 3, 1], at: [x - 1, y - 1, 4], colourAt: () => 'green' }),
  ...lay({ size: [3, 3, 1], at: [x - 1, y - 1, 7], colourAt: (a, b) => (a === 1 || b === 1 ? 'green' : null) }),
  put(shape('cone', 1, 1), [x, y, 10], 'green'),
];

const flowers = (): Placed[] => [
  put(shape('round-plate', 1, 1), [4, 1, 1], 'yellow'),
  put(shape('round-plate', 1, 1), [7, 0, 1], 'white'),
  put(shape('round-plate', 1, 1), [11, 1, 1], 'coral'),
  put(shape('round-plate', 1, 1), [13, 5, 1], 'white'),
  put(shape('round-plate', 1, 1), [14, 8, 1], 'yellow'),
];

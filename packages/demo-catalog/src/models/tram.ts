import { type ColourAt, lay, onFrontWall, onRightWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const LENGTH = 24;
const FLOOR = 5;

export const tram = (): Placed[] => [
  ...track(),
  ...lay({
    size: [LENGTH, 6, 1],
    at: [0, 1, 2],
    colourAt: (x) => (x % 8 === 3 || x % 8 === 4 ? null : 'dark-bluish-gray'),
  }),
  ...lay({ size: [LENGTH, 6, 6], at: [0, 1, FLOOR], colourAt: coach }),
  ...lay({ kind: 'plate', size: [LENGTH, 6, 1], at: [0, 1, FLOOR + 18], colourAt: () => 'light-bluish-gray' }),
  ...lay({ kind: 'tile', size: [LENGTH - 4, 4, 1], at: [2, 2, FLOOR + 19], colourAt: () => 'white' }),
  ...pantograph(),
  ...fittings(),
];

const track = (): Placed[] => [
  ...lay({
    kind: 'plate',
    size: [LENGTH + 2, 8, 1],
    at: [-1, 0, 0],
    colourAt: (x, y) => ((x + y) % 5 ? 'dark-bluish-gray' : 'light-bluish-gray'),
  }),
  ...lay({
    kind: 'tile',
    size: [LENGTH + 2, 8, 1],
    at: [-1, 0, 1],
    colourAt: (_, y) => (y === 1 || y === 6 ? 'flat-silver' : null),
  }),
];

const isDoor = (x: number): boolean => x === 6 || x === 7 || x === 16 || x === 17;

const coach: ColourAt = (x, y, z) => {
  const side = y === 0 || y === 5;
  const end = x === 0 || x === LENGTH - 1;
  if (!side && !end) return z === 0 ? 'dark-tan' : null;
  if (side && isDoor(x)) return z === 5 ? 'white' : z >= 2 && z <= 3 ? 'trans-light-blue' : 'dark-red';
  if (z >= 2 && z <= 4) {
    const pillar = side ? x % 5 === 0 || end : y === 0 || y === 5;
    if (!pillar && z < 4) return 'trans-light-blue';
    return 'white';
  }
  return z === 5 ? 'white' : z === 1 ? 'yellow' : 'bright-light-orange';
};

const pantograph = (): Placed[] => [
  put(shape('brick', 2, 2), [11, 3, FLOOR + 20], 'dark-bluish-gray'),
  ...[0, 1].map((step) => put(shape('round-brick', 1, 1), [11.5, 3.5, FLOOR + 23 + step * 3], 'black')),
  put(shape('plate', 1, 6), [11.5, 1, FLOOR + 29], 'black'),
];

const fittings = (): Placed[] => [
  ...[1, 8, 9, 13, 14, 20].map((x) => onFrontWall(shape('round-tile', 1, 1), [x, 1, 2.4], 'black')),
  onRightWall(shape('round-tile', 1, 1), [LENGTH, 1.2, FLOOR + 1], 'trans-yellow'),
  onRightWall(shape('round-tile', 1, 1), [LENGTH, 5.8, FLOOR + 1], 'trans-yellow'),
  onRightWall(shape('tile', 1, 4), [LENGTH, 2, FLOOR + 15], 'black'),
];

import { type ColourAt, lay, onFrontWall, onRightWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';
import { PLATE, STUD } from '@brixel/bricks/drawing/solid';
import { aroundX } from '@brixel/bricks/drawing/vector';

const LENGTH = 18;
const WIDTH = 8;
const CHASSIS = 3;

export const campervan = (): Placed[] => [
  ...lay({ size: [LENGTH, WIDTH, 8], at: [0, 0, CHASSIS], colourAt: body }),
  ...lay({ kind: 'plate', size: [LENGTH - 1, WIDTH, 1], at: [0, 0, CHASSIS + 24], colourAt: () => 'white' }),
  ...roofRack(),
  ...[3, 13].flatMap(wheels),
  ...front(),
];

const inWheelArch = (x: number): boolean => (x >= 2 && x <= 5) || (x >= 12 && x <= 15);

const body: ColourAt = (x, y, z) => {
  const side = y === 0 || y === WIDTH - 1;
  const windscreen = LENGTH - 1 - Math.max(0, z - 3);
  if (x > Math.max(windscreen, LENGTH - 3)) return null;
  const end = x === 0 || x >= Math.min(windscreen, LENGTH - 1) - (z > 3 ? 1 : 0);
  if (z < 2) {
    if (side && inWheelArch(x) && z < 1) return null;
    return side || end ? 'dark-turquoise' : 'black';
  }
  if (z === 2) return 'dark-turquoise';
  if (z === 3) return 'white';
  if (!side && !end) return null;
  if (z === 7) return 'white';
  const pillar = side ? x % 5 === 1 || x === 0 || x >= LENGTH - 3 : y === 0 || y === WIDTH - 1;
  return pillar || z === 4 ? 'white' : 'trans-light-blue';
};

const roofRack = (): Placed[] => [
  ...lay({
    kind: 'plate',
    size: [10, 6, 1],
    at: [2, 1, CHASSIS + 25],
    colourAt: (x, y) => (x % 4 === 0 || y === 0 || y === 5 ? 'dark-bluish-gray' : null),
  }),
  ...lay({ size: [4, 3, 1], at: [3, 4, CHASSIS + 26], colourAt: () => 'sienna-brown' }),
  ...lay({
    kind: 'plate',
    size: [12, 2, 1],
    at: [1, 1, CHASSIS + 26],
    colourAt: (x) => (x === 0 || x === 11 ? 'coral' : x % 4 === 2 ? 'white' : 'coral'),
  }),
  put(shape('brick', 2, 2), [8, 4, CHASSIS + 26], 'bright-light-orange'),
];

/** One wheel on each side; the one behind shows only below the body. */
const wheels = (x: number): Placed[] =>
  [0.4, WIDTH + 0.2].flatMap((y) => [
    {
      part: shape('round-brick', 2, 2),
      colour: 'black',
      at: [(x - 0.25) * STUD, y * STUD, 0],
      rotation: aroundX(90),
    } satisfies Placed,
    {
      part: shape('round-tile', 1, 1),
      colour: 'light-bluish-gray',
      at: [(x + 0.25) * STUD, y * STUD - 9.6, 1.25 * PLATE],
      rotation: aroundX(90),
    } satisfies Placed,
  ]);

const front = (): Placed[] => [
  onRightWall(shape('round-tile', 1, 1), [LENGTH, 0.6, CHASSIS + 6], 'trans-yellow'),
  onRightWall(shape('round-tile', 1, 1), [LENGTH, 6.4, CHASSIS + 6], 'trans-yellow'),
  onRightWall(shape('tile', 1, 4), [LENGTH, 2, CHASSIS + 1], 'light-bluish-gray'),
  onFrontWall(shape('tile', 2, 1), [9, 0, CHASSIS + 6], 'bright-light-orange'),
];

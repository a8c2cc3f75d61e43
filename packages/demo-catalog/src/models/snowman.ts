import { type ColourAt, inDisc, lay, onFrontWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, shape } from '@brixel/bricks/drawing/placed';
import { BRICK, PLATE, STUD } from '@brixel/bricks/drawing/solid';
import { aroundX } from '@brixel/bricks/drawing/vector';

const CENTRE = 6;
const HAT = 1 + 3 * 15;

export const snowman = (): Placed[] => [
  ...lay({
    kind: 'plate',
    size: [12, 12, 1],
    colourAt: (x, y) => (inDisc(x, y, CENTRE, CENTRE, 6.2) ? 'bright-light-blue' : null),
  }),
  ...lay({ size: [14, 12, 15], at: [-1, 0, 1], colourAt: (x, y, z) => snow(x - 1, y, z) ?? arms(x - 1, y, z) }),
  ...lay({
    kind: 'plate',
    size: [12, 12, 1],
    at: [0, 0, HAT],
    colourAt: (x, y) => (inDisc(x, y, CENTRE, CENTRE, 3.6) ? 'black' : null),
  }),
  ...lay({
    size: [12, 12, 3],
    at: [0, 0, HAT + 1],
    colourAt: (x, y, z) => (inDisc(x, y, CENTRE, CENTRE, 2.3) ? (z === 0 ? 'red' : 'black') : null),
  }),
  ...face(),
];

const BALLS = [
  { height: 2.6, radius: 5.3 },
  { height: 8.2, radius: 4 },
  { height: 12.6, radius: 3.2 },
];

const snow: ColourAt = (x, y, z) => {
  const scarf = z === 10 && inDisc(x, y, CENTRE, CENTRE, 3.9);
  if (scarf || ((z === 8 || z === 9) && y === 2 && x >= 7 && x <= 8)) return (x + y) % 3 ? 'red' : 'dark-red';
  const inBall = BALLS.some(
    ({ height, radius }) => Math.hypot(x + 0.5 - CENTRE, y + 0.5 - CENTRE, (z + 0.5 - height) * 1.2) <= radius,
  );
  return inBall ? 'white' : null;
};

const arms: ColourAt = (x, y, z) => {
  const reach = Math.abs(x + 0.5 - CENTRE);
  return y === 6 && ((z === 8 && reach < 6) || (z === 9 && reach > 5 && reach < 7)) ? 'reddish-brown' : null;
};

const face = (): Placed[] => [
  onFrontWall(shape('round-tile', 1, 1), [4, 3, 40], 'black'),
  onFrontWall(shape('round-tile', 1, 1), [7, 3, 40], 'black'),
  { part: shape('cone', 1, 1), colour: 'orange', at: [5.5 * STUD, 3 * STUD, 36.4 * PLATE], rotation: aroundX(90) },
  onFrontWall(shape('round-tile', 1, 1), [5.5, 2, 1 + (7 * BRICK) / PLATE], 'black'),
  onFrontWall(shape('round-tile', 1, 1), [5.5, 1, 1 + (3.8 * BRICK) / PLATE], 'black'),
];

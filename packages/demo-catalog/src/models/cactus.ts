import { type ColourAt, inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const MIDDLE = 5.5;
const SOIL = 15;

export const cactus = (): Placed[] => [
  ...lay({ size: [11, 11, 5], longest: 3, colourAt: pot }),
  ...lay({
    size: [17, 11, 11],
    at: [-3, 0, SOIL],
    longest: 3,
    colourAt: (x, y, z) => stem(x - 3, y, z) ?? arms(x - 3, y, z),
  }),
  ...blossoms(),
];

const pot: ColourAt = (x, y, z) => {
  if (!inDisc(x, y, MIDDLE, MIDDLE, z === 4 ? 5.5 : 4 + z * 0.2)) return null;
  if (z < 4) return 'dark-orange';
  return inDisc(x, y, MIDDLE, MIDDLE, 4.2) ? 'dark-brown' : 'reddish-orange';
};

const stem: ColourAt = (x, y, z) => {
  if (!inDisc(x, y, MIDDLE, MIDDLE, z === 10 ? 1.6 : 2.6)) return null;
  return z < 10 && (x + z) % 4 === 0 ? 'lime' : 'bright-green';
};

const arms: ColourAt = (x, y, z) => {
  if (y < 4 || y > 6) return null;
  const right = (z === 4 && x >= 8 && x <= 11) || (z > 4 && z <= 8 && x >= 10 && x <= 12);
  if (right) return (x + z) % 5 === 0 ? 'lime' : 'bright-green';
  const left = (z === 3 && x >= -1 && x <= 2) || (z > 3 && z <= 6 && x >= -2 && x <= 0);
  return left ? 'green' : null;
};

const blossoms = (): Placed[] => [
  put(shape('round-plate', 2, 2), [4.5, 4.5, SOIL + 33], 'dark-pink'),
  put(shape('round-plate', 1, 1), [5, 5, SOIL + 34], 'yellow'),
  put(shape('round-plate', 2, 2), [10, 4, SOIL + 27], 'bright-pink'),
  put(shape('round-plate', 1, 1), [12, 6, SOIL + 27], 'dark-pink'),
  put(shape('round-plate', 1, 1), [-2, 4, SOIL + 21], 'dark-pink'),
  put(shape('round-plate', 1, 1), [-1, 5, SOIL + 21], 'yellow'),
  put(shape('round-plate', 1, 1), [2, 1, SOIL], 'light-bluish-gray'),
  put(shape('round-plate', 1, 1), [8, 2, SOIL], 'tan'),
];

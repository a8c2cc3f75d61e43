import { type ColourAt, inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const GROUND = 1;
const TOWERS = [5, 19] as const;
const TOWER_Y = 7;
const TOWER_TOP = GROUND + 36;

export const castle = (): Placed[] => [
  ...lay({ kind: 'plate', size: [24, 14, 1], colourAt: ground }),
  ...lay({ size: [24, 14, 12], at: [0, 0, GROUND], colourAt: walls }),
  put({ kind: 'arch', w: 6, d: 1 }, [9, 4, GROUND + 12], 'dark-bluish-gray'),
  ...battlements(),
  ...lay({
    kind: 'plate',
    size: [4, 5, 1],
    at: [10, 0, GROUND],
    colourAt: (x) => (x % 2 ? 'sienna-brown' : 'reddish-brown'),
  }),
  ...TOWERS.flatMap(flag),
];

const ground: ColourAt = (x, y) => {
  if (y < 2) return (x + y) % 6 ? 'medium-azure' : 'medium-blue';
  return (x * 3 + y * 5) % 8 === 0 ? 'lime' : 'bright-green';
};

const stone = (x: number, y: number, z: number): string =>
  (x * 7 + y * 3 + z * 5) % 9 === 0 ? 'dark-bluish-gray' : 'light-bluish-gray';

const walls: ColourAt = (x, y, z) => {
  const tower = TOWERS.find((centre) => inDisc(x, y, centre, TOWER_Y, z === 11 ? 4.3 : 3.6));
  if (tower) {
    const slit = (z === 5 || z === 6) && y < 5 && x === tower;
    return slit ? 'black' : stone(x, y, z);
  }
  if (z > 7 || x < 5 || x > 18 || y < 4 || y > 9) return null;
  const gateway = x >= 10 && x <= 13 && z < 5;
  if (gateway) return y === 7 ? 'reddish-brown' : null;
  const archFront = y === 4 && z === 4 && x >= 9 && x <= 14;
  return archFront ? null : stone(x, y, z);
};

const battlements = (): Placed[] => [
  ...lay({
    size: [24, 14, 1],
    at: [0, 0, GROUND + 24],
    colourAt: (x, y) => (x > 8 && x < 16 && (y === 4 || y === 9) && x % 2 ? 'light-bluish-gray' : null),
  }),
  ...lay({
    size: [24, 14, 1],
    at: [0, 0, TOWER_TOP],
    colourAt: (x, y) => {
      const onRim = TOWERS.some((centre) => inDisc(x, y, centre, TOWER_Y, 4.3) && !inDisc(x, y, centre, TOWER_Y, 3.4));
      return onRim && (x + y) % 2 ? 'light-bluish-gray' : null;
    },
  }),
];

const flag = (x: number): Placed[] => [
  ...[0, 1, 2, 3].map((step) =>
    put(shape('round-brick', 1, 1), [x - 0.5, TOWER_Y - 0.5, TOWER_TOP + step * 3], 'reddish-brown'),
  ),
  put(shape('brick', 3, 1), [x + 0.5, TOWER_Y - 0.5, TOWER_TOP + 9], x === TOWERS[0] ? 'red' : 'blue'),
  put(shape('brick', 2, 1), [x + 0.5, TOWER_Y - 0.5, TOWER_TOP + 6], x === TOWERS[0] ? 'red' : 'blue'),
  put(shape('cone', 1, 1), [x - 0.5, TOWER_Y - 0.5, TOWER_TOP + 12], 'pearl-gold'),
];

import { type ColourAt, inDisc, lay, onFrontWall, onRightWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

export const rocket = (): Placed[] => [
  ...lay({ kind: 'plate', size: [14, 14, 2], colourAt: launchPad }),
  ...flames(),
  ...lay({ size: [14, 14, 14], at: [0, 0, 5], colourAt: hull }),
  put(shape('round-plate', 2, 2), [6, 6, 47], 'light-bluish-gray'),
  put({ kind: 'cone', w: 2, d: 2, plates: 6 }, [6, 6, 48], 'red'),
  onFrontWall(shape('round-tile', 2, 2), [6, 3, 22], 'trans-light-blue'),
  onRightWall(shape('round-tile', 2, 2), [11, 6, 22], 'trans-light-blue'),
];

const launchPad: ColourAt = (x, y, z) => {
  if (z === 1) return inDisc(x, y, 7, 7, 4.2) ? 'dark-bluish-gray' : null;
  const striped = (x < 2 || x > 11 || y < 2 || y > 11) && (x + y) % 4 < 2;
  return striped ? 'yellow' : 'dark-bluish-gray';
};

const flames = (): Placed[] =>
  [5, 6, 7, 8].flatMap((x) =>
    [5, 6, 7, 8].map((y) => put(shape('round-brick', 1, 1), [x, y, 2], (x + y) % 2 ? 'trans-orange' : 'trans-yellow')),
  );

const hull: ColourAt = (x, y, z) => {
  const radius = z < 2 ? 3.1 : z < 10 ? 4.2 : z < 12 ? 3.1 : 2.2;
  if (inDisc(x, y, 7, 7, radius)) {
    if (z >= 10) return 'red';
    if (z === 0 || z === 2 || z === 9) return 'light-bluish-gray';
    return z === 4 ? 'red' : 'white';
  }
  const finReach = 7 - z * 0.8;
  const fin = z <= 4 && (y === 6 || y === 7) !== (x === 6 || x === 7);
  return fin && Math.max(Math.abs(x - 6.5), Math.abs(y - 6.5)) < finReach ? 'red' : null;
};

import { type ColourAt, lay, onFrontWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

export const duck = (): Placed[] => [
  ...lay({ kind: 'plate', size: [20, 14, 1], colourAt: pond }),
  ...lay({ size: [20, 14, 11], at: [0, 0, 1], colourAt }),
  onFrontWall(shape('round-tile', 1, 1), [13.2, 4, 26.5], 'black'),
  ...reeds(),
];

const pond: ColourAt = (x, y) => {
  const distance = Math.hypot((x + 0.5 - 10) / 9.8, (y + 0.5 - 7) / 6.8);
  if (distance > 1) return null;
  return Math.floor(distance * 9) % 3 === 1 ? 'medium-blue' : 'medium-azure';
};

const ellipsoid = (x: number, y: number, z: number, centre: readonly number[], radii: readonly number[]): boolean =>
  Math.hypot(
    (x + 0.5 - centre[0]!) / radii[0]!,
    (y + 0.5 - centre[1]!) / radii[1]!,
    (z + 0.5 - centre[2]!) / radii[2]!,
  ) <= 1;

const colourAt: ColourAt = (x, y, z) => {
  if (z === 7 && x >= 15 && x <= 17 && y >= 6 && y <= 7) return 'orange';
  if (z === 6 && x >= 15 && x <= 16 && y >= 6 && y <= 7) return 'dark-orange';
  if (ellipsoid(x, y, z, [13, 7, 8], [3.2, 3.1, 2.8])) return 'yellow';
  if (z >= 2 && z <= 3 && x >= 5 && x <= 10 - (z === 2 ? 1 : 0) && (y === 2 || y === 11)) return 'bright-light-orange';
  if (ellipsoid(x, y, z, [9, 7, 1.6], [6.6, 4.6, 3.6])) return 'yellow';
  const tail = x >= 1 && x <= 3 && y >= 6 && y <= 7 && z === 2 + (x < 3 ? 1 : 0) + (x < 2 ? 1 : 0);
  return tail || (x >= 2 && x <= 4 && y >= 5 && y <= 8 && z === 3) ? 'bright-light-orange' : null;
};

const reeds = (): Placed[] =>
  (
    [
      [4, 12, 3],
      [5, 12, 4],
      [17, 10, 3],
    ] as const
  ).flatMap(([x, y, height]) => [
    ...Array.from({ length: height }, (_, index) => put(shape('round-brick', 1, 1), [x, y, 1 + index * 3], 'green')),
    put(shape('round-brick', 1, 1), [x, y, 1 + height * 3], 'reddish-brown'),
  ]);

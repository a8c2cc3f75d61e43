import { type ColourAt, inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

export const gelato = (): Placed[] => [
  ...lay({ size: [9, 9, 8], colourAt: wafer }),
  ...lay({ size: [13, 13, 9], at: [-2, -2, 21], colourAt: scoops }),
  put(shape('round-plate', 2, 2), [3.5, 3, 48], 'white'),
  put(shape('round-brick', 1, 1), [4, 3.5, 49], 'red'),
];

const wafer: ColourAt = (x, y, z) => {
  if (!inDisc(x, y, 4.5, 4.5, 1.5 + z * 0.36)) return null;
  return (x + y + z) % 3 === 0 ? 'warm-tan' : 'tan';
};

const SCOOPS = [
  { centre: [6.4, 6, 6.1], radius: 3.1, flavour: 'bright-light-yellow', sprinkle: 'bright-light-orange' },
  { centre: [4.2, 6.6, 2.2], radius: 3.3, flavour: 'aqua', sprinkle: 'reddish-brown' },
  { centre: [8.6, 5.6, 2.2], radius: 3.3, flavour: 'bright-pink', sprinkle: 'magenta' },
] as const;

const scoops: ColourAt = (x, y, z) => {
  const scoop = SCOOPS.find(
    ({ centre, radius }) => Math.hypot(x + 0.5 - centre[0], y + 0.5 - centre[1], (z + 0.5 - centre[2]) * 1.2) <= radius,
  );
  if (!scoop) return null;
  return (x * 5 + y * 3 + z * 7) % 11 === 0 ? scoop.sprinkle : scoop.flavour;
};

import { type ColourAt, inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';

const CENTRE = 7;
const ENVELOPE_FOOT = 21;

export const balloon = (): Placed[] => [
  ...lay({ size: [4, 4, 3], at: [5, 5, 0], colourAt: basket }),
  ...ropes(),
  ...lay({ size: [14, 14, 14], at: [0, 0, ENVELOPE_FOOT], colourAt: envelope }),
  put(shape('round-plate', 2, 2), [6, 6, ENVELOPE_FOOT + 42], 'pearl-gold'),
];

const basket: ColourAt = (x, y, z) => {
  const rim = x === 0 || x === 3 || y === 0 || y === 3;
  if (z === 2) return rim ? 'reddish-brown' : null;
  return (x + y + z) % 2 ? 'medium-nougat' : 'sienna-brown';
};

const ropes = (): Placed[] =>
  [
    [5, 5],
    [8, 5],
    [5, 8],
    [8, 8],
  ].flatMap(([x, y]) => [9, 12, 15, 18].map((z) => put(shape('round-brick', 1, 1), [x!, y!, z], 'tan')));

/** A sphere above, drawn out to the mouth below. */
function radiusAt(z: number): number {
  const height = (z + 0.5 - 7.6) * 1.2;
  if (height >= 0) return Math.sqrt(Math.max(0, 6.9 ** 2 - height ** 2 * 0.82));
  return 6.9 - (height / 9) ** 2 * 5.6;
}

/** From the mouth to the crown. */
const BANDS = [
  'dark-blue',
  'dark-blue',
  'medium-azure',
  'medium-azure',
  'medium-azure',
  'white',
  'coral',
  'coral',
  'coral',
  'white',
  'bright-light-orange',
  'bright-light-orange',
  'coral',
  'coral',
];

const envelope: ColourAt = (x, y, z) => {
  if (!inDisc(x, y, CENTRE, CENTRE, radiusAt(z))) return null;
  const diamond = z >= 6 && z <= 8 && (x + y + (z === 7 ? 1 : 0)) % 4 < (z === 7 ? 3 : 1);
  return diamond ? 'bright-light-yellow' : BANDS[z]!;
};

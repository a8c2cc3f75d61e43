import { type ColourAt, inDisc, lay } from '@brixel/bricks/build/bricklayer';
import { moved, type Placed, put, shape } from '@brixel/bricks/drawing/placed';
import { STUD } from '@brixel/bricks/drawing/solid';

const CENTRE = 11;
const RADIUS = 10.6;
const DOUGH = 8.9;
/** The slice that is pulled out, in degrees. */
const SLICE = { from: -78, to: -32 };

export const pizza = (): Placed[] => [
  ...baked((x, y) => !inSlice(x, y)),
  ...moved(baked(inSlice), [3 * STUD, -4 * STUD, 0]),
];

function inSlice(x: number, y: number): boolean {
  const angle = (Math.atan2(y + 0.5 - CENTRE, x + 0.5 - CENTRE) * 180) / Math.PI;
  return angle > SLICE.from && angle < SLICE.to;
}

function baked(belongs: (x: number, y: number) => boolean): Placed[] {
  const within =
    (radius: number, colourAt: ColourAt): ColourAt =>
    (x, y, z) =>
      inDisc(x, y, CENTRE, CENTRE, radius) && belongs(x, y) ? colourAt(x, y, z) : null;
  const size = [22, 22, 1] as const;
  const crust: ColourAt = (x, y) => {
    if (inDisc(x, y, CENTRE, CENTRE, DOUGH)) return null;
    return (x * 3 + y * 5) % 7 === 0 ? 'sienna-brown' : 'medium-nougat';
  };
  return [
    ...lay({ kind: 'plate', size, colourAt: within(RADIUS, () => 'warm-tan') }),
    ...lay({ kind: 'plate', size, at: [0, 0, 1], colourAt: within(DOUGH, () => 'red') }),
    ...lay({ kind: 'plate', size, at: [0, 0, 2], colourAt: within(DOUGH - 0.6, cheese) }),
    ...lay({ size, at: [0, 0, 1], colourAt: within(RADIUS, crust) }),
    ...TOPPINGS.filter(({ x, y }) => belongs(x, y) && belongs(x + 1, y + 1)).map(({ part, x, y, colour }) =>
      put(part, [x, y, 3], colour),
    ),
  ];
}

const cheese: ColourAt = (x, y) => {
  if ((x * 7 + y * 11) % 13 === 0) return 'red';
  return (x * 5 + y * 3) % 7 === 0 ? 'bright-light-yellow' : 'bright-light-orange';
};

const salami = shape('round-tile', 2, 2);
const mozzarella = shape('round-plate', 2, 2);
const basil = shape('round-plate', 1, 1);
const olive = shape('round-tile', 1, 1);

const TOPPINGS = [
  ...[
    [5, 7],
    [8, 14],
    [14, 15],
    [15, 9],
    [9, 4],
    [11, 10],
    [4, 11],
    [13, 5],
  ].map(([x, y]) => ({ part: salami, x: x!, y: y!, colour: 'dark-red' })),
  ...[
    [8, 8],
    [12, 13],
    [5, 14],
    [16, 12],
    [11, 7],
  ].map(([x, y]) => ({ part: mozzarella, x: x!, y: y!, colour: 'white' })),
  ...[
    [7, 11],
    [10, 16],
    [14, 12],
    [12, 3],
    [3, 9],
    [17, 7],
    [8, 6],
    [15, 6],
  ].map(([x, y]) => ({ part: basil, x: x!, y: y!, colour: 'bright-green' })),
  ...[
    [6, 5],
    [11, 13],
    [14, 8],
    [7, 16],
    [9, 12],
    [17, 14],
    [13, 17],
    [12, 6],
  ].map(([x, y]) => ({ part: olive, x: x!, y: y!, colour: 'black' })),
];

/** A small library of our own in the folders of a real one, for tests and benchmarks: primitives, a brick, a plate, a round brick, a gear. */

type Point = readonly [x: number, y: number, z: number];

const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);
const words = (...points: readonly Point[]): string => points.flat().map(short).join(' ');
const head = (description: string, name: string, ...further: string[]): string[] => [
  `0 ${description}`,
  `0 Name: ${name}`,
  '0 Author: Brixel',
  '0 !LICENSE Licensed under CC BY 4.0 : see CAreadme.txt',
  '0 BFC CERTIFY CCW',
  ...further,
];
const file = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

const line = (a: Point, b: Point): string => `2 24 ${words(a, b)}`;
const quad = (a: Point, b: Point, c: Point, d: Point, colour = 16): string => `4 ${colour} ${words(a, b, c, d)}`;
const triangle = (a: Point, b: Point, c: Point, colour = 16): string => `3 ${colour} ${words(a, b, c)}`;
/** A sub-file, stretched along the axes. */
const put = (name: string, at: Point, [x, y, z]: Point = [1, 1, 1], colour = 16): string =>
  `1 ${colour} ${words(at)} ${x} 0 0 0 ${y} 0 0 0 ${z} ${name}`;

const around = (corners: number, step: number, radius = 1, y = 0): Point => {
  const angle = (step * 2 * Math.PI) / corners;
  return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
};
const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Circles of the library stand on the ground around the y axis, which points down. */
function circlePrimitives(corners: number, folder: string): [string, string][] {
  const circle = (step: number, y = 0): Point => around(corners, step, 1, y);
  const edge = each(corners, (step) => line(circle(step), circle(step + 1)));
  const disc = each(corners, (step) => triangle([0, 0, 0], circle(step), circle(step + 1)));
  const wall = each(corners, (step) => [
    quad(circle(step), circle(step, 1), circle(step + 1, 1), circle(step + 1)),
    `5 24 ${words(circle(step), circle(step, 1), circle(step - 1), circle(step + 1))}`,
  ]).flat();
  return [
    [`p/${folder}4-4edge.dat`, file([...head('Circle', `${folder}4-4edge.dat`), ...edge])],
    [`p/${folder}4-4disc.dat`, file([...head('Disc', `${folder}4-4disc.dat`), ...disc])],
    [`p/${folder}4-4cyli.dat`, file([...head('Cylinder', `${folder}4-4cyli.dat`), ...wall])],
  ];
}

const stud = file([
  ...head('Stud', 'stud.dat'),
  put('4-4edge.dat', [0, 0, 0], [6, 1, 6]),
  put('4-4edge.dat', [0, -4, 0], [6, 1, 6]),
  put('4-4disc.dat', [0, -4, 0], [6, 1, 6]),
  put('4-4cyli.dat', [0, -4, 0], [6, 4, 6]),
]);

/** A closed box with its edges. */
function box([x, , z]: Point, top: number, bottom: number): string[] {
  const ring = (y: number): Point[] => [
    [x, y, z],
    [-x, y, z],
    [-x, y, -z],
    [x, y, -z],
  ];
  const [upper, lower] = [ring(top), ring(bottom)];
  const next = (step: number): number => (step + 1) % 4;
  return [
    quad(upper[0]!, upper[1]!, upper[2]!, upper[3]!),
    quad(lower[3]!, lower[2]!, lower[1]!, lower[0]!),
    ...each(4, (step) => quad(lower[step]!, lower[next(step)]!, upper[next(step)]!, upper[step]!)),
    ...each(4, (step) => [
      line(upper[step]!, upper[next(step)]!),
      line(lower[step]!, lower[next(step)]!),
      line(upper[step]!, lower[step]!),
    ]).flat(),
  ];
}

const STUD_DISTANCE = 20;

const studs = (across: number, deep: number): string[] =>
  each(across * deep, (index) =>
    put('stud.dat', [
      ((index % across) - (across - 1) / 2) * STUD_DISTANCE,
      0,
      (Math.floor(index / across) - (deep - 1) / 2) * STUD_DISTANCE,
    ]),
  );

const studded = (description: string, name: string, across: number, deep: number, high: number): string =>
  file([...head(description, name), ...box([across * 10, 0, deep * 10], 0, high), ...studs(across, deep)]);

const round = file([
  ...head('Brick  2 x  2 Round', '3941.dat'),
  put('4-4edge.dat', [0, 0, 0], [20, 1, 20]),
  put('4-4edge.dat', [0, 24, 0], [20, 1, 20]),
  put('4-4disc.dat', [0, 0, 0], [20, 1, 20]),
  put('4-4cyli.dat', [0, 0, 0], [20, 24, 20]),
  ...studs(2, 2),
]);

/** A standing wheel with teeth, with a hub of a colour of its own. */
function gear(): string {
  const teeth = 24;
  const profile = each(teeth * 2, (step) => around(teeth * 2, step, step % 2 ? 24 : 30));
  const at = (step: number, side: number): Point => {
    const [x, , z] = profile[step % profile.length]!;
    return [x, z, side];
  };
  const sides = [-5, 5].flatMap((side) =>
    profile.flatMap((_, step) => [
      triangle([0, 0, side], at(side < 0 ? step + 1 : step, side), at(side < 0 ? step : step + 1, side)),
      line(at(step, side), at(step + 1, side)),
    ]),
  );
  const rim = profile.map((_, step) => quad(at(step, -5), at(step + 1, -5), at(step + 1, 5), at(step, 5)));
  // its axis along z
  const hub = '1 72 0 0 -9 8 0 0 0 0 -8 0 4 0 4-4cyli.dat';
  return file([
    ...head('Technic Gear 24 Tooth', '3648b.dat', '0 !KEYWORDS BrickLink 3648, Rebrickable 3648b'),
    ...sides,
    ...rim,
    hub,
  ]);
}

const colours = [
  '0 LDraw.org Configuration File',
  '0 !COLOUR Black CODE 0 VALUE #1B2A34 EDGE #808080',
  '0 !COLOUR Trans_Red CODE 36 VALUE #C91A09 EDGE #880000 ALPHA 128',
  '0 !COLOUR Dark_Grey CODE 72 VALUE #6C6E68 EDGE #333333',
  '0 !COLOUR Glitter_Clear CODE 117 VALUE #EEEEEE EDGE #C3C3C3 ALPHA 128 MATERIAL GLITTER VALUE #923978 FRACTION 0.08 VFRACTION 0.1 SIZE 1',
];

/** By the path below the root of the library. */
export function sampleLibrary(): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ['ldconfig.ldr', file(colours)],
    ...circlePrimitives(16, ''),
    ...circlePrimitives(48, '48/'),
    ['p/stud.dat', stud],
    ['parts/3001.dat', studded('Brick  2 x  4', '3001.dat', 4, 2, 24)],
    ['parts/3027.dat', studded('Plate  6 x 16', '3027.dat', 16, 6, 8)],
    ['parts/3941.dat', round],
    ['parts/3648b.dat', gear()],
    ['parts/3648.dat', file(['0 ~Moved to 3648b', put('3648b.dat', [0, 0, 0])])],
  ]);
}

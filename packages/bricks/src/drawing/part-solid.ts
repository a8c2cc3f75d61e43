/** Part shape -> body in millimetres. */
import type { PartKind, PartShape } from '../part.ts';
import { cylindersOf } from './round-solid.ts';
import { BRICK, type Face, type Hole, PLATE, type Solid, STUD } from './solid.ts';
import { cornersOf, type V3 } from './vector.ts';

/** Half the play between two neighbouring parts. */
const PLAY = 0.1;

const PLATE_HIGH: ReadonlySet<PartKind> = new Set(['plate', 'tile', 'jumper', 'grille', 'round-plate', 'round-tile']);
const TWO_PLATES_HIGH: ReadonlySet<PartKind> = new Set(['cheese', 'curve']);

export function partHeight({ kind, plates }: PartShape): number {
  if (plates) return plates * PLATE;
  if (PLATE_HIGH.has(kind)) return PLATE;
  if (TWO_PLATES_HIGH.has(kind)) return 2 * PLATE;
  return kind === 'baseplate' ? PLATE / 2 : BRICK;
}

const built = new Map<string, Solid>();

export function partSolid(part: PartShape): Solid {
  const key = `${part.kind} ${part.w} ${part.d} ${part.plates ?? ''}`;
  const known = built.get(key);
  if (known) return known;
  const width = part.w * STUD;
  const depth = part.d * STUD;
  const height = partHeight(part);
  const solid: Solid = {
    faces: facesOf(part, width, depth, height),
    cylinders: cylindersOf(part, width, height, PLAY),
    studs: studsOf(part, width, depth, height),
    body: { min: [0, 0, 0], max: [width, depth, height] },
    convex: part.kind !== 'corner' && part.kind !== 'arch',
  };
  built.set(key, solid);
  return solid;
}

function studsOf({ kind, w, d }: PartShape, width: number, depth: number, height: number): V3[] {
  const grid = (keep: (column: number, row: number) => boolean = () => true): V3[] =>
    Array.from({ length: d }, (_, row) => row).flatMap((row) =>
      Array.from({ length: w }, (_, column) => column)
        .filter((column) => keep(column, row))
        .map((column): V3 => [(column + 0.5) * STUD, (row + 0.5) * STUD, height]),
    );
  switch (kind) {
    case 'tile':
    case 'grille':
    case 'cheese':
    case 'curve':
    case 'round-tile':
      return [];
    case 'jumper':
    case 'cone':
      return [[width / 2, depth / 2, height]];
    case 'corner':
      return grid((column, row) => column < w - 1 || row > 0);
    case 'slope':
      return grid((_, row) => row === d - 1);
    case 'round-brick':
    case 'round-plate': {
      // Studs of round parts stand a little closer together, so that they stay inside the rim.
      const inwards = (value: number, centre: number) => (w === 2 ? centre + (value - centre) * 0.94 : value);
      return grid().map(([x, y, z]): V3 => [inwards(x, width / 2), inwards(y, depth / 2), z]);
    }
    default:
      return grid();
  }
}

function facesOf(part: PartShape, width: number, depth: number, height: number): Face[] {
  const right = width - PLAY;
  const back = depth - PLAY;
  const plain = () => box([PLAY, PLAY, 0], [right, back, height]);
  switch (part.kind) {
    case 'tile': {
      const groove = 0.4;
      const foot = box([PLAY + groove, PLAY + groove, 0], [right - groove, back - groove, 0.5]).slice(0, -1);
      return [...foot.map((face) => ({ ...face, behind: true })), ...box([PLAY, PLAY, 0.5], [right, back, height])];
    }
    case 'holed':
      return withHoles(plain(), part.w, back);
    case 'grille':
      return [...plain(), ...[1, 2, 3, 4].map((slot) => slit((depth / 5) * slot, width, height))];
    case 'corner':
      return cornerFaces(width, depth, height);
    case 'slope':
      return extrude(slopeProfile(depth, depth - STUD, 1.6, height), PLAY, right);
    case 'cheese':
      return extrude(slopeProfile(depth, depth - 1.1, 1.4, height), PLAY, right);
    case 'curve':
      return extrude(curveProfile(depth, height), PLAY, right, { smoothFrom: 1 });
    case 'arch':
      return archFaces(width, depth, height);
    case 'round-brick':
    case 'round-plate':
    case 'round-tile':
    case 'cone':
      return [];
    default:
      return plain();
  }
}

/** Corner numbers of `cornersOf`, face by face: bottom, back, left, front, right, top. */
const BOX_FACES = [
  [0, 2, 6, 4],
  [2, 3, 7, 6],
  [0, 1, 3, 2],
  [0, 4, 5, 1],
  [4, 6, 7, 5],
  [1, 5, 7, 3],
] as const;

function box(min: V3, max: V3): Face[] {
  const corners = cornersOf({ min, max });
  return BOX_FACES.map((numbers, index) => ({
    points: numbers.map((number) => corners[number]!),
    surface: index === 0 ? 'bottom' : 'flat',
  }));
}

type Profile = readonly (readonly [y: number, z: number])[];

/** Outline seen from the side, from the foot of the back over the top down to the foot of the front. */
const slopeProfile = (depth: number, run: number, lip: number, height: number): Profile => [
  [depth - PLAY, 0],
  [depth - PLAY, height],
  [run, height],
  [PLAY, lip],
  [PLAY, 0],
];

function curveProfile(depth: number, height: number): Profile {
  const steps = 10;
  const lip = 1.4;
  const arc = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
    const t = 1 - index / steps;
    return [PLAY + (depth - 2 * PLAY) * t, lip + (height - lip) * Math.sin((t * Math.PI) / 2)];
  });
  return [[depth - PLAY, 0], ...arc, [PLAY, 0]];
}

function extrude(profile: Profile, from: number, to: number, { smoothFrom }: { smoothFrom?: number } = {}): Face[] {
  const at = (x: number, [y, z]: readonly [number, number]): V3 => [x, y, z];
  const walls = profile.map((a, index): Face => {
    const b = profile[(index + 1) % profile.length]!;
    const points = [at(from, a), at(from, b), at(to, b), at(to, a)];
    const curved = smoothFrom !== undefined && index >= smoothFrom && index < profile.length - 2;
    if (curved) return { points, surface: 'smooth', along: [1, 0, 0] };
    return { points, surface: index === profile.length - 1 ? 'bottom' : 'flat' };
  });
  return [
    ...walls,
    { points: profile.map((p) => at(from, p)).reverse(), surface: 'flat' },
    { points: profile.map((p) => at(to, p)), surface: 'flat' },
  ];
}

function withHoles(faces: Face[], studs: number, back: number): Face[] {
  const radius = 2.45;
  const centres = studs === 1 ? [0.5] : Array.from({ length: studs - 1 }, (_, index) => index + 1);
  const holes = (y: number): Hole[] =>
    centres.map((column) => ({ centre: [column * STUD, y, 5.8], radius, across: [1, 0, 0], up: [0, 0, 1] }));
  return faces.map((face, index) => {
    if (index === 1) return { ...face, holes: holes(back) };
    return index === 3 ? { ...face, holes: holes(PLAY) } : face;
  });
}

const slit = (y: number, width: number, height: number): Face => ({
  surface: 'groove',
  points: [
    [0.9, y - 0.42, height],
    [width - 0.9, y - 0.42, height],
    [width - 0.9, y + 0.42, height],
    [0.9, y + 0.42, height],
  ],
});

/** L-shaped; the open quarter faces the viewer. */
function cornerFaces(width: number, depth: number, height: number): Face[] {
  const inner = width - STUD - PLAY;
  const outline: (readonly [number, number])[] = [
    [PLAY, PLAY],
    [inner, PLAY],
    [inner, STUD + PLAY],
    [width - PLAY, STUD + PLAY],
    [width - PLAY, depth - PLAY],
    [PLAY, depth - PLAY],
  ];
  const walls = outline.map(([x0, y0], index): Face => {
    const [x1, y1] = outline[(index + 1) % outline.length]!;
    const points: V3[] = [
      [x0, y0, 0],
      [x1, y1, 0],
      [x1, y1, height],
      [x0, y0, height],
    ];
    return { points, surface: 'flat' };
  });
  return [...walls, { points: outline.map(([x, y]): V3 => [x, y, height]), surface: 'flat' }];
}

function archFaces(width: number, depth: number, height: number): Face[] {
  const steps = 18;
  const radius = (width - 2 * STUD) / 2;
  const rise = Math.min(radius, height - PLATE * 0.9);
  const arc = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
    const angle = Math.PI - (Math.PI * index) / steps;
    return [width / 2 + radius * Math.cos(angle), rise * Math.sin(angle)];
  });
  const outline: [number, number][] = [[PLAY, 0], ...arc, [width - PLAY, 0], [width - PLAY, height], [PLAY, height]];
  const vault = arc.slice(1).map(([x1, z1], index): Face => {
    const [x0, z0] = arc[index]!;
    const points: V3[] = [
      [x0, depth - PLAY, z0],
      [x0, PLAY, z0],
      [x1, PLAY, z1],
      [x1, depth - PLAY, z1],
    ];
    return { points, surface: 'smooth', along: [0, 1, 0], behind: true };
  });
  const [, , left, , rightSide, top] = box([PLAY, PLAY, 0], [width - PLAY, depth - PLAY, height]);
  return [
    ...vault,
    { points: outline.map(([x, z]): V3 => [x, PLAY, z]), surface: 'flat' },
    { points: outline.map(([x, z]): V3 => [x, depth - PLAY, z]).reverse(), surface: 'flat' },
    left!,
    rightSide!,
    top!,
  ];
}

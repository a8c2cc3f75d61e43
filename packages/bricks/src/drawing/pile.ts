import type { PartShape } from '../part.ts';
import { pickWith, seededRandom } from '../random.ts';
import { partHeight } from './part-solid.ts';
import { type Placed, shape } from './placed.ts';
import { BRICK, PLATE, STUD } from './solid.ts';
import { aroundX, aroundZ, compose, rotate, type V3 } from './vector.ts';

export interface Piece {
  part: PartShape;
  /** a colour key */
  colour: string;
}

/** Parts in random colours, or given pieces in turn, from the first again after the last. */
type Goods =
  | { parts?: readonly PartShape[]; colours: readonly string[]; pieces?: never }
  | { pieces: readonly Piece[]; parts?: never; colours?: never };

export type PileOptions = Goods & {
  count: number;
  seed: number;
  /** of the lowest layer, in millimetres */
  radius: number;
  layers?: number;
  /** half the side of a square that the parts must not leave */
  within?: number;
};

export const MIXED_PARTS: readonly PartShape[] = [
  shape('brick', 4, 2),
  shape('brick', 2, 2),
  shape('brick', 3, 2),
  shape('plate', 4, 2),
  shape('brick', 2, 1),
  shape('slope', 2, 2),
  shape('round-brick', 1, 1),
  shape('tile', 2, 2),
];

const LAYER_SHARES = [[1], [0.66, 0.34], [0.55, 0.3, 0.15]] as const;
const MAX_TRIES = 2600;
/** Layers get smaller upwards, so that the pile looks heaped. */
const TAPER = 0.34;

interface Spot {
  x: number;
  y: number;
  reach: number;
}

/** Loose parts: a flat layer without overlaps, smaller layers on top; some of the lowest lie on their side. */
export function pile({ count, seed, radius, layers = 2, within, ...goods }: PileOptions): Placed[] {
  const { pieces, parts = MIXED_PARTS, colours = [] } = goods;
  const random = seededRandom(seed);
  const placed: Placed[] = [];
  let floor = 0;
  for (const [layer, share] of LAYER_SHARES[Math.min(layers, 3) - 1]!.entries()) {
    const spots: Spot[] = [];
    const wanted = Math.round(count * share);
    let tallest = PLATE;
    for (let tries = 0; tries < MAX_TRIES && spots.length < wanted; tries++) {
      // in order, each until it has found a place: otherwise small ones would displace large ones
      const piece = pieces?.[placed.length % pieces.length];
      const part = piece?.part ?? pickWith(random, parts);
      const height = partHeight(part);
      const onSide = layer === 0 && (part.kind === 'brick' || part.kind === 'plate') && random() < 0.24;
      const spot = chooseSpot(part, onSide ? height : part.d * STUD, radius * (1 - layer * TAPER));
      const outside = within !== undefined && Math.max(Math.abs(spot.x), Math.abs(spot.y)) + spot.reach > within;
      if (outside || spots.some((other) => touches(spot, other))) continue;
      spots.push(spot);
      placed.push(lying(part, spot, floor, onSide, piece?.colour ?? pickWith(random, colours)));
      if (!onSide) tallest = Math.max(tallest, Math.min(height, BRICK));
    }
    floor += tallest + 0.2;
  }
  return placed;

  function chooseSpot(part: PartShape, depth: number, limit: number): Spot {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random()) * limit;
    return {
      x: Math.cos(angle) * distance * 1.15,
      y: Math.sin(angle) * distance,
      reach: (Math.hypot(part.w * STUD, depth) / 2) * 0.86,
    };
  }

  function lying(part: PartShape, { x, y }: Spot, z: number, onSide: boolean, colour: string): Placed {
    // On its side a part is turned so that its studs face the viewer.
    const rotation = onSide ? compose(aroundZ(-20 + random() * 60), aroundX(90)) : aroundZ(random() * 360);
    const middle: V3 = [(part.w * STUD) / 2, (part.d * STUD) / 2, onSide ? partHeight(part) / 2 : 0];
    const [dx, dy, dz] = rotate(rotation, middle);
    const at: V3 = [x - dx, y - dy, onSide ? z + (part.d * STUD) / 2 - dz : z];
    return { part, colour, at, rotation };
  }
}

const touches = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) < (a.reach + b.reach) * 0.9;

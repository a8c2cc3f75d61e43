import { DESIGNS } from '../designs.ts';
import type { Design, PartShape } from '../part.ts';
import { partHeight } from './part-solid.ts';
import { type Placed, put } from './placed.ts';
import { GALLERY, type Scene } from './scene.ts';
import { PLATE, STUD_HEIGHT } from './solid.ts';

const BRIGHT = ['coral', 'bright-light-orange', 'dark-turquoise', 'medium-azure', 'lime', 'magenta', 'blue', 'yellow'];
const GAP = 0.8;

/** Several sizes of a family in different colours; null when nothing belongs to it. */
export function familyScene(family: string): Scene | null {
  const designs = DESIGNS.filter((design) => design.family === family);
  if (!designs.length) return null;
  const sizes = designs.toSorted((a, b) => b.w * b.d - a.w * a.d);
  const start = [...family].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const colour = (index: number) => BRIGHT[(start + index) % BRIGHT.length]!;
  const flat = sizes[0]!.w * sizes[0]!.d >= 36;
  return { placed: flat ? terraces(sizes, colour) : rows(fill(sizes), colour), angle: GALLERY, largestStud: 0.22 };
}

/** A family of one or two sizes shows copies, so that the picture is filled. */
const fill = (sizes: Design[]): Design[] =>
  sizes.length >= 3 ? sizes : sizes.flatMap((design) => Array.from({ length: 4 - sizes.length }, () => design));

/** Largest at the back, each row nearer to the viewer. */
function rows(sizes: readonly PartShape[], colour: (index: number) => string): Placed[] {
  let front = 0;
  return sizes.map((part, index) => {
    front -= part.d + (index ? GAP : 0);
    return put(part, [0, front, 0], colour(index));
  });
}

/** Large flat parts lie on each other, smaller on larger, in the back left corner. */
function terraces(sizes: readonly PartShape[], colour: (index: number) => string): Placed[] {
  const { d: depth } = sizes[0]!;
  let level = 0;
  return sizes.map((part, index) => {
    const placed = put(part, [0, depth - part.d, level], colour(index));
    const height = partHeight(part) / PLATE;
    level += height < 1 ? height + STUD_HEIGHT / PLATE : height;
    return placed;
  });
}

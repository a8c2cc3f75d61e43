import type { PartShape } from '@brixel/bricks/part';

/**
 * The shape of a part by its name in BrickLink's catalogue, such as `Plate 6 x 10`. A name with any word besides is left alone: it may
 * mean another shape.
 */
export function shapeOf(name: string): PartShape | null {
  for (const [pattern, shape] of KINDS) {
    const match = pattern.exec(name.trim());
    if (!match) continue;
    const [first = 0, second = 0, third] = match
      .slice(1)
      .map((text) => (text === undefined ? undefined : Number(text)));
    const found = shape(first, second, third);
    return found && Math.max(found.w, found.d) <= MOST_STUDS && Math.min(found.w, found.d) >= 1 ? found : null;
  }
  return null;
}

const MOST_STUDS = 48;
const PLATES_OF_A_BRICK = 3;

type ShapeFrom = (first: number, second: number, third: number | undefined) => PartShape | null;

/** Sellers write the short side first; ours is the long one. */
const sides = (first: number, second: number) => ({ w: Math.max(first, second), d: Math.min(first, second) });

/** Of what slopes the run comes first, then the width. */
const KINDS: readonly [RegExp, ShapeFrom][] = [
  [
    /^brick (\d+) x (\d+)(?: x (\d+))?$/i,
    (first, second, high) => ({
      kind: 'brick',
      ...sides(first, second),
      ...(high !== undefined && high > 1 && { plates: high * PLATES_OF_A_BRICK }),
    }),
  ],
  [/^plate (\d+) x (\d+)$/i, (first, second) => ({ kind: 'plate', ...sides(first, second) })],
  [/^tile (\d+) x (\d+)(?: with groove)?$/i, (first, second) => ({ kind: 'tile', ...sides(first, second) })],
  [/^baseplate (\d+) x (\d+)$/i, (first, second) => ({ kind: 'baseplate', ...sides(first, second) })],
  [/^brick,? round (\d+) x (\d+)$/i, round('round-brick')],
  [/^plate,? round (\d+) x (\d+)$/i, round('round-plate')],
  [/^tile,? round (\d+) x (\d+)$/i, round('round-tile')],
  [/^slope 45 (2) x (\d+)$/i, (d, w) => ({ kind: 'slope', w, d })],
  [/^slope 33 (3) x (\d+)$/i, (d, w) => ({ kind: 'slope', w, d })],
  [/^slope 30 (1) x ([12])(?: x 2\/3)?$/i, (d, w) => ({ kind: 'cheese', w, d })],
  [/^slope,? curved ([234]) x ([1-4])$/i, (d, w) => ({ kind: 'curve', w, d })],
];

function round(kind: 'round-brick' | 'round-plate' | 'round-tile'): ShapeFrom {
  return (first, second) => (first === second ? { kind, w: first, d: second } : null);
}

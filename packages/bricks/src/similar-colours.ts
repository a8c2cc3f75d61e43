import { COLOURS } from './colours.ts';
import { FURTHER_COLOURS, furtherOption } from './further-colours.ts';
import { hexToRgb, type Oklab, rgbToOklab } from './oklab.ts';
import type { ColourFamily } from './part.ts';

/** In OKLab. A change of hue is seen sooner than one of lightness. */
const HUE_WEIGHT = 2;
const FARTHEST = 0.15;
const MOST = 8;

const palette = [
  ...COLOURS.map(({ id, hex, finish }) => ({ id, hex, finish })),
  ...FURTHER_COLOURS.map(({ bricklinkId, hex, finish }) => ({ id: furtherOption(bricklinkId), hex, finish })),
].map(({ id, hex, finish }) => ({ id, finish, lab: rgbToOklab(hexToRgb(hex)) }));

const ours = COLOURS.filter(({ finish }) => finish === 'solid').map(({ family, hex }) => ({
  family,
  lab: rgbToOklab(hexToRgb(hex)),
}));

/** Among which of our colours one of another palette stands. */
export function familyOf(hex: string): ColourFamily {
  const lab = rgbToOklab(hexToRgb(hex));
  return ours.reduce((near, colour) => (distance(lab, colour.lab) < distance(lab, near.lab) ? colour : near)).family;
}

const known = new Map<number, readonly number[]>();

/** The colours, by their options, that can stand in for one: of the same finish, the nearest first. */
export function similarColours(id: number): readonly number[] {
  const similar = known.get(id) ?? nearest(id);
  known.set(id, similar);
  return similar;
}

function nearest(id: number): number[] {
  const own = palette.find((colour) => colour.id === id);
  if (!own) return [];
  return palette
    .filter((other) => other.id !== id && other.finish === own.finish)
    .map((other) => ({ id: other.id, distance: distance(own.lab, other.lab) }))
    .filter((other) => other.distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, MOST)
    .map((colour) => colour.id);
}

const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], HUE_WEIGHT * (one[1] - other[1]), HUE_WEIGHT * (one[2] - other[2]));

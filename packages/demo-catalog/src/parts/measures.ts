/** Sizes and weights of parts, from the 8 mm grid. */
import type { Design } from '@brixel/bricks/part';
import type { Text } from '../seed.ts';
import { decimal, mapText, sameText } from '../text.ts';

const PITCH = 8;
const GAP = 0.2;
const PLATE = 3.2;

const HEIGHT_IN_PLATES: Readonly<Record<Design['kind'], number>> = {
  brick: 3,
  plate: 1,
  tile: 1,
  baseplate: 0.5,
  jumper: 1,
  grille: 1,
  slope: 3,
  cheese: 2,
  curve: 2,
  arch: 3,
  holed: 3,
  corner: 3,
  'round-brick': 3,
  'round-plate': 1,
  'round-tile': 1,
  cone: 3,
};

/** Share of the full block's plastic that a shape keeps. */
const SOLIDITY: Partial<Record<Design['kind'], number>> = {
  slope: 0.8,
  cheese: 0.85,
  curve: 0.85,
  arch: 0.75,
  holed: 0.95,
  corner: 0.75,
  'round-brick': 0.78,
  'round-plate': 0.78,
  'round-tile': 0.78,
  cone: 0.6,
};

export const heightMm = ({ kind, plates }: Design): number => (plates ?? HEIGHT_IN_PLATES[kind]) * PLATE;

/** Measures in mm without studs, the long side first: 31,8 × 15,8 × 9,6 mm. */
export function measures(design: Design): Text {
  const sides = [Math.max(design.w, design.d), Math.min(design.w, design.d)].map((n) => n * PITCH - GAP);
  return mapText(sameText(''), (_, language) => {
    const written = [...sides, heightMm(design)].map((side) => decimal(side, 1, language));
    return `${written.join(' × ')}\u00a0mm`;
  });
}

/** Studs on top. */
export function studCount({ kind, w, d }: Design): number {
  switch (kind) {
    case 'tile':
    case 'grille':
    case 'cheese':
    case 'curve':
    case 'round-tile':
      return 0;
    case 'jumper':
    case 'cone':
      return 1;
    case 'slope':
      return w;
    case 'corner':
      return w * d - 1;
    default:
      return w * d;
  }
}

export function weightGrams(design: Design): number {
  const area = design.w * design.d;
  if (design.kind === 'baseplate') return Math.round(area * 0.1);
  const perStud = 0.42 * area ** 0.82;
  const share = heightMm(design) / (3 * PLATE);
  return perStud * (0.2 + 0.8 * share) * (SOLIDITY[design.kind] ?? 1);
}

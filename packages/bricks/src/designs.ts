/**
 * The part designs of the shop, with the numbers that collectors know them by.
 * `w` is the long side; for slopes, wedges and curves it is the width and `d` the run of the slope.
 */
import type { Design, PartShape } from './part.ts';

export const DESIGNS: readonly Design[] = [
  { number: '3005', family: 'brick-1', kind: 'brick', w: 1, d: 1 },
  { number: '3004', family: 'brick-1', kind: 'brick', w: 2, d: 1 },
  { number: '3622', family: 'brick-1', kind: 'brick', w: 3, d: 1 },
  { number: '3010', family: 'brick-1', kind: 'brick', w: 4, d: 1 },
  { number: '3009', family: 'brick-1', kind: 'brick', w: 6, d: 1 },
  { number: '3008', family: 'brick-1', kind: 'brick', w: 8, d: 1 },
  { number: '3003', family: 'brick-2', kind: 'brick', w: 2, d: 2 },
  { number: '3002', family: 'brick-2', kind: 'brick', w: 3, d: 2 },
  { number: '3001', family: 'brick-2', kind: 'brick', w: 4, d: 2 },
  { number: '2456', family: 'brick-2', kind: 'brick', w: 6, d: 2 },
  { number: '3007', family: 'brick-2', kind: 'brick', w: 8, d: 2 },
  { number: '3024', family: 'plate-1', kind: 'plate', w: 1, d: 1 },
  { number: '3023', family: 'plate-1', kind: 'plate', w: 2, d: 1 },
  { number: '3623', family: 'plate-1', kind: 'plate', w: 3, d: 1 },
  { number: '3710', family: 'plate-1', kind: 'plate', w: 4, d: 1 },
  { number: '3666', family: 'plate-1', kind: 'plate', w: 6, d: 1 },
  { number: '3460', family: 'plate-1', kind: 'plate', w: 8, d: 1 },
  { number: '3022', family: 'plate-2', kind: 'plate', w: 2, d: 2 },
  { number: '3021', family: 'plate-2', kind: 'plate', w: 3, d: 2 },
  { number: '3020', family: 'plate-2', kind: 'plate', w: 4, d: 2 },
  { number: '3795', family: 'plate-2', kind: 'plate', w: 6, d: 2 },
  { number: '3034', family: 'plate-2', kind: 'plate', w: 8, d: 2 },
  { number: '3031', family: 'plate-large', kind: 'plate', w: 4, d: 4 },
  { number: '3032', family: 'plate-large', kind: 'plate', w: 6, d: 4 },
  { number: '3035', family: 'plate-large', kind: 'plate', w: 8, d: 4 },
  { number: '3958', family: 'plate-large', kind: 'plate', w: 6, d: 6 },
  { number: '3036', family: 'plate-large', kind: 'plate', w: 8, d: 6 },
  { number: '41539', family: 'plate-large', kind: 'plate', w: 8, d: 8 },
  { number: '3070', family: 'tile-1', kind: 'tile', w: 1, d: 1 },
  { number: '3069', family: 'tile-1', kind: 'tile', w: 2, d: 1 },
  { number: '63864', family: 'tile-1', kind: 'tile', w: 3, d: 1 },
  { number: '2431', family: 'tile-1', kind: 'tile', w: 4, d: 1 },
  { number: '6636', family: 'tile-1', kind: 'tile', w: 6, d: 1 },
  { number: '4162', family: 'tile-1', kind: 'tile', w: 8, d: 1 },
  { number: '3068', family: 'tile-2', kind: 'tile', w: 2, d: 2 },
  { number: '26603', family: 'tile-2', kind: 'tile', w: 3, d: 2 },
  { number: '87079', family: 'tile-2', kind: 'tile', w: 4, d: 2 },
  { number: '3040', family: 'slope-45', kind: 'slope', w: 1, d: 2 },
  { number: '3039', family: 'slope-45', kind: 'slope', w: 2, d: 2 },
  { number: '3038', family: 'slope-45', kind: 'slope', w: 3, d: 2 },
  { number: '3037', family: 'slope-45', kind: 'slope', w: 4, d: 2 },
  { number: '4286', family: 'slope-33', kind: 'slope', w: 1, d: 3 },
  { number: '3298', family: 'slope-33', kind: 'slope', w: 2, d: 3 },
  { number: '3297', family: 'slope-33', kind: 'slope', w: 4, d: 3 },
  { number: '54200', family: 'cheese', kind: 'cheese', w: 1, d: 1 },
  { number: '85984', family: 'cheese', kind: 'cheese', w: 2, d: 1 },
  { number: '11477', family: 'curve', kind: 'curve', w: 1, d: 2 },
  { number: '50950', family: 'curve', kind: 'curve', w: 1, d: 3 },
  { number: '15068', family: 'curve', kind: 'curve', w: 2, d: 2 },
  { number: '88930', family: 'curve', kind: 'curve', w: 4, d: 2 },
  { number: '4490', family: 'arch', kind: 'arch', w: 3, d: 1 },
  { number: '3659', family: 'arch', kind: 'arch', w: 4, d: 1 },
  { number: '3455', family: 'arch', kind: 'arch', w: 6, d: 1 },
  { number: '3700', family: 'holed', kind: 'holed', w: 2, d: 1 },
  { number: '3701', family: 'holed', kind: 'holed', w: 4, d: 1 },
  { number: '3894', family: 'holed', kind: 'holed', w: 6, d: 1 },
  { number: '3702', family: 'holed', kind: 'holed', w: 8, d: 1 },
  { number: '3062', family: 'round-brick', kind: 'round-brick', w: 1, d: 1 },
  { number: '3941', family: 'round-brick', kind: 'round-brick', w: 2, d: 2 },
  { number: '6141', family: 'round-plate', kind: 'round-plate', w: 1, d: 1 },
  { number: '4032', family: 'round-plate', kind: 'round-plate', w: 2, d: 2 },
  { number: '35381', family: 'round-tile', kind: 'round-tile', w: 1, d: 1 },
  { number: '14769', family: 'round-tile', kind: 'round-tile', w: 2, d: 2 },
  { number: '4589', family: 'cone', kind: 'cone', w: 1, d: 1 },
  { number: '3942', family: 'cone', kind: 'cone', w: 2, d: 2, plates: 6 },
  { number: '15573', family: 'jumper', kind: 'jumper', w: 2, d: 1 },
  { number: '87580', family: 'jumper', kind: 'jumper', w: 2, d: 2 },
  { number: '2357', family: 'corner-brick', kind: 'corner', w: 2, d: 2, plates: 3 },
  { number: '2420', family: 'corner-plate', kind: 'corner', w: 2, d: 2, plates: 1 },
  { number: '2412', family: 'grille', kind: 'grille', w: 2, d: 1 },
  { number: '3867', family: 'baseplate', kind: 'baseplate', w: 16, d: 16 },
  { number: '3857', family: 'baseplate', kind: 'baseplate', w: 32, d: 16 },
  { number: '3811', family: 'baseplate', kind: 'baseplate', w: 32, d: 32 },
];

const byNumber = new Map(DESIGNS.map((design) => [design.number, design]));

export function designByNumber(number: string): Design {
  const found = byNumber.get(number);
  if (!found) throw new Error(`Unknown design number: ${number}`);
  return found;
}

/** Size in studs the way the shop writes it: the short side first, such as 2×4. */
export function sizeLabel({ w, d }: Pick<PartShape, 'w' | 'd'>): string {
  return `${Math.min(w, d)}×${Math.max(w, d)}`;
}

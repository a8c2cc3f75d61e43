/** How the surfaces of a part are painted, each of its colours once. */
import { hexToOklch } from '../oklab.ts';
import { GLOSS, type Gloss, sideRamp } from './light.ts';
import type { Mesh } from './mesh.ts';
import { type Grain, type Palette, type Surface, surfaceOf } from './palette.ts';
import { toneTable } from './tones.ts';

export interface Paint {
  tones: Uint8Array;
  finish: Surface['finish'];
  gloss: Gloss;
  /** one can look through it */
  isClear: boolean;
  isColourless: boolean;
  side: Float32Array;
  grain: (Pick<Grain, 'fraction' | 'size'> & { tones: Uint8Array }) | null;
}

const LEAST_CHROMA = 0.03;
/** Each has tables of its own; a file may name any number of colours, but no real part has so many. */
const MOST_PAINTS = 64;

const paintOf = ({ hex, finish, alpha, grain }: Surface): Paint => ({
  tones: toneTable(hex),
  finish,
  gloss: GLOSS[finish],
  isClear: alpha < 1,
  isColourless: alpha < 1 && hexToOklch(hex).chroma < LEAST_CHROMA,
  side: sideRamp(GLOSS[finish].ramp),
  grain: grain ? { tones: toneTable(grain.hex), fraction: grain.fraction, size: grain.size } : null,
});

export interface PaintedSurfaces {
  of(triangle: number): Paint;
  hasClear: boolean;
  hasSolid: boolean;
}

export function paintSurfaces({ count, colours }: Mesh, main: Surface, palette: Palette): PaintedSurfaces {
  const paints: Paint[] = [];
  const numberOf = new Map<number, number>();
  const ofTriangle = new Uint8Array(count);
  for (let t = 0; t < count; t++) {
    const code = colours[t]!;
    let number = numberOf.get(code);
    if (number === undefined && paints.length < MOST_PAINTS) {
      number = paints.push(paintOf(surfaceOf(code, main, palette))) - 1;
      numberOf.set(code, number);
    }
    ofTriangle[t] = number ?? 0;
  }
  return {
    of: (triangle) => paints[ofTriangle[triangle]!]!,
    hasClear: paints.some(({ isClear }) => isClear),
    hasSolid: paints.some(({ isClear }) => !isClear),
  };
}

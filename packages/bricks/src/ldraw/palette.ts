/** Colours that are fixed inside a part: those of the library's own table, and those that a file names directly. */
import { EDGE_COLOUR, MAIN_COLOUR } from './mesh.ts';

export type SurfaceFinish =
  | 'solid'
  | 'trans'
  | 'milky'
  | 'pearl'
  | 'metal'
  | 'chrome'
  | 'rubber'
  | 'glitter'
  | 'speckle';

/** Glitter or speckles: their colour, their share of the surface, and how large they are. */
export interface Grain {
  hex: string;
  fraction: number;
  size: number;
}

/** What a surface is made of. */
export interface Surface {
  hex: string;
  finish: SurfaceFinish;
  /** 0..1, below 1 for everything one can look through */
  alpha: number;
  edge: string;
  grain?: Grain;
}

export type Palette = ReadonlyMap<number, Surface>;

const HEX = /^(?:#|0x)([0-9a-f]{6})$/i;
const hexOf = (word: string | undefined): string | null => {
  const match = HEX.exec(word ?? '');
  return match ? `#${match[1]!.toLowerCase()}` : null;
};

/** Reads the `!COLOUR` lines of LDConfig.ldr. */
export function readPalette(text: string): Palette {
  const palette = new Map<number, Surface>();
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim().split(/\s+/);
    if (words[0] !== '0' || words[1] !== '!COLOUR') continue;
    const after = (key: string, from = 0): string | undefined => {
      const at = words.indexOf(key, from);
      return at < 0 ? undefined : words[at + 1];
    };
    const code = Number(after('CODE'));
    const hex = hexOf(after('VALUE'));
    if (!Number.isInteger(code) || !hex) continue;
    const alpha = Number(after('ALPHA') ?? 255) / 255;
    const material = words.indexOf('MATERIAL');
    const grainHex = material < 0 ? null : hexOf(after('VALUE', material));
    const finish = finishOf(words, material, alpha);
    palette.set(code, {
      hex,
      finish,
      alpha,
      edge: hexOf(after('EDGE')) ?? EDGE,
      ...(grainHex && {
        grain: {
          hex: grainHex,
          fraction: Number(after('FRACTION', material) ?? 0.3),
          size: Number(after('MAXSIZE', material) ?? after('SIZE', material) ?? 2),
        },
      }),
    });
  }
  return palette;
}

function finishOf(words: readonly string[], material: number, alpha: number): SurfaceFinish {
  const kind = material < 0 ? '' : words[material + 1];
  if (kind === 'GLITTER') return 'glitter';
  if (kind === 'SPECKLE') return 'speckle';
  if (words.includes('CHROME')) return 'chrome';
  if (words.includes('PEARLESCENT')) return 'pearl';
  if (words.includes('METAL')) return 'metal';
  if (words.includes('RUBBER')) return 'rubber';
  if (words.includes('LUMINANCE') && alpha < 1) return 'milky';
  return alpha < 1 ? 'trans' : 'solid';
}

/** Direct colours are 0x2RRGGBB, transparent ones 0x3RRGGBB. */
const SOLID_DIRECT = 0x2000000;
const CLEAR_DIRECT = 0x3000000;
const DIRECT_END = 0x4000000;

const EDGE = '#333333';
const UNKNOWN: Surface = { hex: '#9ba19d', finish: 'solid', alpha: 1, edge: EDGE };

/** Surface of a colour code; negative codes stand for the edge colour of -1 - code. */
export function surfaceOf(code: number, main: Surface, palette: Palette): Surface {
  if (code < 0) {
    const owner = surfaceOf(-1 - code, main, palette);
    return { hex: owner.edge, finish: 'solid', alpha: 1, edge: owner.edge };
  }
  if (code === MAIN_COLOUR) return main;
  if (code === EDGE_COLOUR) return { hex: main.edge, finish: 'solid', alpha: 1, edge: main.edge };
  const known = palette.get(code);
  if (known) return known;
  const isDirect = code >= SOLID_DIRECT && code < DIRECT_END;
  if (!isDirect) return UNKNOWN;
  const hex = `#${(code & 0xffffff).toString(16).padStart(6, '0')}`;
  return code < CLEAR_DIRECT ? { ...UNKNOWN, hex } : { ...UNKNOWN, hex, finish: 'trans', alpha: 0.5 };
}

import type { CSSProperties } from 'react';
import sprite from './icons.svg?url';

const PITCH = 8;

export interface StudGlyphProps {
  /** Width and depth in studs; the sprite has eight by four. */
  w: number;
  d: number;
}

/** Top view of a part; all glyphs are drawn to one scale, 8 units per stud. The view cuts as many studs as there are from the sprite. */
export const StudGlyph = ({ w, d }: StudGlyphProps) => (
  <svg
    className="tv"
    style={{ '--w': w, '--d': d } as CSSProperties}
    viewBox={`0 0 ${w * PITCH + 2} ${d * PITCH + 2}`}
    aria-hidden="true"
  >
    <rect x={1} y={1} width={w * PITCH} height={d * PITCH} rx={1.4} />
    <use href={`${sprite}#studs`} />
  </svg>
);

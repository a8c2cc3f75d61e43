import type { CSSProperties } from 'react';

const PITCH = 8;

export interface StudGlyphProps {
  /** Width and depth in studs. */
  w: number;
  d: number;
}

/** Top view of a part; all glyphs are drawn to one scale, 8 units per stud. */
export function StudGlyph({ w, d }: StudGlyphProps) {
  const studs = Array.from({ length: w * d }, (_, index) => ({
    x: 1 + PITCH * (index % w) + PITCH / 2,
    y: 1 + PITCH * Math.floor(index / w) + PITCH / 2,
  }));
  return (
    <svg
      className="tv"
      style={{ '--w': w, '--d': d } as CSSProperties}
      viewBox={`0 0 ${w * PITCH + 2} ${d * PITCH + 2}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      aria-hidden="true"
    >
      <rect x={1} y={1} width={w * PITCH} height={d * PITCH} rx={1.4} />
      {studs.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.3} />
      ))}
    </svg>
  );
}

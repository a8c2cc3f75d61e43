import type { ReactNode } from 'react';

/** Where a plot has its axes, in the units of its picture. */
export const PLOT = { width: 640, height: 180, left: 64, right: 8, top: 8, bottom: 24 } as const;
const LINES = 4;

/** The height of a figure in the plot. */
export const plotHeight = (value: number, highest: number): number =>
  PLOT.top + (1 - value / highest) * (PLOT.height - PLOT.top - PLOT.bottom);

interface PlotFrameProps {
  /** the whole sentence, for those who do not see it */
  label: string;
  highest: number;
  value: (value: number) => string;
  /** a figure that has no halves */
  isWhole?: boolean;
  /** under the plot, from its left to its right end */
  foot: readonly { x: number; text: string }[];
  children: ReactNode;
}

/** Lines with their figures, and words below: what all plots have in common. */
export function PlotFrame({ label, highest, value, isWhole = false, foot, children }: PlotFrameProps) {
  const ticks = isWhole
    ? wholeTicks(highest)
    : Array.from({ length: LINES + 1 }, (_, place) => (highest * place) / LINES);
  return (
    <svg className="plot" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="plot__grid"
            x1={PLOT.left}
            x2={PLOT.width - PLOT.right}
            y1={plotHeight(tick, highest)}
            y2={plotHeight(tick, highest)}
          />
          <text x={PLOT.left - 8} y={plotHeight(tick, highest) + 4} textAnchor="end">
            {value(tick)}
          </text>
        </g>
      ))}
      {children}
      {foot.map(({ x, text }, place) => (
        <text
          key={x}
          x={x}
          y={PLOT.height - 6}
          textAnchor={place === 0 ? 'start' : place === foot.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** At most as many lines, each at a figure that there can be. */
function wholeTicks(highest: number): number[] {
  const step = Math.max(1, Math.ceil(highest / LINES));
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, place) => place * step);
}

import { PLOT, PlotFrame, plotHeight } from './plot-frame.tsx';

/** A day, or several that are shown as one. */
export interface PlotPoint {
  day: string;
  value: number;
  /** as long before; none: there is nothing to compare with */
  before?: number;
}

interface DayPlotProps {
  /** the whole sentence, for those who do not see it */
  label: string;
  points: readonly PlotPoint[];
  kind: 'line' | 'bars';
  value: (value: number) => string;
  day: (day: string) => string;
}

const HEADROOM = 1.1;
const INNER = PLOT.width - PLOT.left - PLOT.right;

/** A round figure that four lines divide well. */
export function roundedUp(highest: number): number {
  if (highest <= 4) return 4;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return ([1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8].find((step) => step * unit >= highest) ?? 10) * unit;
}

/** Figures day by day, as a line with what was before in dashes, or as bars. What it says is also in a table beside it. */
export function DayPlot({ label, points, kind, value, day }: DayPlotProps) {
  if (points.length === 0) return null;
  const highest = roundedUp(Math.max(...points.flatMap((point) => [point.value, point.before ?? 0])) * HEADROOM);
  const y = (height: number): number => plotHeight(Math.max(height, 0), highest);
  const step = INNER / (kind === 'bars' ? points.length : Math.max(points.length - 1, 1));
  const x = (place: number): number => PLOT.left + place * step;
  const path = (of: (point: PlotPoint) => number): string =>
    points.map((point, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(of(point))}`).join('');
  const middle = Math.floor((points.length - 1) / 2);
  const shown = [...new Set([0, middle, points.length - 1])];
  const end = kind === 'bars' ? step * 0.8 : 0;
  const foot = shown.map((place) => ({
    x: place === 0 ? PLOT.left : place === points.length - 1 ? x(place) + end : x(place) + end / 2,
    text: day(points[place]?.day ?? ''),
  }));
  return (
    <PlotFrame label={label} highest={highest} value={value} foot={foot}>
      {kind === 'bars' ? (
        points.map((point, place) => (
          <rect
            key={point.day}
            className="plot__bar"
            x={x(place)}
            y={y(point.value)}
            width={step * 0.8}
            height={y(0) - y(point.value)}
          />
        ))
      ) : (
        <>
          <path className="plot__area" d={`${path((point) => point.value)}V${y(0)}H${PLOT.left}Z`} />
          {points.some(({ before }) => before !== undefined) && (
            <path className="plot__before" d={path(({ before = 0 }) => before)} />
          )}
          <path className="plot__line" d={path((point) => point.value)} />
        </>
      )}
    </PlotFrame>
  );
}

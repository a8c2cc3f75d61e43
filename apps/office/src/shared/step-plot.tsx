/** What held from when on. */
export interface PlotStep {
  at: number;
  value: number;
}

interface StepPlotProps {
  /** the whole sentence, for those who do not see it */
  label: string;
  steps: readonly PlotStep[];
  until: number;
  value: (value: number) => string;
  day: (at: number) => string;
  /** a dashed line at this height */
  mark?: number | null;
}

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 64;
const BOTTOM = 24;
const TOP = 8;
const LINES = 4;

/** A figure that changes by steps, as one line over time. What it says is also in a table beside it. */
export function StepPlot({ label, steps, until, value, day, mark = null }: StepPlotProps) {
  const first = steps[0];
  if (!first) return null;
  const highest = Math.max(...steps.map((step) => step.value), mark ?? 0) * 1.1 || 1;
  const span = Math.max(until - first.at, 1);
  const x = (at: number): number => LEFT + ((at - first.at) / span) * (WIDTH - LEFT - 8);
  const y = (height: number): number => TOP + (1 - height / highest) * (HEIGHT - TOP - BOTTOM);
  const line = steps
    .map(
      (step, place) => `${place === 0 ? 'M' : 'L'}${x(step.at)} ${y(step.value)}H${x(steps[place + 1]?.at ?? until)}`,
    )
    .join('');
  const ticks = Array.from({ length: LINES + 1 }, (_, place) => (highest * place) / LINES);
  const days = [first.at, first.at + span / 2, until];
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="plot__grid" x1={LEFT} x2={WIDTH - 8} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {value(tick)}
          </text>
        </g>
      ))}
      <path className="plot__area" d={`${line}V${y(0)}H${LEFT}Z`} />
      <path className="plot__line" d={line} />
      {mark !== null && <line className="plot__mark" x1={LEFT} x2={WIDTH - 8} y1={y(mark)} y2={y(mark)} />}
      {days.map((at, place) => (
        <text
          key={at}
          x={x(at)}
          y={HEIGHT - 6}
          textAnchor={place === 0 ? 'start' : place === days.length - 1 ? 'end' : 'middle'}
        >
          {day(at)}
        </text>
      ))}
    </svg>
  );
}

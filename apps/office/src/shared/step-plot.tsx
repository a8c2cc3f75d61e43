import { PLOT, PlotFrame, plotHeight } from './plot-frame.tsx';

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
  isWhole?: boolean;
  /** a dashed line at this height */
  mark?: number | null;
}

/** A figure that changes by steps, as one line over time. What it says is also in a table beside it. */
export function StepPlot({ label, steps, until, value, day, isWhole = false, mark = null }: StepPlotProps) {
  const first = steps[0];
  if (!first) return null;
  const highest = Math.max(...steps.map((step) => step.value), mark ?? 0) * 1.1 || 1;
  const span = Math.max(until - first.at, 1);
  const x = (at: number): number => PLOT.left + ((at - first.at) / span) * (PLOT.width - PLOT.left - PLOT.right);
  const y = (height: number): number => plotHeight(height, highest);
  const line = steps
    .map(
      (step, place) => `${place === 0 ? 'M' : 'L'}${x(step.at)} ${y(step.value)}H${x(steps[place + 1]?.at ?? until)}`,
    )
    .join('');
  const days = [first.at, first.at + span / 2, until].map((at) => ({ x: x(at), text: day(at) }));
  // within a day or two the same date is said once
  const foot = days.filter(({ text }, place) => days.findIndex((other) => other.text === text) === place);
  return (
    <PlotFrame {...{ label, highest, value, isWhole, foot }}>
      <path className="plot__area" d={`${line}V${y(0)}H${PLOT.left}Z`} />
      <path className="plot__line" d={line} />
      {mark !== null && (
        <line className="plot__mark" x1={PLOT.left} x2={PLOT.width - PLOT.right} y1={y(mark)} y2={y(mark)} />
      )}
    </PlotFrame>
  );
}

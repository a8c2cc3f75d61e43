import { type DayFigures, type FigureSpan, visitKinds } from '@brixel/contract/office/figure-endpoints';
import { useT } from '#i18n/i18n.ts';
import { DayPlot } from '#shared/day-plot.tsx';
import { pointsOf } from '#shared/figures.ts';
import { useNumbers } from '#shared/numbers.ts';
import { Panel } from '#shared/panel.tsx';
import { PlotTable } from '#shared/plot-table.tsx';

interface VisitsPanelProps {
  days: readonly DayFigures[];
  before: readonly DayFigures[];
  span: FigureSpan;
}

/** Orders day by day, and the way that leads to them. */
export function VisitsPanel({ days, before, span }: VisitsPanelProps) {
  const t = useT();
  const { number, day } = useNumbers();
  const points = pointsOf(days, before, ({ orders }) => orders);
  const sum = (of: (one: DayFigures) => number): number => days.reduce((total, one) => total + of(one), 0);
  const orders = sum((one) => one.orders);
  return (
    <Panel
      title={t('statistics.ordersPerDay')}
      aside={<span className="s soft">{t('statistics.days', { n: span })}</span>}
    >
      <DayPlot
        label={t('statistics.ordersPlot', { n: span, orders })}
        points={points}
        kind="bars"
        value={(value) => number(Math.round(value))}
        day={day}
      />
      <PlotTable
        label={t('statistics.ordersPerDay')}
        first={t('statistics.day')}
        columns={[t('statistics.orders'), t('statistics.before')]}
        rows={points.map((point) => [day(point.day), number(point.value), number(point.before ?? 0)])}
      />
      <dl className="figurelist">
        {visitKinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`statistics.kind.${kind}`)}</dt>
            <dd>{number(sum((one) => one[kind]))}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

import type { FigureSpan } from '@brixel/contract/office/figure-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { ReactNode } from 'react';
import { useT } from '#i18n/i18n.ts';
import { DayPlot } from './day-plot.tsx';
import { changeOf, pointsOf, sumsOf } from './figures.ts';
import { useNumbers } from './numbers.ts';
import { Panel } from './panel.tsx';
import { PlotTable } from './plot-table.tsx';

interface SalesPanelProps extends OfficeResult<'figures.days'> {
  span: FigureSpan;
  aside?: ReactNode;
}

/** Sales over the days, beside those of as many days before. */
export function SalesPanel({ days, before, span, aside }: SalesPanelProps) {
  const t = useT();
  const { euros, roundEuros, change, day } = useNumbers();
  const [now, earlier] = [sumsOf(days), sumsOf(before)];
  const changed = changeOf(now.gross, earlier.gross);
  const points = pointsOf(days, before, (one) => one.gross - one.refunded);
  const dates = (some: typeof days): string => `${day(some[0]?.day ?? '')} – ${day(some.at(-1)?.day ?? '')}`;
  return (
    <Panel title={t('statistics.sales')} aside={aside}>
      <div className="plothead">
        <span>
          <b>{euros(now.gross)}</b>{' '}
          <small className="soft">
            {changed === null
              ? t('statistics.netSum', { sum: euros(now.net) })
              : t('statistics.against', { change: change(changed) })}
          </small>
        </span>
        <span className="plotkey">
          <span>
            <i />
            {dates(days)}
          </span>
          <span>
            <i className="is-before" />
            {dates(before)}
          </span>
        </span>
      </div>
      <DayPlot
        label={t('statistics.salesPlot', { n: span, sum: euros(now.gross), before: euros(earlier.gross) })}
        points={points}
        kind="line"
        value={roundEuros}
        day={day}
      />
      <PlotTable
        label={t('statistics.sales')}
        first={t('statistics.day')}
        columns={[t('statistics.sales'), t('statistics.before')]}
        rows={points.map((point) => [day(point.day), euros(point.value), euros(point.before ?? 0)])}
      />
    </Panel>
  );
}

import type { FigureSpan } from '@brixel/contract/office/figure-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { sumsOf } from '#shared/figures.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useNumbers } from '#shared/numbers.ts';
import { Panel } from '#shared/panel.tsx';
import { SalesPanel } from '#shared/sales-panel.tsx';
import { SoldLot } from '#shared/sold-lot.tsx';
import { SpanSwitch } from '#shared/span-switch.tsx';

const SHOWN = 5;
const MONTH: FigureSpan = 30;

/** How it has sold lately. */
export function Sales() {
  const [span, setSpan] = useState<FigureSpan>(MONTH);
  const days = useCall('figures.days', { query: { days: span } });
  return (
    <LoadedView loaded={days} rows={5}>
      {(loaded) => <SalesPanel {...loaded} span={span} aside={<SpanSwitch span={span} onChange={setSpan} />} />}
    </LoadedView>
  );
}

/** Today in figures, and what sold most of late. */
export function TodaysFigures() {
  const t = useT();
  const { number, euros } = useNumbers();
  const days = useCall('figures.days', { query: { days: 7 } });
  const sold = useCall('figures.goods', { query: { days: MONTH } });
  const today = days.state === 'ready' ? days.value.days.slice(-1) : [];
  const sums = sumsOf(today);
  const rows = [
    [t('statistics.orders'), number(sums.orders)],
    [t('statistics.sales'), euros(sums.gross)],
    [t('statistics.kind.visits'), number(sums.visits)],
    [t('statistics.kind.baskets'), number(today[0]?.baskets ?? 0)],
  ];
  return (
    <>
      <Panel title={t('statistics.today')}>
        <LoadedView loaded={days}>
          {() => (
            <dl className="figurelist">
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </LoadedView>
        <Link className="link s" to="/statistics">
          {t('statistics.all')}
        </Link>
      </Panel>
      {sold.state === 'ready' && sold.value.goods.length > 0 && (
        <Panel
          title={t('statistics.bestSellers')}
          aside={<span className="s soft">{t('statistics.days', { n: MONTH })}</span>}
        >
          <ol className="soldlist">
            {sold.value.goods.slice(0, SHOWN).map((lot) => (
              <li key={lot.sku}>
                <SoldLot {...lot} />
                <b>{number(lot.pieces)}</b>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
}

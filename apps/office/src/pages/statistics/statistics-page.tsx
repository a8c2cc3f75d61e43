import { type FigureSpan, figureSpans } from '@brixel/contract/office/figure-endpoints';
import { useSearchParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { CsvLink } from '#shared/csv-link.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { SalesPanel } from '#shared/sales-panel.tsx';
import { SpanSwitch } from '#shared/span-switch.tsx';
import { ColoursPanel, GoodsPanel, PartsPanel } from './goods-panels.tsx';
import { SearchesPanel } from './searches-panel.tsx';
import { StockAgePanel } from './stock-age-panel.tsx';
import { Sums } from './sums.tsx';
import { VatPanel } from './vat-panel.tsx';
import { VisitsPanel } from './visits-panel.tsx';

const DEFAULT_SPAN: FigureSpan = 30;

/** What is sold, who comes, what is looked for, what lies in stock. */
export function Page() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const span = figureSpans.find((days) => String(days) === search.get('days')) ?? DEFAULT_SPAN;
  const days = useCall('figures.days', { query: { days: span } });
  const goods = useCall('figures.goods', { query: { days: span } });
  const searches = useCall('figures.searches', { query: { days: span } });
  const stock = useCall('figures.stock');
  return (
    <>
      <PageHead
        title={t('page.statistics')}
        actions={<SpanSwitch span={span} onChange={(next) => setSearch({ days: String(next) }, { replace: true })} />}
      >
        {t('statistics.lead')}
      </PageHead>
      <LoadedView loaded={days} rows={6}>
        {(loaded) => (
          <>
            <Sums {...loaded} goods={goods.state === 'ready' ? goods.value : null} />
            <div className="figures">
              <SalesPanel
                {...loaded}
                span={span}
                aside={<CsvLink file="days" of={t('statistics.sales')} days={span} />}
              />
              <VisitsPanel days={loaded.days} before={loaded.before} span={span} />
            </div>
          </>
        )}
      </LoadedView>
      <div className="figures">
        <LoadedView loaded={goods}>
          {(sold) => (
            <>
              <GoodsPanel goods={sold.goods} span={span} />
              <div className="colstack">
                <ColoursPanel colours={sold.colours} span={span} />
                <PartsPanel parts={sold.parts} span={span} />
              </div>
            </>
          )}
        </LoadedView>
        <LoadedView loaded={searches}>{(missed) => <SearchesPanel searches={missed} span={span} />}</LoadedView>
        <LoadedView loaded={stock}>{(lots) => <StockAgePanel {...lots} />}</LoadedView>
      </div>
      <VatPanel />
    </>
  );
}

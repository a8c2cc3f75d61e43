import { Button } from '@brixel/ui/button.tsx';
import { useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { usePages } from '#shared/use-pages.ts';
import type { StepProps } from '../step-props.ts';
import { ACTIONS } from './action-counts.tsx';
import { hasRowPrices, type RowPrices, RowPricesFoot, useRowPrices } from './row-prices.tsx';
import { RowTable } from './row-table.tsx';

/** The rows that the address asks for: by what they do, or by what is odd about them. */
export function RowsPanel({ file, reload }: StepProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const action = ACTIONS.find((each) => each === search.get('action'));
  const problem = file.problems.find(({ code }) => code === search.get('problem'));
  if (!action && !problem) return null;
  const isSold = file.format === 'orders-xml' && action === 'update';
  const title = problem ? problem.text : t(isSold ? 'imports.action.sold' : `imports.action.${action!}`);
  const close = (
    <Button size="s" onClick={() => setSearch({}, { preventScrollReset: true })}>
      {t('common.close')}
    </Button>
  );
  return (
    <Panel title={title} aside={close} flush>
      {problem && hasRowPrices(file, problem.code) ? (
        <UnpricedRows key={problem.code} file={file} reload={reload} title={title} problem={problem.code} />
      ) : (
        <Rows id={file.id} title={title} filter={problem ? { problem: problem.code } : { action: action! }} />
      )}
    </Panel>
  );
}

function UnpricedRows({ title, problem, ...step }: StepProps & { title: string; problem: string }) {
  const prices = useRowPrices(step);
  return (
    <>
      <Rows id={step.file.id} title={title} filter={{ problem }} prices={prices} />
      <RowPricesFoot prices={prices} problem={problem} />
    </>
  );
}

interface RowsProps {
  id: number;
  title: string;
  filter: { problem: string } | { action: (typeof ACTIONS)[number] };
  /** where they can be typed */
  prices?: RowPrices;
}

function Rows({ id, title, filter, prices }: RowsProps) {
  const t = useT();
  const params = { id };
  const query = { list: 'all' as const, ...filter };
  const first = useCall('imports.rows', { params, query });
  const { pages, hasMore, more } = usePages(first, (after) =>
    call('imports.rows', { params, query: { ...query, after } }),
  );
  return (
    <LoadedView loaded={first}>
      {() => (
        <>
          {pages.some(({ rows }) => rows.length > 0) ? (
            <RowTable label={title} rows={pages.flatMap(({ rows }) => rows)} prices={prices} />
          ) : (
            <p className="panel__b soft">{t('imports.noRows')}</p>
          )}
          {more.failure && <FailureNotice code={more.failure} />}
          {hasMore && (
            <div className="panel__f">
              <Button loading={more.isBusy} onClick={more.load}>
                {t('imports.moreRows')}
              </Button>
            </div>
          )}
        </>
      )}
    </LoadedView>
  );
}

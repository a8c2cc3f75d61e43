import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { StateTabs, useStateTab } from '#shared/state-tabs.tsx';
import { ReturnsTable } from './returns-table.tsx';

const STATES = ['open', 'done'] as const;

/** Goods that come back, or have. */
export function Page() {
  const t = useT();
  const state = useStateTab(STATES);
  const returns = useCall('returns.list', { query: { done: state === 'done' ? 'yes' : 'no' } });
  return (
    <>
      <PageHead title={t('page.returns')}>{t('returns.lead')}</PageHead>
      <section className="panel" aria-label={t('page.returns')}>
        <StateTabs
          label={t('returns.states')}
          current={state}
          tabs={STATES.map((each) => ({ state: each, label: t(`returns.tab.${each}`) }))}
        />
        <LoadedView loaded={returns}>
          {(all) =>
            all.length === 0 ? <EmptyState title={t(`returns.none.${state}`)} /> : <ReturnsTable returns={all} />
          }
        </LoadedView>
      </section>
    </>
  );
}

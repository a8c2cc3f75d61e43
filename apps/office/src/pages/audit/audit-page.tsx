import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { callAddress } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { useAuditAddress } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { useEntries } from './use-entries.ts';

/** Who changed what, when, from what to what. The filters stand in the address, so that a view can be kept and sent. */
export function Page() {
  const t = useT();
  const { filters, setFilters } = useAuditAddress();
  const { first, entries, hasOlder, older } = useEntries(filters);
  const isFiltered = Object.keys(filters).length > 0;
  const csv = (
    <Button href={callAddress('audit.csv', { query: filters })} download="audit.csv">
      <DownloadIcon />
      {t('audit.csv')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.audit')} actions={csv}>
        {t('audit.lead')}
      </PageHead>
      <section className="settings__body panel" aria-label={t('audit.entries')}>
        <AuditFilters filters={filters} onChange={setFilters} />
        <LoadedView loaded={first} rows={6}>
          {() =>
            entries.length === 0 ? (
              <EmptyState
                title={t(isFiltered ? 'audit.nothingFound' : 'audit.nothingYet')}
                action={isFiltered && <Button onClick={() => setFilters({})}>{t('audit.clear')}</Button>}
              />
            ) : (
              <>
                <AuditTable entries={entries} />
                <div className="panel__f">
                  <span>{t('audit.shown', { n: entries.length })}</span>
                  {hasOlder && (
                    <Button size="s" loading={older.isBusy} onClick={older.load}>
                      {t('audit.older')}
                    </Button>
                  )}
                  {older.failure && <FailureNotice code={older.failure} onRetry={older.load} />}
                </div>
              </>
            )
          }
        </LoadedView>
      </section>
    </>
  );
}

import type { OfficeResult } from '@brixel/contract/office/office-types';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FileDrop } from '#shared/file-drop.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { toast } from '#shared/toasts.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { EntriesPanel } from './entries-panel.tsx';
import { SettledPanel } from './settled-panel.tsx';

type Uploaded = OfficeResult<'statements.upload'>;
export type UnknownColumns = Extract<Uploaded, { kind: 'columns' }>;

/** Statements of the bank: a file is dropped, what came in gets its order proposed, and a press books it. */
export function Page() {
  const t = useT();
  const list = useCall('statements.list');
  const [unknown, setUnknown] = useState<{ table: UnknownColumns; file: File } | null>(null);

  function received(result: Uploaded, file: File): undefined {
    if (result.kind === 'columns') return setUnknown({ table: result, file }) as undefined;
    setUnknown(null);
    const { new_entries: n, entries, passed_over: out } = result;
    toast({
      text: n > 0 ? t('statements.read', { n }) : t('statements.nothingNew', { n: entries }),
      ...(out > 0 && { detail: t('statements.passedOver', { n: out }) }),
    });
    list.reload();
  }

  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/orders">{t('page.orders')}</Link>
      </nav>
      <PageHead title={t('page.statements')}>{t('statements.lead')}</PageHead>
      <div className="stack">
        {unknown ? (
          <ColumnsPanel
            table={unknown.table}
            file={unknown.file}
            onRead={(result) => received(result, unknown.file)}
            onCancel={() => setUnknown(null)}
          />
        ) : (
          <Panel title={t('statements.file')}>
            <FileDrop
              call="statements.upload"
              title={t('statements.drop')}
              choose={t('statements.choose')}
              accept=".xml,.csv,.txt,.zip"
              onUploaded={received}
            >
              {t('statements.formats')}
            </FileDrop>
          </Panel>
        )}
        <LoadedView loaded={list} rows={8}>
          {(value, reload) => (
            <>
              <EntriesPanel entries={value.entries} open={value.open} reload={reload} />
              <SettledPanel settled={value.settled} statements={value.statements} />
            </>
          )}
        </LoadedView>
      </div>
    </>
  );
}

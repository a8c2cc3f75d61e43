import type { OfficeImport } from '@brixel/contract/office/import-endpoints';
import type { OfficeImportState } from '@brixel/contract/office/import-words';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, HistoryIcon, RefreshIcon, UndoIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useReturn } from '#data/use-return.ts';
import { useT } from '#i18n/i18n.ts';
import { FileIcon, UploadIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { ExportPanel } from './export-panel.tsx';
import { useNumbers } from './import-text.ts';

const AGAIN_MS = 2000;

/** All imports, the newest first. */
export function Page() {
  const t = useT();
  const imports = useCall('imports.list');
  const reload = useEffectEvent(imports.reload);
  const current = imports.state === 'ready' ? imports.value : null;
  useEffect(() => {
    if (!current?.imports.some(({ wanted }) => wanted !== null)) return;
    const timer = setTimeout(reload, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [current]);
  useReturn(imports.reload);
  const upload = (
    <Button variant="cta" href="/imports/new">
      <UploadIcon />
      {t('imports.new')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.imports')} actions={upload}>
        {t('imports.lead')}
      </PageHead>
      <section className="panel" aria-label={t('page.imports')}>
        <LoadedView loaded={imports} rows={5}>
          {({ imports: all }) =>
            all.length === 0 ? (
              <EmptyState title={t('imports.none')}>{t('imports.noneText')}</EmptyState>
            ) : (
              <ImportTable imports={all} />
            )
          }
        </LoadedView>
      </section>
      <ExportPanel />
    </>
  );
}

function ImportTable({ imports }: { imports: readonly OfficeImport[] }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const columns: Column<OfficeImport>[] = [
    {
      key: 'file',
      header: t('imports.file'),
      inCard: 'wide',
      cell: ({ id, name, format }) => (
        <span className="lot">
          <span className="tile">
            <FileIcon />
          </span>
          <span>
            <Link className="wrap-anywhere" to={`/imports/${id}`}>
              <b>{name}</b>
            </Link>
            <small>{t(`imports.format.${format}`)}</small>
          </span>
        </span>
      ),
    },
    { key: 'when', header: t('imports.when'), inCard: 'labelled', cell: ({ created_at: at }) => formatTime(at) },
    { key: 'who', header: t('imports.who'), inCard: 'labelled', cell: ({ created_by: who }) => who },
    { key: 'state', header: t('imports.state'), inCard: 'labelled', cell: (file) => <StateBadge file={file} /> },
    { key: 'result', header: t('imports.result'), inCard: 'wide', cell: (file) => <Result file={file} /> },
    {
      key: 'go',
      header: t('imports.go'),
      hideHeader: true,
      inCard: 'wide',
      cell: (file) => <Go file={file} />,
    },
  ];
  return <Table label={t('page.imports')} columns={columns} rows={imports} rowKey={({ id }) => id} />;
}

const BADGES = {
  received: ['warn', ClockIcon],
  reading: ['info', RefreshIcon],
  staged: ['warn', ClockIcon],
  published: ['ok', CheckIcon],
  undone: ['plain', UndoIcon],
  dropped: ['plain', CloseIcon],
  failed: ['bad', AlertIcon],
} as const satisfies Record<OfficeImportState, [BadgeTone, unknown]>;

function StateBadge({ file: { state, wanted } }: { file: OfficeImport }) {
  const t = useT();
  const isAtWork = wanted !== null && wanted !== 'clear';
  const [tone, Icon] = isAtWork ? (['info', HistoryIcon] as const) : BADGES[state];
  return (
    <Badge tone={tone}>
      <Icon size={16} />
      {isAtWork ? t(`imports.wanted.${wanted}`) : t(`imports.state.${state}`)}
    </Badge>
  );
}

const COUNTS = ['create', 'update', 'retire', 'error'] as const;

function Result({ file: { state, problem, totals } }: { file: OfficeImport }) {
  const t = useT();
  const { number } = useNumbers();
  if (problem !== null) return <span className="s wrap-anywhere">{problem}</span>;
  if (state === 'received' || state === 'reading') return null;
  const parts = COUNTS.filter((action) => totals[action] > 0).map(
    (action) => `${number(totals[action])} ${t(`imports.count.${action}`)}`,
  );
  return <span className="s">{parts.join(' · ') || t('imports.noChanges')}</span>;
}

/** The one way on. */
function Go({ file: { id, name, state, undo_until: until } }: { file: OfficeImport }) {
  const t = useT();
  const isWaiting = state === 'received' || state === 'staged';
  if (!isWaiting && until === null) return null;
  return (
    <span className="row row--end">
      <Button
        size="s"
        variant={isWaiting ? 'solid' : 'plain'}
        href={`/imports/${id}`}
        aria-label={t(isWaiting ? 'imports.continueNamed' : 'imports.undoNamed', { name })}
      >
        {isWaiting ? t('imports.continue') : t('imports.undoShort')}
      </Button>
    </span>
  );
}

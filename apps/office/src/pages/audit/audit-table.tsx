import type { AuditEntry } from '@brixel/contract/office/audit-endpoints';
import { useT } from '#i18n/i18n.ts';
import { useNames } from '#shared/named.ts';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { ChangeText } from './change-text.tsx';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const actions = useNames('action');
  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      header: t('audit.at'),
      cell: ({ at }) => (
        <time className="soft nowrap" dateTime={at}>
          {formatTime(at)}
        </time>
      ),
    },
    { key: 'who', header: t('audit.who'), cell: ({ staff }) => staff.name },
    { key: 'action', header: t('audit.action'), inCard: 'wide', cell: ({ action }) => <b>{actions.name(action)}</b> },
    {
      key: 'subject',
      header: t('audit.subject'),
      inCard: 'wide',
      cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
    },
    { key: 'change', header: t('audit.change'), inCard: 'wide', cell: (entry) => <ChangeText {...entry} /> },
  ];
  return <Table label={t('audit.entries')} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}

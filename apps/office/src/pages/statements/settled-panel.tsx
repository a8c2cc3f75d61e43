import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { SettledEntry } from '@brixel/contract/office/statement-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Link } from 'react-router';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

type Listed = OfficeResult<'statements.list'>;
type Received = Listed['statements'][number];

/** What was done with entries, and which files they came in. Who has paid is forgotten by then. */
export function SettledPanel({ settled, statements }: Pick<Listed, 'settled' | 'statements'>) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const entryColumns: Column<SettledEntry>[] = [
    {
      key: 'orders',
      header: t('statements.order'),
      inCard: 'wide',
      cell: ({ orders, state }) =>
        state === 'dismissed' ? (
          <Badge>{t('statements.putAway')}</Badge>
        ) : (
          <span className="row">
            {orders.map((number) => (
              <Link key={number} className="b nowrap" to={`/orders/${encodeURIComponent(number)}`}>
                {number}
              </Link>
            ))}
          </span>
        ),
    },
    {
      key: 'amount',
      header: t('statements.amount'),
      inCard: 'labelled',
      cell: ({ amount }) => <span className="num nowrap">{moneyText(amount, language)}</span>,
    },
    { key: 'by', header: t('statements.by'), inCard: 'labelled', cell: ({ settled_by: by }) => by || '–' },
    {
      key: 'at',
      header: t('statements.at'),
      inCard: 'labelled',
      cell: ({ settled_at: at }) => <span className="soft nowrap">{formatTime(at)}</span>,
    },
  ];
  const fileColumns: Column<Received>[] = [
    {
      key: 'name',
      header: t('statements.file'),
      inCard: 'wide',
      cell: ({ name, account_end: end }) => (
        <span className="named">
          <b className="wrap-anywhere">{name}</b>
          {end && <small>{`IBAN …${end}`}</small>}
        </span>
      ),
    },
    {
      key: 'entries',
      header: t('statements.new'),
      inCard: 'labelled',
      cell: ({ entries, new_entries: fresh }) => t('statements.newOf', { n: fresh, all: entries }),
    },
    { key: 'by', header: t('statements.by'), inCard: 'labelled', cell: ({ created_by: by }) => by },
    {
      key: 'at',
      header: t('statements.at'),
      inCard: 'labelled',
      cell: ({ created_at: at }) => <span className="soft nowrap">{formatTime(at)}</span>,
    },
  ];
  return (
    <>
      {settled.length > 0 && (
        <Panel title={t('statements.settled')} flush>
          <Table label={t('statements.settled')} columns={entryColumns} rows={settled} rowKey={({ id }) => id} />
        </Panel>
      )}
      {statements.length > 0 && (
        <Panel title={t('statements.files')} flush>
          <Table label={t('statements.files')} columns={fileColumns} rows={statements} rowKey={({ id }) => id} />
        </Panel>
      )}
    </>
  );
}

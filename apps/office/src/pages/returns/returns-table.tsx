import type { ReturnSummary } from '@brixel/contract/office/return-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Link } from 'react-router';
import { locales, useI18n } from '#i18n/i18n.ts';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { RETURN_TONES } from './return-states.ts';

interface ReturnsTableProps {
  returns: readonly ReturnSummary[];
  /** on the page of an order it goes without saying whose it is */
  ofOneOrder?: boolean;
}

export function ReturnsTable({ returns, ofOneOrder = false }: ReturnsTableProps) {
  const { t } = useI18n();
  const formatTime = useTimeFormat();
  const day = useDay();
  const columns: Column<ReturnSummary>[] = [
    {
      key: 'number',
      header: t('returns.number'),
      inCard: 'wide',
      cell: ({ number, announced_at }) => (
        <span className="named">
          <Link className="b nowrap" to={`/returns/${encodeURIComponent(number)}`}>
            {number}
          </Link>
          <small>{formatTime(announced_at)}</small>
        </span>
      ),
    },
    ...(ofOneOrder
      ? []
      : [
          {
            key: 'order',
            header: t('returns.order'),
            inCard: 'labelled',
            cell: ({ order_number, name }) => (
              <span className="named wrap-anywhere">
                <Link to={`/orders/${encodeURIComponent(order_number)}`}>{order_number}</Link>
                <small>{name}</small>
              </span>
            ),
          } satisfies Column<ReturnSummary>,
        ]),
    {
      key: 'reason',
      header: t('returns.reason'),
      inCard: 'labelled',
      cell: ({ reason }) => t(`returns.reason.${reason}`),
    },
    { key: 'pieces', header: t('orders.pieces'), inCard: 'labelled', cell: ({ pieces }) => pieces || '–' },
    {
      key: 'state',
      header: t('orders.state'),
      inCard: 'labelled',
      cell: ({ state }) => <Badge tone={RETURN_TONES[state]}>{t(`returns.state.${state}`)}</Badge>,
    },
    {
      key: 'until',
      header: t('returns.until'),
      inCard: 'labelled',
      cell: ({ refund_until: until, is_late: isLate }) => {
        if (until === null) return '–';
        return isLate ? <Badge tone="bad">{t('returns.late', { day: day(until) })}</Badge> : day(until);
      },
    },
  ];
  return <Table label={t('page.returns')} columns={columns} rows={returns} rowKey={({ number }) => number} />;
}

export function useDay(): (iso: string) => string {
  const { language } = useI18n();
  return (iso) =>
    new Date(iso).toLocaleDateString(locales[language], { day: 'numeric', month: 'long', year: 'numeric' });
}

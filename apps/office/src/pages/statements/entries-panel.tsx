import type { StatementEntry, StatementOrder } from '@brixel/contract/office/statement-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { doAtOnce } from '#shared/do-at-once.ts';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { ChooseOrderDialog } from './choose-order-dialog.tsx';

const TONES = { sure: 'ok', likely: 'info', nothing: 'plain' } as const;
const GRADES = ['sure', 'likely', 'nothing'] as const;
/** The order that money came in for beside what it costs. */
const overpaidOrder = ({ remark, orders: [order, ...others] }: StatementEntry): string | null => {
  const isBeside = remark === 'doubled' || remark === 'already-paid' || remark === 'canceled';
  return isBeside && order && others.length === 0 && order.status !== 'pending' ? order.number : null;
};
/** Such orders wait for nothing. */
const isPayable = ({ grade }: StatementEntry): boolean => grade !== 'nothing';

interface EntriesPanelProps {
  entries: readonly StatementEntry[];
  open: readonly StatementOrder[];
  reload: () => void;
}

/** What came in: the sure ones first, which can be booked together; the others one by one. */
export function EntriesPanel({ entries, open, reload }: EntriesPanelProps) {
  const { t, language } = useI18n();
  const mutation = useMutation();
  const [asked, setAsked] = useState<readonly StatementEntry[] | null>(null);
  const [givingBack, setGivingBack] = useState<{ entry: StatementEntry; order: string } | null>(null);
  const [choosing, setChoosing] = useState<StatementEntry | null>(null);
  const sure = entries.filter(({ grade }) => grade === 'sure');
  const sorted = GRADES.flatMap((grade) => entries.filter((entry) => entry.grade === grade));
  const sum = (some: readonly StatementEntry[]): string =>
    moneyText(Math.round(some.reduce((all, { amount }) => all + amount, 0) * 100) / 100, language);
  const day = (text: string): string =>
    new Date(`${text}T12:00:00`).toLocaleDateString(locales[language], {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });

  async function book(bookings: readonly { id: number; orders: string[] }[]): Promise<void> {
    const result = await mutation.run(() => call('statements.book', { body: { entries: [...bookings] } }));
    if (!result) return;
    setAsked(null);
    setChoosing(null);
    if (result.booked > 0) toast({ text: t('statements.booked', { n: result.booked }) });
    for (const { code } of result.refused.slice(0, 1)) toastFailure(code);
    reload();
  }

  async function giveBack({ id }: StatementEntry, order: string): Promise<void> {
    const done = await mutation.run(() => call('statements.overpaid', { body: { id, order } }));
    if (done === null) return;
    setGivingBack(null);
    toast({ text: t('statements.overpaid.done', { number: order }) });
    reload();
  }

  const dismiss = ({ id, amount }: StatementEntry): Promise<void> =>
    doAtOnce({
      text: t('statements.dismissed', { sum: moneyText(amount, language) }),
      make: () => call('statements.dismiss', { body: { ids: [id] } }),
      takeBack: () => call('statements.reopen', { body: { ids: [id] } }),
      reload,
    });

  const columns: Column<StatementEntry>[] = [
    {
      key: 'payer',
      header: t('statements.payer'),
      inCard: 'wide',
      cell: ({ name, purpose, iban_end: end }) => (
        <span className="named">
          <b>{name || t('statements.unnamed')}</b>
          <small className="wrap-anywhere">{[purpose, end && `IBAN …${end}`].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      key: 'day',
      header: t('statements.day'),
      inCard: 'labelled',
      cell: (entry) => <span className="nowrap">{day(entry.day)}</span>,
    },
    {
      key: 'amount',
      header: t('statements.amount'),
      inCard: 'labelled',
      cell: ({ amount }) => <b className="num nowrap">{moneyText(amount, language)}</b>,
    },
    {
      key: 'grade',
      header: t('statements.grade'),
      inCard: 'labelled',
      cell: ({ grade }) => (
        <Badge tone={TONES[grade]}>
          {grade === 'sure' && <CheckIcon size={16} />}
          {t(`statements.grade.${grade}`)}
        </Badge>
      ),
    },
    {
      key: 'orders',
      header: t('statements.order'),
      inCard: 'wide',
      cell: ({ orders, remark, amount }) => (
        <span className="named">
          {orders.map(({ number, name, total }) => (
            <span key={number}>
              <Link className="b nowrap" to={`/orders/${encodeURIComponent(number)}`}>
                {number}
              </Link>{' '}
              <small className="soft">{[name, moneyText(total, language)].filter(Boolean).join(', ')}</small>
            </span>
          ))}
          {remark && (
            <small>
              {t(`statements.remark.${remark}`, { sum: moneyText(Math.abs(missing(amount, orders)), language) })}
            </small>
          )}
          {orders.length === 0 && !remark && <span className="soft">–</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('statements.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (entry) => {
        const overpaid = overpaidOrder(entry);
        return (
          <span className="row row--end">
            {overpaid !== null && (
              <Button size="s" variant="line" onClick={() => setGivingBack({ entry, order: overpaid })}>
                {t('statements.overpaid')}
              </Button>
            )}
            {isPayable(entry) && (
              <Button size="s" variant={entry.grade === 'sure' ? 'solid' : 'line'} onClick={() => setAsked([entry])}>
                {t('statements.book')}
              </Button>
            )}
            <Button size="s" onClick={() => setChoosing(entry)}>
              {t('statements.other')}
            </Button>
            <Button size="s" onClick={() => void dismiss(entry)}>
              {t('statements.dismiss')}
            </Button>
          </span>
        );
      },
    },
  ];
  return (
    <Panel
      title={t('statements.entries')}
      flush
      aside={
        <>
          <span className="count">{entries.length}</span>
          {sure.length > 0 && (
            <Button variant="cta" onClick={() => setAsked(sure)}>
              <CheckIcon />
              {t('statements.bookSure', { n: sure.length })}
            </Button>
          )}
        </>
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={t('statements.none')} />
      ) : (
        <Table label={t('statements.entries')} columns={columns} rows={sorted} rowKey={({ id }) => id} />
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t('statements.book.title', { n: asked.length, sum: sum(asked) })}
          confirmLabel={t('statements.book')}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() =>
            void book(asked.map(({ id, orders }) => ({ id, orders: orders.map(({ number }) => number) })))
          }
          onClose={() => setAsked(null)}
        >
          <div className="stack">
            <p>{t('statements.book.text')}</p>
            {asked.some(({ remark }) => remark === 'too-much') && <p>{t('statements.book.tooMuch')}</p>}
            {asked.length === 1 &&
              asked.map(({ id, remark, amount, orders }) => (
                <p key={id}>
                  <b>{orders.map(({ number }) => number).join(', ')}</b>
                  {remark &&
                    ` – ${t(`statements.remark.${remark}`, { sum: moneyText(Math.abs(missing(amount, orders)), language) })}`}
                </p>
              ))}
          </div>
        </ConfirmDialog>
      )}
      {givingBack && (
        <ConfirmDialog
          open
          title={t('statements.overpaid.title', { sum: moneyText(givingBack.entry.amount, language) })}
          confirmLabel={t('statements.overpaid')}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void giveBack(givingBack.entry, givingBack.order)}
          onClose={() => setGivingBack(null)}
        >
          {t('statements.overpaid.text', { number: givingBack.order })}
        </ConfirmDialog>
      )}
      {choosing && (
        <ChooseOrderDialog
          entry={choosing}
          open={open}
          mutation={mutation}
          onChoose={(orders) => void book([{ id: choosing.id, orders }])}
          onClose={() => setChoosing(null)}
        />
      )}
    </Panel>
  );
}

/** What the orders cost more than came in. */
const missing = (amount: number, orders: readonly StatementOrder[]): number =>
  Math.round((orders.reduce((sum, { total }) => sum + total, 0) - amount) * 100) / 100;

import type { OfficeSubscriber, SubscriberState } from '@brixel/contract/office/newsletter-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { useDeferredValue, useState } from 'react';
import { call, callAddress } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { StateTabs, useStateTab } from '#shared/state-tabs.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

const STATES = ['subscribed', 'pending', 'unsubscribed'] as const satisfies readonly SubscriberState[];

/** Who gets the newsletter, and the proof that they wanted it. */
export function Page() {
  const t = useT();
  const state = useStateTab(STATES);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const newsletter = useCall('newsletter.list', { query: { state, ...(search && { search }) } });
  const [leaving, setLeaving] = useState<OfficeSubscriber | null>(null);
  const csv = (
    <a className="btn" href={callAddress('newsletter.csv', { query: { state } })} download>
      <DownloadIcon />
      {t('newsletter.csv')}
    </a>
  );
  return (
    <>
      <PageHead title={t('page.newsletter')} actions={csv}>
        {t('newsletter.lead')}
      </PageHead>
      <section className="panel" aria-label={t('page.newsletter')}>
        <StateTabs
          label={t('newsletter.states')}
          current={state}
          tabs={STATES.map((each) => ({
            state: each,
            label: t(`newsletter.tab.${each}`),
            count: newsletter.state === 'ready' ? newsletter.value.counts[each] : undefined,
          }))}
        />
        <search className="tools" aria-label={t('newsletter.search')}>
          <Field label={t('newsletter.search')} className="tools__wide">
            <Input type="search" value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </search>
        <LoadedView loaded={newsletter}>
          {({ subscribers }) =>
            subscribers.length === 0 ? (
              <EmptyState title={t('newsletter.none')} />
            ) : (
              <SubscriberTable subscribers={subscribers} onLeave={setLeaving} />
            )
          }
        </LoadedView>
      </section>
      {leaving && <LeaveDialog subscriber={leaving} onClose={() => setLeaving(null)} onDone={newsletter.reload} />}
    </>
  );
}

interface SubscriberTableProps {
  subscribers: readonly OfficeSubscriber[];
  onLeave: (subscriber: OfficeSubscriber) => void;
}

function SubscriberTable({ subscribers, onLeave }: SubscriberTableProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const columns: Column<OfficeSubscriber>[] = [
    {
      key: 'email',
      header: t('field.email'),
      inCard: 'wide',
      cell: ({ email }) => <b className="wrap-anywhere">{email}</b>,
    },
    { key: 'store', header: t('newsletter.store'), inCard: 'labelled', cell: ({ store_code }) => store_code },
    {
      key: 'requested',
      header: t('newsletter.requested'),
      inCard: 'labelled',
      cell: ({ requested_at }) => formatTime(requested_at),
    },
    {
      key: 'confirmed',
      header: t('newsletter.confirmed'),
      inCard: 'labelled',
      cell: ({ confirmed_at }) => (confirmed_at === null ? t('newsletter.notYet') : formatTime(confirmed_at)),
    },
    { key: 'text', header: t('newsletter.consentText'), inCard: 'labelled', cell: ({ consent_text }) => consent_text },
    {
      key: 'actions',
      header: t('newsletter.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (subscriber) =>
        subscriber.state !== 'unsubscribed' && (
          <div className="row row--end">
            <Button
              size="s"
              aria-label={t('newsletter.unsubscribeNamed', { email: subscriber.email })}
              onClick={() => onLeave(subscriber)}
            >
              {t('newsletter.unsubscribe')}
            </Button>
          </div>
        ),
    },
  ];
  return <Table label={t('page.newsletter')} columns={columns} rows={subscribers} rowKey={({ email }) => email} />;
}

/** Nobody but themselves can subscribe them again, so it is asked first. */
function LeaveDialog({
  subscriber: { email },
  onClose,
  onDone,
}: {
  subscriber: OfficeSubscriber;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useT();
  const mutation = useMutation();
  async function leave(): Promise<void> {
    if (!(await mutation.run(() => call('newsletter.unsubscribe', { body: { email } })))) return;
    toast({ text: t('newsletter.unsubscribed', { email }) });
    onDone();
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={t('newsletter.unsubscribeTitle')}
      confirmLabel={t('newsletter.unsubscribe')}
      isBusy={mutation.isBusy}
      failure={mutation.failure}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{t('newsletter.unsubscribeText', { email })}</p>
    </ConfirmDialog>
  );
}

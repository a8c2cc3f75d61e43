import type { OrderMail } from '@brixel/contract/office/order-mail-endpoints';
import { isSecretMail } from '@brixel/contract/office/order-mail-kinds';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { call, callAddress } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { Segments } from '#shared/segments.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

const TONES = { delivered: 'ok', waiting: 'info', failed: 'bad', given_up: 'plain' } as const;

/** What the shop has written about an order: to read, and to send again. */
export function MailsPanel({ number, round }: { number: string; round: number }) {
  const t = useT();
  return (
    <Panel title={t('orderMails.title')} flush>
      {/* read anew with the order: each step may have written one */}
      <Mails key={round} number={number} />
    </Panel>
  );
}

function Mails({ number }: { number: string }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const mails = useCall('orders.mails', { params: { number } });
  const [opened, setOpened] = useState<OrderMail | null>(null);
  const columns: Column<OrderMail>[] = [
    {
      key: 'kind',
      header: t('orderMails.kind'),
      inCard: 'wide',
      cell: ({ kind, subject }) => (
        <span className="named">
          <b>{kind === null ? subject : t(`orderMails.kind.${kind}`)}</b>
          <small>{subject}</small>
        </span>
      ),
    },
    {
      key: 'to',
      header: t('orderMails.to'),
      inCard: 'labelled',
      cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    },
    {
      key: 'at',
      header: t('orderMails.at'),
      inCard: 'labelled',
      cell: ({ created_at: at, sent_at: sent }) => <span className="soft nowrap">{formatTime(sent ?? at)}</span>,
    },
    {
      key: 'state',
      header: t('orderMails.state'),
      inCard: 'labelled',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`orderMails.state.${state}`)}</Badge>,
    },
    {
      key: 'read',
      header: t('orderMails.read'),
      hideHeader: true,
      cell: (mail) =>
        isSecretMail(mail.kind) ? null : (
          <Button size="s" onClick={() => setOpened(mail)}>
            {t('orderMails.read')}
          </Button>
        ),
    },
  ];
  return (
    <LoadedView loaded={mails} rows={2}>
      {(list, reload) => (
        <>
          {list.length === 0 ? (
            <EmptyState title={t('orderMails.none')} />
          ) : (
            <Table label={t('orderMails.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
          )}
          {opened && (
            <MailDialog
              number={number}
              mail={opened}
              onClose={() => setOpened(null)}
              onSent={() => {
                setOpened(null);
                reload();
              }}
            />
          )}
        </>
      )}
    </LoadedView>
  );
}

interface MailDialogProps {
  number: string;
  mail: OrderMail;
  onClose: () => void;
  onSent: () => void;
}

function MailDialog({ number, mail, onClose, onSent }: MailDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const params = { number, id: mail.id };
  const content = useCall('orders.mail', { params });
  const [view, setView] = useState<'page' | 'text'>('page');

  async function sendAgain(): Promise<void> {
    if ((await mutation.run(() => call('orders.sendMail', { params, body: {} }))) === null) return;
    toast({ text: t('orderMails.sentAgain', { to: mail.to }) });
    onSent();
  }

  return (
    <Modal open onClose={onClose} title={mail.subject} closeLabel={t('common.close')}>
      <div className="stack">
        <Segments
          label={t('orderMails.view')}
          value={view}
          choices={[
            { value: 'page', text: t('orderMails.asPage') },
            { value: 'text', text: t('orderMails.asText') },
          ]}
          onChange={setView}
        />
        <LoadedView loaded={content} rows={6}>
          {({ text, files }) => (
            <>
              {view === 'text' ? (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
                <pre className="textbox" tabIndex={0}>
                  {text}
                </pre>
              ) : (
                <iframe
                  className="mailpage"
                  title={mail.subject}
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                  src={callAddress('orders.mailPage', { params })}
                />
              )}
              {files.length > 0 && <p className="soft">{t('orderMails.files', { files: files.join(', ') })}</p>}
            </>
          )}
        </LoadedView>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="solid" loading={mutation.isBusy} onClick={() => void sendAgain()}>
            {t('orderMails.sendAgain')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

import type { OfficeWebhook } from '@brixel/contract/office/webhook-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { doAtOnce } from '#shared/do-at-once.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { Deliveries } from './deliveries.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface WebhookPanelProps {
  webhook: OfficeWebhook;
  /** the log is in view from the start */
  isOpen: boolean;
  onChange: () => void;
  reload: () => void;
}

/** One address: what it is told, whether that works, and what can be done. */
export function WebhookPanel({ webhook, isOpen, onChange, reload }: WebhookPanelProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const mutation = useMutation();
  const [asked, setAsked] = useState<'remove' | 'rotate' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [isLogOpen, setLogOpen] = useState(isOpen);
  const [round, setRound] = useState(0);
  const { id, name, url, events, off_at: offAt, off_reason: reason, failing_since: failing } = webhook;
  const params = { id };
  const isOn = offAt === null;

  const turn = (on: boolean) => call('webhooks.update', { params, body: { name, url, events, is_on: on } });

  async function sendTest(): Promise<void> {
    const answer = await call('webhooks.test', { params });
    if (!answer.ok) return toastFailure(answer.code);
    toast({ text: t('webhooks.tested', { name }) });
    setLogOpen(true);
    setRound(round + 1);
  }

  async function confirmed(): Promise<void> {
    if (asked === 'rotate') {
      const made = await mutation.run(() => call('webhooks.rotate', { params }));
      if (!made) return;
      setSecret(made.secret);
    } else {
      if ((await mutation.run(() => call('webhooks.remove', { params }))) === null) return;
      toast({ text: t('webhooks.removed', { name }) });
    }
    setAsked(null);
    reload();
  }

  return (
    <Panel title={name} aside={<State webhook={webhook} />} flush>
      <div className="panel__b stack">
        <p className="wrap-anywhere">
          <code>{url}</code>
        </p>
        <p className="s soft wrap-anywhere">{events.join(', ')}</p>
        {reason !== null && reason !== 'owner' && offAt !== null && (
          <Notice tone="bad" title={t('webhooks.switchedOff', { moment: formatTime(offAt) })}>
            {' '}
            {t(`webhooks.offBecause.${reason}`)}
          </Notice>
        )}
        {isOn && failing !== null && (
          <Notice tone="warn">{t('webhooks.failingSince', { moment: formatTime(failing) })}</Notice>
        )}
        {webhook.old_secret_until !== null && Date.parse(webhook.old_secret_until) > Date.now() && (
          <p className="s soft">{t('webhooks.oldSecret', { moment: formatTime(webhook.old_secret_until) })}</p>
        )}
        <div className="row">
          {isOn && (
            <Button size="s" onClick={() => void sendTest()}>
              {t('webhooks.test')}
            </Button>
          )}
          <Button size="s" onClick={onChange}>
            {t('webhooks.changeShort')}
          </Button>
          <Button
            size="s"
            onClick={() =>
              void doAtOnce({
                text: t(isOn ? 'webhooks.isOff' : 'webhooks.isOn', { name }),
                make: () => turn(!isOn),
                takeBack: () => turn(isOn),
                reload,
              })
            }
          >
            {t(isOn ? 'webhooks.turnOff' : 'webhooks.turnOn')}
          </Button>
          <Button size="s" onClick={() => setAsked('rotate')}>
            {t('webhooks.rotate')}
          </Button>
          <Button size="s" onClick={() => setAsked('remove')}>
            {t('webhooks.remove')}
          </Button>
          <Button size="s" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
            {t(isLogOpen ? 'webhooks.log.hide' : 'webhooks.log.show')}
          </Button>
        </div>
      </div>
      {isLogOpen && <Deliveries key={round} webhook={webhook} onNews={reload} />}
      {asked && (
        <ConfirmDialog
          open
          dangerous={asked === 'remove'}
          title={t(`webhooks.${asked}.title`, { name })}
          confirmLabel={t(`webhooks.${asked}`)}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void confirmed()}
          onClose={() => setAsked(null)}
        >
          {t(`webhooks.${asked}.text`)}
        </ConfirmDialog>
      )}
      {secret !== null && (
        <Modal open onClose={() => setSecret(null)} title={t('webhooks.newSecret')} closeLabel={t('common.close')}>
          <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
        </Modal>
      )}
    </Panel>
  );
}

function State({ webhook: { off_at: offAt, failing_since: failing, waiting } }: { webhook: OfficeWebhook }) {
  const t = useT();
  return (
    <span className="row">
      {waiting > 0 && <span className="s soft">{t('webhooks.waiting', { n: waiting })}</span>}
      {offAt !== null ? (
        <Badge>{t('webhooks.badge.off')}</Badge>
      ) : (
        <Badge tone={failing === null ? 'ok' : 'warn'}>
          {t(failing === null ? 'webhooks.badge.on' : 'webhooks.badge.failing')}
        </Badge>
      )}
    </span>
  );
}

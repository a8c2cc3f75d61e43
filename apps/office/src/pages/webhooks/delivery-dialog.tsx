import type { OfficeDelivery } from '@brixel/contract/office/webhook-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { type MessageKey, useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

/** What people can do something about has a sentence; of the rest the code says more. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  TIMEOUT: 'webhooks.reason.timeout',
  PRIVATE_ADDRESS: 'webhooks.reason.private',
  ECONNREFUSED: 'webhooks.reason.refused',
  ENOTFOUND: 'webhooks.reason.unknown',
};

/** The last answer in a few words: "200 · 120 ms", or why there was none. */
export function useOutcome(): (delivery: OfficeDelivery) => string {
  const t = useT();
  return ({ status, error, duration_ms: duration }) => {
    if (status !== null) return `${status} · ${t('webhooks.log.duration', { ms: duration ?? 0 })}`;
    if (error === null) return '–';
    const reason = REASONS[error];
    return reason ? t(reason) : error;
  };
}

interface DeliveryDialogProps {
  delivery: OfficeDelivery;
  isOff: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** What was sent, what was answered, and a way to send it again. */
export function DeliveryDialog({ delivery, isOff, onClose, onSent }: DeliveryDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const outcome = useOutcome();
  const params = { id: delivery.id };
  const content = useCall('webhooks.delivery', { params });

  async function sendAgain(): Promise<void> {
    if ((await mutation.run(() => call('webhooks.resend', { params }))) === null) return;
    toast({ text: t('webhooks.log.sentAgain') });
    onSent();
  }

  return (
    <Modal open onClose={onClose} title={delivery.type} closeLabel={t('common.close')}>
      <div className="stack">
        <p className="wrap-anywhere">
          <code>{delivery.event_id}</code>
        </p>
        <LoadedView loaded={content} rows={6}>
          {({ body, answer, ...read }) => (
            <>
              <Block title={t('webhooks.log.body')} text={pretty(body)} />
              <p>
                <b>{t('webhooks.log.answer')}</b>: {outcome(read)}
              </p>
              {answer !== '' && <Block title={t('webhooks.log.answerText')} text={answer} />}
            </>
          )}
        </LoadedView>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.close')}</Button>
          {!isOff && (
            <Button variant="solid" loading={mutation.isBusy} onClick={() => void sendAgain()}>
              {t('webhooks.log.again')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

function Block({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h3 className="s b">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre className="textbox" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  );
}

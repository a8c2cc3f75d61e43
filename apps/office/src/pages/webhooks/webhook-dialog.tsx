import type { OfficeWebhook } from '@brixel/contract/office/webhook-endpoints';
import { WEBHOOK_LIMITS, type WebhookType, webhookTypes } from '@brixel/contract/office/webhook-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { WebhookSecret } from './webhook-secret.tsx';

interface WebhookDialogProps {
  /** that is changed; null: a new one */
  webhook: OfficeWebhook | null;
  threshold: number;
  allowsPrivate: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds an address and shows its secret, or changes one. */
export function WebhookDialog({ webhook, threshold, allowsPrivate, onClose, onSaved }: WebhookDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookType[]>(webhook?.events ?? webhookTypes);
  const [isTried, setTried] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isAddress = (allowsPrivate ? /^https?:$/ : /^https:$/).test(URL.parse(url.trim())?.protocol ?? '');
  const isNameMissing = name.trim() === '';

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || !isAddress || events.length === 0) return;
    const facts = { name, url: url.trim(), events: [...events] };
    if (webhook) {
      const body = { ...facts, is_on: webhook.off_at === null };
      if ((await mutation.run(() => call('webhooks.update', { params: { id: webhook.id }, body }))) === null) return;
      toast({ text: t('webhooks.saved', { name }) });
      onSaved();
      onClose();
      return;
    }
    const made = await mutation.run(() => call('webhooks.create', { body: facts }));
    if (!made) return;
    setSecret(made.secret);
    onSaved();
  }

  const toggle = (type: WebhookType, isWanted: boolean) =>
    setEvents(webhookTypes.filter((each) => (each === type ? isWanted : events.includes(each))));

  return (
    <Modal
      open
      onClose={onClose}
      title={t(webhook ? 'webhooks.change' : 'webhooks.create')}
      closeLabel={t('common.close')}
    >
      {secret !== null ? (
        <WebhookSecret secret={secret} onClose={onClose} />
      ) : (
        <form className="stack" noValidate onSubmit={(event) => void save(event)}>
          <Field label={t('webhooks.name')} error={isTried && isNameMissing ? t('webhooks.noName') : undefined}>
            <Input
              value={name}
              maxLength={WEBHOOK_LIMITS.name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field
            label={t('webhooks.url')}
            hint={t(allowsPrivate ? 'webhooks.urlHintPrivate' : 'webhooks.urlHint')}
            error={isTried && !isAddress ? t('webhooks.noUrl') : undefined}
          >
            <Input
              type="url"
              value={url}
              maxLength={WEBHOOK_LIMITS.url}
              autoComplete="off"
              placeholder="https://"
              onChange={({ target }) => setUrl(target.value)}
            />
          </Field>
          <fieldset className="stack">
            <legend className="b">{t('webhooks.events')}</legend>
            {webhookTypes.map((type) => (
              <Checkbox
                key={type}
                checked={events.includes(type)}
                onChange={({ target }) => toggle(type, target.checked)}
              >
                {type === 'stock.low' ? t('webhooks.event.stock.low', { n: threshold }) : t(`webhooks.event.${type}`)}{' '}
                <code className="s soft">{type}</code>
              </Checkbox>
            ))}
            {isTried && events.length === 0 && <p role="alert">{t('webhooks.noEvents')}</p>}
          </fieldset>
          {mutation.failure && <FailureNotice code={mutation.failure} />}
          <div className="dlgfoot">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="solid" type="submit" loading={mutation.isBusy}>
              {t(webhook ? 'webhooks.save' : 'webhooks.create')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

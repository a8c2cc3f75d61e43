import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { STOCK_ALERT_PATH } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { PrivacyNote } from '#shared/privacy-note.tsx';
import { useOnline } from '#shared/use-online.ts';
import { type AlertFormStep, type AlertStep, type AlertValues, alertRules, requestAlert } from './request-alert.ts';

interface AlertFormProps {
  sku: string;
  state: AlertFormStep;
  onStep: (step: AlertStep) => void;
}

/** Works without scripts too: then the page is sent anew with the answer. */
export function AlertForm({ sku, state, onStep }: AlertFormProps) {
  const t = useT();
  const { api } = useServices();
  const isOnline = useOnline();
  const form = useForm<AlertValues>({
    name: 'stock-alert',
    values: state.values,
    rules: alertRules,
    found: state.errors,
    isNative: true,
    async send(_, sent) {
      onStep(await requestAlert(api, sku, sent));
      return null;
    },
  });
  const { control, error } = form.native('email');
  const failure = isOnline ? form.wrongFields === 0 && state.failure : ('stockAlert.offline' as const);
  return (
    <form
      {...form.formProps}
      className="panel stack"
      method="post"
      action={useHref(`${STOCK_ALERT_PATH}?sku=${encodeURIComponent(sku)}`)}
    >
      <Field label={t('common.email')} error={error} required>
        <Input {...control} type="email" autoComplete="email" maxLength={200} />
      </Field>
      <PrivacyNote text="stockAlert.privacy" link="stockAlert.privacyLink" />
      {failure && (
        <Notice tone={isOnline ? 'bad' : 'warn'} role="alert">
          {t(failure)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="cta" disabled={!isOnline} loading={form.isSending}>
          {t('stockAlert.button')}
        </Button>
      </div>
    </form>
  );
}

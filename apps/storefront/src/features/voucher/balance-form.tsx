import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { VOUCHER_PATH } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { useOnline } from '#shared/use-online.ts';
import { type AskedBalance, askBalance, type BalanceValues, balanceRules } from './ask-balance.ts';

interface BalanceFormProps {
  state: AskedBalance;
  onAnswer: (state: AskedBalance) => void;
}

/** Works without scripts too: then the page is sent anew with the answer. */
export function BalanceForm({ state, onAnswer }: BalanceFormProps) {
  const t = useT();
  const { api } = useServices();
  const isOnline = useOnline();
  const form = useForm<BalanceValues>({
    name: 'voucher-balance',
    values: state.values,
    rules: balanceRules,
    found: state.errors,
    isNative: true,
    async send(_, sent) {
      onAnswer(await askBalance(api, sent));
      return null;
    },
  });
  const { control, error } = form.native('code');
  const failure = isOnline ? form.wrongFields === 0 && state.failure : ('voucher.unreachable' as const);
  return (
    <form {...form.formProps} className="panel stack" method="post" action={useHref(VOUCHER_PATH)}>
      <Field label={t('voucher.code')} hint={t('voucher.codeHint')} error={error} required>
        <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={100} />
      </Field>
      {failure && (
        <Notice tone={isOnline ? 'bad' : 'warn'} role="alert">
          {t(failure)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="cta" disabled={!isOnline} loading={form.isSending}>
          {t('voucher.ask')}
        </Button>
      </div>
    </form>
  );
}

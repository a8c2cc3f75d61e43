import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import {
  type AskedLookUp,
  type LookUpFailure,
  type LookUpState,
  type LookUpValues,
  lookUp,
  lookUpRules,
} from './look-up.ts';

export interface LookUpFormProps {
  state: AskedLookUp;
  onAnswer: (state: LookUpState) => void;
}

/** Works without scripts too: then the page is sent anew with the answer. */
export function LookUpForm({ state, onAnswer }: LookUpFormProps) {
  const t = useT();
  const { api, config } = useServices();
  const form = useForm<LookUpValues>({
    name: 'look-up',
    values: state.values,
    rules: lookUpRules,
    found: state.errors,
    isNative: true,
    async send(_, sent) {
      onAnswer(await lookUp(sent, createOrderCalls(api)));
      return null;
    },
  });
  const [number, email] = [form.native('order_number'), form.native('email')];
  return (
    <form {...form.formProps} className="panel stack" method="post" action={useHref('/order-status')}>
      <Field
        label={t('orders.lookUpNumber')}
        hint={t('orders.lookUpNumberHint', { number: config.shop.exampleNumber })}
        error={number.error}
        required
      >
        <Input {...number.control} autoComplete="off" autoCapitalize="characters" maxLength={40} />
      </Field>
      <Field label={t('common.email')} error={email.error} required>
        <Input {...email.control} type="email" autoComplete="email" maxLength={254} />
      </Field>
      {form.wrongFields === 0 && state.failure && <Failure failure={state.failure} />}
      <div>
        <Button type="submit" variant="cta" loading={form.isSending}>
          {t('orders.lookUpButton')}
        </Button>
      </div>
    </form>
  );
}

function Failure({ failure }: { failure: LookUpFailure }) {
  const t = useT();
  if (failure === 'wrong')
    return (
      <Notice tone="bad" role="alert" title={t('orders.lookUpWrong')}>
        {t('orders.lookUpWrongText')}
      </Notice>
    );
  return (
    <Notice tone="bad" role="alert">
      {t(failure === 'too-often' ? 'orders.tooOften' : 'orders.offline')}
    </Notice>
  );
}

import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type FormEvent, useState } from 'react';
import { useHref } from 'react-router';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { useTextFields } from '#features/forms/use-text-fields.ts';
import { useT } from '#i18n/use-t.ts';
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
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const fields = useTextFields<LookUpValues>(state.values, lookUpRules, state.errors);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    const answer = await lookUp(new FormData(event.currentTarget), createOrderCalls(api));
    setAsking(false);
    onAnswer(answer);
  };
  return (
    <form
      ref={fields.form}
      className="panel stack"
      method="post"
      action={useHref('/order-status')}
      noValidate
      onSubmit={submit}
    >
      <Field
        label={t('orders.lookUpNumber')}
        hint={t('orders.lookUpNumberHint')}
        error={fields.error('order_number')}
        required
      >
        <Input {...fields.control('order_number')} autoComplete="off" autoCapitalize="characters" maxLength={40} />
      </Field>
      <Field label={t('common.email')} error={fields.error('email')} required>
        <Input {...fields.control('email')} type="email" autoComplete="email" maxLength={254} />
      </Field>
      {state.failure && <Failure failure={state.failure} />}
      <div>
        <Button type="submit" variant="cta" loading={isAsking}>
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

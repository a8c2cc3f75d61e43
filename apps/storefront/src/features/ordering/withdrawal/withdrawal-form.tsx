import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Textarea } from '@brixel/ui/field.tsx';
import { Link } from '@brixel/ui/link.tsx';
import type { FormEvent } from 'react';
import { useHref } from 'react-router';
import { WITHDRAWAL_PATH } from '#config/paths.ts';
import { useTextFields } from '#features/forms/use-text-fields.ts';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';
import { type FormStep, type WithdrawalValues, withdrawalRules } from './withdraw.ts';

export interface StepFormProps<State> {
  state: State;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
}

/** as much as the API takes */
const LONGEST = { name: 200, order_number: 40, email: 254, what: 2000 } as const satisfies Record<
  keyof WithdrawalValues,
  number
>;

/** Who withdraws from what, and where the acknowledgement goes. */
export function WithdrawalForm({ state, onSubmit, isSending }: StepFormProps<FormStep>) {
  const t = useT();
  const fields = useTextFields<WithdrawalValues>(state.values, withdrawalRules, state.errors);
  const text = (name: keyof WithdrawalValues) => ({ ...fields.control(name), maxLength: LONGEST[name] });
  return (
    <>
      <p className="soft">
        <TextWithLink
          text={t('withdrawal.intro', { link: '{link}' })}
          link={
            <Link className="link" href="/i/widerruf">
              {t('withdrawal.introLink')}
            </Link>
          }
        />
      </p>
      <form
        ref={fields.form}
        className="panel stack"
        method="post"
        action={useHref(WITHDRAWAL_PATH)}
        noValidate
        onSubmit={onSubmit}
      >
        <Field label={t('withdrawal.name')} error={fields.error('name')} required>
          <Input {...text('name')} autoComplete="name" />
        </Field>
        <Field
          label={t('withdrawal.orderNumber')}
          hint={t('withdrawal.orderNumberHint')}
          error={fields.error('order_number')}
          required
        >
          <Input {...text('order_number')} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field label={t('common.email')} hint={t('withdrawal.emailHint')} error={fields.error('email')} required>
          <Input {...text('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={t('withdrawal.what')} hint={t('withdrawal.whatHint')} optionalLabel={t('withdrawal.optional')}>
          <Textarea {...text('what')} rows={3} />
        </Field>
        <p className="xs muted">
          <TextWithLink
            text={t('withdrawal.privacy', { link: '{link}' })}
            link={
              <Link className="link" href="/i/datenschutz">
                {t('withdrawal.privacyLink')}
              </Link>
            }
          />
        </p>
        <div>
          <Button type="submit" variant="cta" loading={isSending}>
            {t('withdrawal.next')}
          </Button>
        </div>
      </form>
    </>
  );
}

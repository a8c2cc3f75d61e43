import type { Me } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PasswordField } from '@brixel/ui/password-field.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { UsernameForPrograms } from '#shared/username-for-programs.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { SecondStep } from './second-step.ts';

interface PasswordFormProps {
  email: string;
  isFixed: boolean;
  onEnter: (me: Me) => void;
  onCode: (by: SecondStep, email: string) => void;
}

export function PasswordForm({ email, isFixed, onEnter, onCode }: PasswordFormProps) {
  const t = useT();
  const mutation = useMutation();
  const { form, bind, errors } = useForm({
    initial: { email, password: '' },
    check: (values) => ({
      email: values.email.trim() ? undefined : t('field.required'),
      password: values.password ? undefined : t('field.required'),
    }),
    async onSubmit(values) {
      const answer = await mutation.run(() => call('session.create', { body: values }));
      if (answer?.step === 'done') onEnter(answer.me);
      if (answer?.step === 'code') onCode(answer.by, values.email);
    },
  });
  return (
    <div className="stack">
      {mutation.failure && <FailureNotice code={mutation.failure} left={mutation.left} />}
      <form {...form} className="stack">
        {isFixed ? (
          <>
            <p className="b">{email}</p>
            <UsernameForPrograms email={email} />
          </>
        ) : (
          <Field label={t('field.email')} error={errors.email}>
            <Input {...bind('email')} type="email" autoComplete="username" autoFocus />
          </Field>
        )}
        <PasswordField
          label={t('field.password')}
          error={errors.password}
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          inputProps={{ ...bind('password'), autoComplete: 'current-password' }}
        />
        <Button type="submit" variant="cta" size="l" block loading={mutation.isBusy}>
          {t('signIn.submit')}
        </Button>
      </form>
      <PasskeyButton onEnter={onEnter} />
    </div>
  );
}

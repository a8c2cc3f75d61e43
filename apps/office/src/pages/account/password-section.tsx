import { MIN_STAFF_PASSWORD_LENGTH } from '@brixel/contract/office/staff-limits';
import { Button } from '@brixel/ui/button.tsx';
import { PasswordField } from '@brixel/ui/password-field.tsx';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { newPasswordError } from '#shared/new-password.ts';
import { Panel } from '#shared/panel.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { UsernameForPrograms } from '#shared/username-for-programs.tsx';

export function PasswordSection() {
  const t = useT();
  const { email } = useMe();
  const mutation = useMutation();
  const { form, bind, errors, reset } = useForm({
    initial: { current: '', next: '' },
    check: ({ current, next }) => ({
      current: current ? undefined : t('field.required'),
      next: newPasswordError(next, email, t),
    }),
    async onSubmit(body) {
      if (!(await mutation.run(() => call('me.password', { body })))) return;
      reset();
      toast({ text: t('account.passwordChanged'), detail: t('account.passwordChangedDetail') });
    },
  });
  const labels = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <Panel title={t('field.password')}>
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <UsernameForPrograms email={email} />
        <PasswordField
          {...labels}
          label={t('field.currentPassword')}
          error={errors.current}
          inputProps={{ ...bind('current'), autoComplete: 'current-password' }}
        />
        <PasswordField
          {...labels}
          label={t('field.newPassword')}
          hint={t('password.hint', { n: MIN_STAFF_PASSWORD_LENGTH })}
          error={errors.next}
          inputProps={{ ...bind('next'), autoComplete: 'new-password' }}
        />
        <p>
          <Button type="submit" variant="solid" loading={mutation.isBusy}>
            {t('account.changePassword')}
          </Button>
        </p>
      </form>
    </Panel>
  );
}

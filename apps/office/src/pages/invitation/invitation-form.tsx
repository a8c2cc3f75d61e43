import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { MIN_STAFF_PASSWORD_LENGTH } from '@brixel/contract/office/staff-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PasswordField } from '@brixel/ui/password-field.tsx';
import { call } from '#data/call.ts';
import { leave } from '#data/session.ts';
import { loadEntryLanguage, useI18n } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LanguageSelect } from '#shared/language-select.tsx';
import { newPasswordError } from '#shared/new-password.ts';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { UsernameForPrograms } from '#shared/username-for-programs.tsx';

export function InvitationForm({ token, email }: { token: string; email: string }) {
  const { language, t } = useI18n();
  const mutation = useMutation();
  const { form, bind, errors } = useForm({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: name.trim().length >= 2 ? undefined : t('field.required'),
      password: newPasswordError(password, email, t),
    }),
    async onSubmit(values) {
      const body = { ...values, language };
      const answer = await mutation.run(() => call('invitation.accept', { params: { token }, body }));
      if (answer) leave();
    },
  });
  return (
    <form {...form} className="stack">
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      <UsernameForPrograms email={email} />
      <LanguageSelect value={language} onChange={(next: OfficeLanguage) => void loadEntryLanguage(next)} />
      <Field label={t('field.name')} error={errors.name}>
        <Input {...bind('name')} autoComplete="name" />
      </Field>
      <PasswordField
        label={t('field.newPassword')}
        hint={t('password.hint', { n: MIN_STAFF_PASSWORD_LENGTH })}
        error={errors.password}
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        inputProps={{ ...bind('password'), autoComplete: 'new-password' }}
      />
      <Button type="submit" variant="cta" size="l" block loading={mutation.isBusy}>
        {t('invitation.accept')}
      </Button>
    </form>
  );
}

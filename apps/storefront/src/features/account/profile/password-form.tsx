import { password8, passwordsEqual, type Rules, required } from '@brixel/commerce/form-rules';
import { notGuessable } from '@brixel/commerce/password-rules';
import type { Profile } from '@brixel/contract/user';
import { createUserCalls } from '#data/api/user-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { login } from '#features/session/session.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { FormFailure, SaveButtons } from '../form-parts.tsx';

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };
const rulesFor = ({ email }: Profile): Rules<typeof EMPTY> => ({
  currentPassword: [required],
  newPassword: [required, password8, notGuessable(() => email)],
  confirmation: [required, passwordsEqual<typeof EMPTY>('newPassword')],
});

/** The new password is used at once: every login made with the old one ends. */
export function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useT();
  const { api } = useServices();
  const form = useForm({
    name: 'password',
    values: EMPTY,
    rules: rulesFor(profile),
    send: async ({ currentPassword, newPassword }) => {
      if (!isOnline()) return t('account.resetOffline');
      const changed = await createUserCalls(api).changePassword(currentPassword, newPassword);
      if (!changed.ok) {
        const message = failureText(t, changed, { 403: 'account.wrongPassword' });
        notify({ type: 'error', message });
        return message;
      }
      const again = await login(profile.email, newPassword);
      notify({ type: 'success', message: t('account.passwordChanged') });
      if (!again.ok) return failureText(t, again);
      onDone();
      return null;
    },
  });
  return (
    <form {...form.formProps} className="stack mt2">
      <FormFailure failure={form.failure} />
      {/* password managers then know whose password it is */}
      <input type="email" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <PasswordInput
        field={form.field('currentPassword')}
        label={t('account.currentPassword')}
        kind="current-password"
      />
      <PasswordInput field={form.field('newPassword')} label={t('account.newPassword')} kind="new-password" />
      <PasswordInput
        field={form.field('confirmation')}
        label={t('account.confirmation')}
        kind="new-password"
        isRepeated
      />
      <SaveButtons isSending={form.isSending} onCancel={onDone} />
    </form>
  );
}

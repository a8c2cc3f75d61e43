import { email, required } from '@brixel/commerce/form-rules';
import { Button } from '@brixel/ui/button.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { EmailField } from '#features/forms/email-field.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { useSendingForm } from '#features/forms/use-sending-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { finishAuth, showAuth } from '#features/session/open-auth.ts';
import { login } from '#features/session/session.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useOnline } from '#shared/use-online.ts';
import { FormFailure } from './form-failure.tsx';
import { OfflineReason } from './offline-reason.tsx';

const RULES = { username: [required, email], password: [required] };

export function LoginForm() {
  const t = useT();
  const isOnline = useOnline();
  const form = useSendingForm('login', { username: '', password: '' }, RULES, async ({ username, password }) => {
    const profile = await login(username, password);
    if (!profile.ok) return failureText(t, profile, { 401: 'account.wrongLogin' });
    notify({ type: 'success', message: t('account.loggedIn', { name: profile.result.firstname }) });
    finishAuth();
    return null;
  });
  return (
    <form {...form.formProps} className="stack mt2">
      <OfflineReason />
      <FormFailure failure={form.failure} />
      <EmailField field={form.field('username')} autoComplete="username" />
      <PasswordInput field={form.field('password')} label={t('account.password')} kind="current-password" />
      <p className="text-right">
        <TextButton onClick={() => showAuth('forgot')}>{t('account.forgotLink')}</TextButton>
      </p>
      <Button variant="cta" size="l" block type="submit" disabled={!isOnline} loading={form.isSending}>
        {t('account.auth.login')}
      </Button>
      <p className="center soft">
        {t('account.newHere')}{' '}
        <TextButton onClick={() => showAuth('register')}>{t('account.auth.register')}</TextButton>
      </p>
    </form>
  );
}

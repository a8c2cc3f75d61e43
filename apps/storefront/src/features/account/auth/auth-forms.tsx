import { email, password8, required } from '@brixel/commerce/form-rules';
import { notGuessable } from '@brixel/commerce/password-rules';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { createUserCalls } from '#data/api/user-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { emailRules, nameRules } from '#features/forms/address-rules.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { finishAuth, showAuth } from '#features/session/open-auth.ts';
import { login, register } from '#features/session/session.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useOnline } from '#shared/use-online.ts';
import { FormFailure, PrivacyLine } from '../form-parts.tsx';

const NO_LOGIN = { username: '', password: '' };
const LOGIN_RULES = { username: [required, email], password: [required] };

export function LoginForm() {
  const t = useT();
  const isOnline = useOnline();
  const form = useForm({
    name: 'login',
    values: NO_LOGIN,
    rules: LOGIN_RULES,
    send: async ({ username, password }) => {
      const profile = await login(username, password);
      if (!profile.ok) return failureText(t, profile, { 401: 'account.wrongLogin' });
      notify({ type: 'success', message: t('account.loggedIn', { name: profile.result.firstname }) });
      finishAuth();
      return null;
    },
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

const NO_CUSTOMER = { firstname: '', lastname: '', email: '', password: '' };
const REGISTER_RULES = {
  firstname: nameRules,
  lastname: nameRules,
  email: emailRules,
  password: [required, password8, notGuessable<typeof NO_CUSTOMER>(({ email }) => email)],
};

export function RegisterForm() {
  const t = useT();
  const isOnline = useOnline();
  const form = useForm({
    name: 'register',
    values: NO_CUSTOMER,
    rules: REGISTER_RULES,
    send: async ({ password, ...entered }) => {
      const customer = {
        email: entered.email.trim(),
        firstname: entered.firstname.trim(),
        lastname: entered.lastname.trim(),
      };
      const profile = await register({ customer, password });
      if (!profile.ok) return failureText(t, profile, { 409: 'account.emailTaken' });
      const { firstname, extension_attributes } = profile.result;
      const isMailed = extension_attributes?.email_confirmed === false;
      notify({
        type: 'success',
        message: t(isMailed ? 'account.registeredMailed' : 'account.registered', { name: firstname }),
      });
      finishAuth();
      return null;
    },
  });
  return (
    <form {...form.formProps} className="stack mt2">
      <OfflineReason />
      <FormFailure failure={form.failure} />
      <div className="formgrid">
        <NameFields first={form.field('firstname')} last={form.field('lastname')} />
      </div>
      <EmailField field={form.field('email')} />
      <PasswordInput field={form.field('password')} label={t('account.password')} kind="new-password" />
      <PrivacyLine />
      <Button variant="cta" size="l" block type="submit" disabled={!isOnline} loading={form.isSending}>
        {t('account.auth.register')}
      </Button>
      <p className="center soft">
        {t('account.knownHere')} <TextButton onClick={() => showAuth('login')}>{t('account.auth.login')}</TextButton>
      </p>
    </form>
  );
}

const NO_EMAIL = { email: '' };
const FORGOT_RULES = { email: [required, email] };

/** The answer is the same whether there is such an account or not. */
export function ForgotForm() {
  const t = useT();
  const { api } = useServices();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    name: 'forgot',
    values: NO_EMAIL,
    rules: FORGOT_RULES,
    send: async (values) => {
      if (!isOnline()) return t('account.resetOffline');
      const asked = await createUserCalls(api).requestReset(values.email.trim());
      if (!asked.ok)
        return failureText(t, asked, { [NO_ANSWER]: 'account.resetMailFailed', 500: 'account.resetMailFailed' });
      setSent(true);
      return null;
    },
  });
  const back = (
    <p className="center">
      <TextButton onClick={() => showAuth('login')}>{t('account.backToLogin')}</TextButton>
    </p>
  );
  if (isSent) {
    return (
      <div className="stack mt2">
        <Notice tone="ok" role="status" title={t('account.resetSent')}>
          {t('account.resetSentText')}
        </Notice>
        {back}
      </div>
    );
  }
  return (
    <form {...form.formProps} className="stack mt2">
      <p className="soft">{t('account.forgotText')}</p>
      <FormFailure failure={form.failure} />
      <EmailField field={form.field('email')} autoComplete="username" />
      <Button variant="cta" size="l" block type="submit" loading={form.isSending}>
        {t('account.resetButton')}
      </Button>
      {back}
    </form>
  );
}

/** Logging in and registering need a connection. */
function OfflineReason() {
  const t = useT();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <Notice tone="warn">{t('account.authOffline')}</Notice>}</div>;
}

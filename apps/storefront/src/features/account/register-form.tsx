import { password8, required } from '@brixel/commerce/form-rules';
import { notGuessable } from '@brixel/commerce/password-rules';
import { Button } from '@brixel/ui/button.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { emailRules, nameRules } from '#features/forms/address-rules.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { useSendingForm } from '#features/forms/use-sending-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { finishAuth, showAuth } from '#features/session/open-auth.ts';
import { register } from '#features/session/session.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useOnline } from '#shared/use-online.ts';
import { FormFailure } from './form-failure.tsx';
import { OfflineReason } from './offline-reason.tsx';
import { PrivacyLine } from './privacy-line.tsx';

const EMPTY = { firstname: '', lastname: '', email: '', password: '' };
const RULES = {
  firstname: nameRules,
  lastname: nameRules,
  email: emailRules,
  password: [required, password8, notGuessable<typeof EMPTY>(({ email }) => email)],
};

export function RegisterForm() {
  const t = useT();
  const isOnline = useOnline();
  const form = useSendingForm('register', EMPTY, RULES, async ({ password, ...entered }) => {
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

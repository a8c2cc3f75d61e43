import { password8, passwordsEqual, type Rules, required } from '@brixel/commerce/form-rules';
import { notGuessable } from '@brixel/commerce/password-rules';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { createUserCalls } from '#data/api/user-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { FormFailure } from '#features/account/form-parts.tsx';
import { emailRules } from '#features/forms/address-rules.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { useT } from '#i18n/use-t.ts';
import { useLocation, useNavigate } from '#router/hooks.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { HelpButton } from '#shared/help-button.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { useOnline } from '#shared/use-online.ts';

type Entered = {
  email: string;
  password: string;
  confirmation: string;
};

const RULES: Rules<Entered> = {
  password: [required, password8, notGuessable(({ email }) => email)],
  confirmation: [required, passwordsEqual<Entered>('password')],
};

type Step = 'form' | 'done' | 'broken';

/** Where the link of a reset mail leads. Links of the platform say whose they are; those of other APIs may name the address. */
export function Component() {
  const { api } = useServices().config;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id');
  const token = parameters.get('token');
  const [step, setStep] = useState<Step>('form');
  if (step === 'done') return <PasswordSet />;
  const asksEmail = api.calls === 'vsf1';
  if (!(id || asksEmail) || !token || step === 'broken') return <ResetLinkBroken />;
  const follow = (next: Step): void => {
    setStep(next);
    // a link that has served must not stay in the history
    void navigate(pathname, { replace: true });
  };
  return <ResetForm id={asksEmail ? null : id} token={token} email={parameters.get('email') ?? ''} onStep={follow} />;
}

interface ResetFormProps {
  /** of the account; null: the form asks for the address instead */
  id: string | null;
  token: string;
  email: string;
  onStep: (step: Step) => void;
}

function ResetForm({ id, token, email, onStep }: ResetFormProps) {
  const t = useT();
  const { api } = useServices();
  const online = useOnline();
  const form = useForm<Entered>({
    name: 'reset',
    values: { email, password: '', confirmation: '' },
    rules: id ? RULES : { ...RULES, email: emailRules },
    send: async ({ email, ...passwords }) => {
      if (!isOnline()) return t('account.resetOffline');
      const calls = createUserCalls(api);
      if (!id) {
        const created = await calls.createPassword({
          email: email.trim(),
          resetToken: token,
          newPassword: passwords.password,
        });
        if (created.ok) onStep('done');
        // such an API refuses an old link, another address and an easy password in the same way
        return created.ok
          ? null
          : failureText(t, created, { 400: 'account.resetRefused', 404: 'account.resetRefused' });
      }
      const set = await calls.setPassword({ id, token, ...passwords });
      if (set.ok) onStep('done');
      else if (set.code === 403 || set.code === 404) onStep('broken');
      // whose account it is, the page does not know; that it is no common one, it has seen to
      else return failureText(t, set, { 400: 'validation.passwordIsEmail' });
      return null;
    },
  });
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('account.resetTitle')} noIndex />
      <div className="wrap section">
        <div className="mx-auto max-w-[460px]">
          <h1>{t('account.resetTitle')}</h1>
          <p className="soft mt1">{t('account.resetText')}</p>
          {!online && (
            <Notice tone="warn" role="status" className="mt2">
              {t('account.resetOffline')}
            </Notice>
          )}
          <form {...form.formProps} className="panel stack mt2">
            <FormFailure failure={form.failure} />
            {!id && <EmailField field={form.field('email')} autoComplete="username" />}
            <PasswordInput field={form.field('password')} label={t('account.newPassword')} kind="new-password" />
            <PasswordInput
              field={form.field('confirmation')}
              label={t('account.confirmation')}
              kind="new-password"
              isRepeated
            />
            <Button variant="cta" size="l" block type="submit" loading={form.isSending}>
              {t('account.resetSave')}
            </Button>
          </form>
        </div>
      </div>
    </main>
  );
}

function PasswordSet() {
  const t = useT();
  return (
    <CenterPage
      title={t('account.passwordChanged')}
      banner="login"
      actions={
        <>
          <Button variant="cta" size="l" onClick={() => openAuth('login')}>
            {t('account.auth.login')}
          </Button>
          <Button size="l" href="/">
            {t('common.toHome')}
          </Button>
        </>
      }
    >
      <p>{t('account.resetDoneText')}</p>
    </CenterPage>
  );
}

/** A link that lacks something, is too old or was used before. */
function ResetLinkBroken() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <CenterPage
      title={t('account.resetIncomplete')}
      banner="login"
      actions={
        <>
          <Button variant="cta" size="l" aria-haspopup="dialog" onClick={() => openAuth('forgot')}>
            {t('account.resetAgain')}
          </Button>
          <HelpButton />
        </>
      }
    >
      <p>{t('account.resetIncompleteText')}</p>
      {!isOnline && (
        <Notice tone="warn" role="status">
          {t('account.resetOffline')}
        </Notice>
      )}
    </CenterPage>
  );
}

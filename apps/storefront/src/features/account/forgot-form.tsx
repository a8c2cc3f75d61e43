import { email, required } from '@brixel/commerce/form-rules';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { createUserCalls } from '#data/api/user-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { useSendingForm } from '#features/forms/use-sending-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { showAuth } from '#features/session/open-auth.ts';
import { useT } from '#i18n/use-t.ts';
import { FormFailure } from './form-failure.tsx';

const RULES = { email: [required, email] };

/** The answer is the same whether there is such an account or not. */
export function ForgotForm() {
  const t = useT();
  const { api } = useServices();
  const [isSent, setSent] = useState(false);
  const form = useSendingForm('forgot', { email: '' }, RULES, async (values) => {
    if (!isOnline()) return t('account.resetOffline');
    const asked = await createUserCalls(api).requestReset(values.email.trim());
    if (!asked.ok)
      return failureText(t, asked, { [NO_ANSWER]: 'account.resetMailFailed', 500: 'account.resetMailFailed' });
    setSent(true);
    return null;
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

import type { Me } from '@brixel/contract/office/staff';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { CodeInput } from '#shared/code-input.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { SecondStep } from './second-step.ts';

interface CodeFormProps {
  by: SecondStep;
  email: string;
  headingLevel: 2 | 3;
  onEnter: (me: Me) => void;
  onBack: () => void;
}

/** The second step: a code of the app, one of the recovery codes, or a passkey. */
export function CodeForm({ by, email, headingLevel, onEnter, onBack }: CodeFormProps) {
  const t = useT();
  const mutation = useMutation();
  const [isRecovery, setRecovery] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const { form, bind, errors, reset } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim().length >= 6 ? undefined : t('signIn.codeShort') }),
    async onSubmit(values) {
      const answer = await mutation.run(() => call('session.code', { body: values }));
      if (answer) onEnter(answer.me);
    },
  });
  return (
    <div className="stack">
      <div>
        <Heading>{t('signIn.codeTitle')}</Heading>
        <p className="soft">{t(isRecovery ? 'signIn.recoveryText' : 'signIn.codeText', { email })}</p>
      </div>
      {mutation.failure && <FailureNotice code={mutation.failure} left={mutation.left} />}
      {by.includes('totp') && (
        <form {...form} className="stack">
          {isRecovery ? (
            <Field label={t('signIn.recoveryCode')} error={errors.code}>
              <Input {...bind('code')} autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
            </Field>
          ) : (
            <Field label={t('signIn.code')} error={errors.code}>
              <CodeInput {...bind('code')} autoFocus />
            </Field>
          )}
          <Button type="submit" variant="cta" size="l" block loading={mutation.isBusy}>
            {t('signIn.continue')}
          </Button>
        </form>
      )}
      {by.includes('passkey') && <PasskeyButton onEnter={onEnter} />}
      <p className="row s">
        {by.includes('totp') && (
          <TextButton
            onClick={() => {
              reset();
              setRecovery(!isRecovery);
            }}
          >
            {t(isRecovery ? 'signIn.useCode' : 'signIn.useRecovery')}
          </TextButton>
        )}
        <TextButton onClick={onBack}>{t('signIn.back')}</TextButton>
      </p>
    </div>
  );
}

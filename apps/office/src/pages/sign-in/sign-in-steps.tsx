import { type ReactNode, useState } from 'react';
import { enter } from '#data/session.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SecondStep } from './second-step.ts';

interface SignInStepsProps {
  /** of the person whose session has ended; nobody else can go on there */
  email?: string;
  headingLevel: 2 | 3;
  /** Below the password, for those who do not know it. */
  note?: ReactNode;
}

/** Password, then a code where the person has a second factor; or a passkey, which is both. */
export function SignInSteps({ email = '', headingLevel, note }: SignInStepsProps) {
  const [by, setBy] = useState<SecondStep | null>(null);
  const [typedEmail, setTypedEmail] = useState(email);
  if (by)
    return (
      <CodeForm
        by={by}
        email={typedEmail}
        headingLevel={headingLevel}
        onEnter={(me) => void enter(me)}
        onBack={() => setBy(null)}
      />
    );
  return (
    <>
      <PasswordForm
        email={typedEmail}
        isFixed={email !== ''}
        onEnter={(me) => void enter(me)}
        onCode={(asked, typed) => {
          setTypedEmail(typed);
          setBy(asked);
        }}
      />
      {note}
    </>
  );
}

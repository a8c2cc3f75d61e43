import { useT } from '#i18n/i18n.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

export function SignInPage() {
  const t = useT();
  return (
    <SignInFrame title={t('signIn.title')}>
      <SignInSteps
        headingLevel={2}
        note={
          <div className="stack stack--s s soft">
            <p>{t('signIn.forgotten')}</p>
            <p className="muted">{t('signIn.duration')}</p>
          </div>
        }
      />
    </SignInFrame>
  );
}

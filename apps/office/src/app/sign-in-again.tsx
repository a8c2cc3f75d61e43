import { Dialog } from '@brixel/ui/dialog.tsx';
import { useId } from 'react';
import { useMe, useSession } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { SignInSteps } from '#pages/sign-in/sign-in-steps.tsx';

/** The session has ended while somebody was at work: signs in over the page, on which everything stays as it was typed. */
export function SignInAgain() {
  const t = useT();
  const { email } = useMe();
  const isLost = useSession((session) => session.isLost);
  const titleId = useId();
  return (
    <Dialog open={isLost} onClose={() => {}} dismissible={false} className="modal modal--s" aria-labelledby={titleId}>
      <div className="modal__body stack">
        <h2 id={titleId}>{t('signIn.againTitle')}</h2>
        <p>{t('signIn.againText')}</p>
        <SignInSteps email={email} headingLevel={3} />
      </div>
    </Dialog>
  );
}

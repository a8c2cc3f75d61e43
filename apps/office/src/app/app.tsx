import { invitationPath } from '@brixel/contract/office/office-paths';
import { lazy, Suspense, useEffect } from 'react';
import { clearOfflineData } from '#data/offline-database.ts';
import { enter, useSession } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { InvitationPage } from '#pages/invitation/invitation-page.tsx';
import { SignInFrame } from '#pages/sign-in/sign-in-frame.tsx';
import { SignInPage } from '#pages/sign-in/sign-in-page.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';

/** What is behind the sign-in is loaded with it. */
const Office = lazy(() => import('./office.tsx'));

/** Everything below the office's root: an invitation, the sign-in, or the office itself. */
export function App() {
  const { pathname } = window.location;
  const invitation = invitationPath('');
  if (pathname.startsWith(invitation)) return <InvitationPage token={pathname.slice(invitation.length)} />;
  return <Entrance />;
}

function Entrance() {
  const start = useCall('session.read');
  const me = useSession((session) => session.me);
  const found = start.state === 'ready' ? start.value.me : null;
  useEffect(() => {
    if (found) void enter(found);
  }, [found]);

  const isNobody = start.state === 'ready' && !found;
  const isOffline = start.state === 'failed' && start.code === 'NO_CONNECTION';
  useEffect(() => {
    if (isNobody) clearOfflineData();
    if (isOffline) void enterOffline();
  }, [isNobody, isOffline]);

  if (me)
    return (
      <Suspense>
        <Office />
      </Suspense>
    );
  if (start.state === 'failed')
    return (
      <SignInFrame title="Brixel">
        <FailureNotice code={start.code} onRetry={start.reload} />
      </SignInFrame>
    );
  // whoever is signed in already comes in with the next render
  return isNobody ? <SignInPage /> : null;
}

/** Whoever walks a round goes on without a line; the shop asks for the session with the first call that reaches it. */
async function enterOffline(): Promise<void> {
  const { offlinePerson } = await import('#data/offline-round.ts');
  const me = await offlinePerson();
  if (me) await enter(me);
}

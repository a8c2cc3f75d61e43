import type { Profile } from '@brixel/contract/user';
import { Skeleton } from '@brixel/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useSession } from '#features/session/session-store.ts';
import { LoginNeeded } from './login-needed.tsx';
import { useAccountVisit } from './use-account-visit.ts';

export interface CustomerOnlyProps {
  /** for guests: what they would see here */
  holds: string;
  children: (profile: Profile) => ReactNode;
}

/** Who is logged in only the browser knows, so the server sends a page that is still to be filled. */
export function CustomerOnly({ holds, children }: CustomerOnlyProps) {
  const { status, profile } = useSession();
  useAccountVisit(status === 'customer');
  if (profile) return children(profile);
  if (status === 'guest') return <LoginNeeded holds={holds} />;
  return (
    <>
      <Skeleton className="h-[200px] noscript:hidden" />
      <noscript>
        <p>{holds}</p>
      </noscript>
    </>
  );
}

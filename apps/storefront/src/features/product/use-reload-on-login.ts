import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '#features/session/session-store.ts';

/** Prices may depend on the customer's group: who logs in or out sees the product anew. */
export function useReloadOnLogin(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.status !== 'unknown' && now.status !== before.status) void revalidate();
      }),
    [revalidate],
  );
}

import { useEffect } from 'react';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';
import { failureText } from './failure-text.ts';
import { resumeProfileTask } from './profile-task.ts';
import { refreshProfile } from './session.ts';

/** While a page of the account is open: changes that wait for a line are sent, and what changed elsewhere is shown. */
export function useAccountVisit(isCustomer: boolean): void {
  const t = useT();
  useEffect(() => {
    if (!isCustomer) return;
    const catchUp = async (): Promise<void> => {
      const saved = await resumeProfileTask();
      if (saved === null) await refreshProfile();
      else if (saved !== 'queued') {
        notify(
          saved.ok
            ? { type: 'success', message: t('account.updated') }
            : { type: 'error', message: failureText(t, saved, { 409: 'account.emailTaken' }) },
        );
      }
    };
    void catchUp();
    window.addEventListener('online', catchUp);
    return () => window.removeEventListener('online', catchUp);
  }, [isCustomer, t]);
}

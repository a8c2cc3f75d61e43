import type { CustomerInput } from '#data/user-calls.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';
import { failureText } from './failure-text.ts';
import { saveProfile } from './profile-task.ts';

/** Saves and says so; answers with the reason of a refusal, or null. */
export function useSaveProfile(onSaved: () => void): (customer: CustomerInput) => Promise<string | null> {
  const t = useT();
  return async (customer) => {
    const saved = await saveProfile(customer);
    if (saved !== 'queued' && !saved.ok) return failureText(t, saved, { 409: 'account.emailTaken' });
    notify(
      saved === 'queued'
        ? { type: 'warning', message: t('account.updateQueued') }
        : { type: 'success', message: t('account.updated') },
    );
    onSaved();
    return null;
  };
}

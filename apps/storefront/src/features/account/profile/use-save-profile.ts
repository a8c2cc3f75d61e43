import type { Profile } from '@brixel/contract/user';
import type { Outcome } from '#data/api/outcome.ts';
import { type CustomerInput, createUserCalls } from '#data/api/user-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import { failureText } from '#features/session/failure-text.ts';
import { saveProfile } from '#features/session/profile-task.ts';
import { showProfile } from '#features/session/session.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

/** `currentPassword`: for another e-mail address. Answers with the reason of a refusal, or null. */
type SaveProfile = (customer: CustomerInput, currentPassword?: string) => Promise<string | null>;

/** Saves the profile and notifies the shopper. */
export function useSaveProfile(onSaved: () => void): SaveProfile {
  const t = useT();
  const { api } = useServices();

  /** Never queued: a password is not written to a disk. */
  const changeEmail = async (customer: CustomerInput, currentPassword: string): Promise<Outcome<Profile>> => {
    const saved = await createUserCalls(api).update(customer, currentPassword);
    if (saved.ok) showProfile(saved.result);
    return saved;
  };

  return async (customer, currentPassword) => {
    if (currentPassword !== undefined && !isOnline()) return t('account.emailOffline');
    const saved =
      currentPassword === undefined ? await saveProfile(customer) : await changeEmail(customer, currentPassword);
    if (typeof saved === 'object' && !saved.ok)
      return failureText(t, saved, {
        409: 'account.emailTaken',
        ...(currentPassword !== undefined && { 403: 'account.wrongPassword' }),
      });
    notify(
      typeof saved === 'object'
        ? { type: 'success', message: t('account.updated') }
        : { type: 'warning', message: t(saved === 'queued' ? 'account.updateQueued' : 'account.updateUnanswered') },
    );
    onSaved();
    return null;
  };
}

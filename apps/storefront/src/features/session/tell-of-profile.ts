import type { Services } from '#data/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { failureText } from './failure-text.ts';
import { resumeProfileTask } from './profile-task.ts';

/** Says what became of a change of the profile that had to wait; true: there was one. */
export async function tellOfProfile({ language }: Services): Promise<boolean> {
  const saved = await resumeProfileTask();
  if (saved === null || saved === 'queued') return saved !== null;
  await loadMessages(language, ['account']);
  const t = translatorFor(language);
  notify(
    saved.ok
      ? { type: 'success', message: t('account.updated') }
      : { type: 'error', message: failureText(t, saved, { 409: 'account.emailTaken' }), hasNoTimeout: true },
  );
  return true;
}

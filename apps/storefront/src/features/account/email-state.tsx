import type { Profile } from '@brixel/contract/user';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import type { Outcome } from '#data/api/outcome.ts';
import { createUserCalls } from '#data/api/user-calls.ts';
import { useServices } from '#data/services.ts';
import { failureText } from '#features/session/failure-text.ts';
import { showProfile } from '#features/session/session.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useOnline } from '#shared/use-online.ts';

/** What is still to be confirmed by mail; nothing where nothing is, or where the API knows of no such thing. */
export function EmailState({ profile }: { profile: Profile }) {
  const t = useT();
  const { api } = useServices();
  const isOnline = useOnline();
  const [busy, setBusy] = useState<'send' | 'cancel' | null>(null);
  const { email_confirmed = true, pending_email } = profile.extension_attributes ?? {};
  if (email_confirmed && !pending_email) return null;

  const run = async (what: 'send' | 'cancel', call: () => Promise<Outcome<unknown>>, done: MessageKey) => {
    if (busy) return;
    setBusy(what);
    const outcome = await call();
    setBusy(null);
    notify(outcome.ok ? { type: 'success', message: t(done) } : { type: 'error', message: failureText(t, outcome) });
  };
  const send = () => run('send', () => createUserCalls(api).sendConfirmation(), 'account.confirmSent');
  const cancel = () =>
    run(
      'cancel',
      async () => {
        const kept = await createUserCalls(api).cancelEmailChange();
        if (kept.ok) showProfile(kept.result);
        return kept;
      },
      'account.emailKept',
    );
  return (
    <Notice tone="warn" className="mt2">
      <span className="wrap-anywhere">
        {pending_email
          ? t('account.emailPending', { email: pending_email })
          : t('account.emailUnconfirmed', { email: profile.email })}
      </span>
      <span className="row mt1">
        <Button size="s" disabled={!isOnline} loading={busy === 'send'} onClick={() => void send()}>
          {t('account.confirmAgain')}
        </Button>
        {pending_email && (
          <Button size="s" disabled={!isOnline} loading={busy === 'cancel'} onClick={() => void cancel()}>
            {t('account.emailKeep')}
          </Button>
        )}
      </span>
    </Notice>
  );
}

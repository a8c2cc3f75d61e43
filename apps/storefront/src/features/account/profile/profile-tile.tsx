import type { Profile } from '@brixel/contract/user';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import type { Outcome } from '#data/api/outcome.ts';
import { createUserCalls } from '#data/api/user-calls.ts';
import { useServices } from '#data/services.ts';
import { failureText } from '#features/session/failure-text.ts';
import { savedAddress } from '#features/session/saved-addresses.ts';
import { showProfile } from '#features/session/session.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useOnline } from '#shared/use-online.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

type Mode = 'shown' | 'profile' | 'password';

/** Who the customer is, and the two forms that change it. */
export function ProfileTile({ profile }: { profile: Profile }) {
  const t = useT();
  const [mode, setMode] = useState<Mode>('shown');
  const close = (): void => setMode('shown');
  const company = savedAddress(profile, 'billing')?.company;
  return (
    <section className={mode === 'shown' ? 'panel' : 'panel col-span-full'} aria-labelledby="account-profile">
      <div className="row row--between">
        <h2 id="account-profile" className="text-(length:--fs-h3)">
          {t(mode === 'password' ? 'account.changePassword' : 'account.profileTitle')}
        </h2>
        {mode === 'shown' && (
          <TextButton onClick={() => setMode('profile')} aria-describedby="account-profile">
            {t('account.edit')}
          </TextButton>
        )}
      </div>
      {mode === 'shown' && (
        <>
          <p className="soft mt1">
            {profile.firstname} {profile.lastname}
            <br />
            {profile.email}
            {company && (
              <>
                <br />
                {company}
              </>
            )}
          </p>
          <EmailState profile={profile} />
          <p className="mt2">
            <TextButton onClick={() => setMode('password')}>{t('account.changePassword')}</TextButton>
          </p>
        </>
      )}
      {mode === 'profile' && <ProfileForm profile={profile} onDone={close} />}
      {mode === 'password' && <PasswordForm profile={profile} onDone={close} />}
    </section>
  );
}

/** What is still to be confirmed by mail; empty where nothing is, or where the API has no confirmation. */
function EmailState({ profile }: { profile: Profile }) {
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
        const canceled = await createUserCalls(api).cancelEmailChange();
        if (canceled.ok) showProfile(canceled.result);
        return canceled;
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

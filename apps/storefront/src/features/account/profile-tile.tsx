import type { Profile } from '@brixel/contract/user';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { savedAddress } from '#features/session/saved-addresses.ts';
import { useT } from '#i18n/use-t.ts';
import { EmailState } from './email-state.tsx';
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

import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What everybody may change about themselves. */
export function Page() {
  const t = useT();
  return (
    <>
      <PageHead title={t('page.account')}>{t('account.lead')}</PageHead>
      <div className="cols cols--2">
        <div className="stack">
          <PersonSection />
          <PasswordSection />
        </div>
        <div className="stack">
          <SecondFactorSection />
          <PasskeysSection />
        </div>
      </div>
      <SessionsSection />
    </>
  );
}

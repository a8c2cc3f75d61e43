import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { openAuth } from '#features/session/open-auth.ts';
import { useT } from '#i18n/use-t.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { useOnline } from '#shared/use-online.ts';

/** A link that lacks something, is too old or was used before. */
export function ResetLinkBroken() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <CenterPage
      title={t('account.resetIncomplete')}
      banner="login"
      actions={
        <>
          <Button variant="cta" size="l" aria-haspopup="dialog" onClick={() => openAuth('forgot')}>
            {t('account.resetAgain')}
          </Button>
          <Button size="l" href="/i/hilfe-kontakt">
            {t('layout.help')}
          </Button>
        </>
      }
    >
      <p>{t('account.resetIncompleteText')}</p>
      {!isOnline && (
        <Notice tone="warn" role="status">
          {t('account.resetOffline')}
        </Notice>
      )}
    </CenterPage>
  );
}

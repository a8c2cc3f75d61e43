import { useOnline } from '#features/layout/use-online.ts';
import { CenterPage } from '#features/order/center-page.tsx';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** No reset link is valid as long as there are no accounts, so this is what every visitor of the page needs. */
export function ResetLinkBroken() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <CenterPage
      title={t('account.resetIncomplete')}
      banner="login"
      actions={
        <>
          <Button variant="cta" size="l" href="/i/hilfe-kontakt">
            {t('layout.help')}
          </Button>
          <Button size="l" href="/">
            {t('common.toHome')}
          </Button>
        </>
      }
    >
      <p>{t('account.resetIncompleteText')}</p>
      <p>{t('account.resetNoAccounts')}</p>
      {!isOnline && (
        <Notice tone="warn" role="status">
          {t('account.resetOffline')}
        </Notice>
      )}
    </CenterPage>
  );
}

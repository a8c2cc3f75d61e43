import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { RefreshIcon, WifiOffIcon } from '#ui/icons.tsx';
import { PageMeta } from './page-meta.tsx';

/** The last refuge: not even the home page is known to this browser. */
export function OfflineView() {
  useArea('offline');
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('offline.title')} noIndex />
      <div className="wrap center-page">
        {/* a picture would have to be fetched */}
        <WifiOffIcon size={32} className="text-(--warn)" />
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.text')}</p>
        <Button variant="cta" size="l" onClick={() => window.location.reload()}>
          <RefreshIcon /> {t('common.retry')}
        </Button>
      </div>
    </main>
  );
}

import { Button } from '@brixel/ui/button.tsx';
import { RefreshIcon, WifiOffIcon } from '@brixel/ui/icons.tsx';
import { useEffect } from 'react';
import { isOnline, watchLine } from '#data/connection/connection.ts';
import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { PageMeta } from '#shared/page-meta.tsx';

/** Called with every sign of the line, good or bad. */
const loadWhenOnline = (): void => {
  if (isOnline()) window.location.reload();
};

/** In place of a page that this browser does not know: it stays at its address and loads it as soon as there is a line. */
export function OfflineView({ isHome }: { isHome: boolean }) {
  useArea('offline');
  const t = useT();
  useEffect(() => watchLine(loadWhenOnline), []);
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('offline.title')} noIndex />
      <div className="wrap center-page">
        {/* a picture would have to be fetched */}
        <WifiOffIcon size={32} className="text-(--warn)" />
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.text')}</p>
        <div className="row row--l justify-center">
          <Button variant="cta" size="l" onClick={() => window.location.reload()}>
            <RefreshIcon /> {t('common.retry')}
          </Button>
          {!isHome && (
            <Button size="l" href="/">
              {t('common.toHome')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

import { Button } from '@brixel/ui/button.tsx';
import { RefreshIcon, WifiOffIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useLayoutEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '#data/api/api-error.ts';
import { OfflineMiss } from '#data/catalog/offline-miss.ts';
import { isOnline, watchConnection } from '#data/connection/connection.ts';
import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { useLocation, useNavigate, useRouteError } from '#router/hooks.ts';
import { dismissMessage, notify } from '#shared/notifications/notifications-store.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { openPanel } from '#shared/ui-store.ts';

const isOffline = (error: unknown): boolean => !import.meta.env.SSR && (error instanceof OfflineMiss || !isOnline());

/** What the shop has answered; a bug of ours has no words for shoppers. */
const saidBy = (error: unknown): { detail?: string } => (error instanceof ApiError ? { detail: error.message } : {});

/** Offline the page stays at its address and reloads with the connection; unknown addresses are 404, a shop without its database 503, all else 500. */
export function PageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const t = useT();
  const isHome = useLocation().pathname === '/';
  const answered = isRouteErrorResponse(error);
  const offline = !answered && isOffline(error);

  useLayoutEffect(() => {
    if (answered) return;
    const ok = { label: t('common.ok') };
    if (!offline) notify({ type: 'error', message: t('errors.pageFailed'), ...saidBy(error), action1: ok });
    else if (!isHome) {
      const message = t('errors.offlineRedirect');
      notify({ type: 'error', message, action1: { ...ok, action: () => void navigate('/') }, hasNoTimeout: true });
      return () => dismissMessage(message);
    }
  }, [answered, offline, isHome, navigate, t]);

  if (offline) return <OfflineView isHome={isHome} />;
  if (answered && error.status === 404) return <NotFoundView />;
  return answered && error.status === 503 ? <UnavailableView /> : <ErrorView />;
}

function NotFoundView() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('errors.notFoundTitle')} noIndex />
      <div className="wrap center-page">
        <ShopDrawing
          path="/banner/not-found.png"
          alt={t('errors.notFoundPicture')}
          size="banner"
          className="w-[min(620px,92%)] h-auto"
        />
        <h1>{t('errors.notFoundTitle')}</h1>
        <p>{t('errors.notFoundText')}</p>
        <div className="row row--l justify-center">
          <Button variant="cta" size="l" href="/">
            {t('common.toHome')}
          </Button>
          <Button size="l" onClick={() => openPanel('sidebar')}>
            {t('layout.allCategories')}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** Called with every change of the connection. */
const loadWhenOnline = (): void => {
  if (isOnline()) window.location.reload();
};

/** For a page that is not cached: it stays at its address and reloads as soon as there is a connection. */
function OfflineView({ isHome }: { isHome: boolean }) {
  useArea('offline');
  const t = useT();
  useEffect(() => watchConnection(loadWhenOnline), []);
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

/** What the page needs cannot be had for the moment, such as while the database restarts. */
function UnavailableView() {
  useArea('offline');
  const t = useT();
  return <FailurePage title={t('offline.unavailableTitle')} text={t('offline.unavailableText')} />;
}

export function ErrorView() {
  const t = useT();
  return <FailurePage title={t('errors.errorTitle')} text={t('errors.errorText')} />;
}

/** A page that could not be made, with the ways on. */
function FailurePage({ title, text }: { title: string; text: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} noIndex />
      <div className="wrap center-page">
        <ShopDrawing path="/banner/error.png" alt="" size="figure" className="w-[min(340px,80%)] h-auto" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="row row--l justify-center">
          <Button variant="cta" size="l" onClick={() => window.location.reload()}>
            <RefreshIcon /> {t('common.retry')}
          </Button>
          <Button size="l" href="/">
            {t('common.toHome')}
          </Button>
        </div>
      </div>
    </main>
  );
}

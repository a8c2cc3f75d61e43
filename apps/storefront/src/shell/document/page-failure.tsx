import { useLayoutEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { OfflineMiss } from '#data/catalog/offline-miss.ts';
import { isOnline } from '#data/connection/connection.ts';
import { useT } from '#i18n/use-t.ts';
import { ErrorView } from '#shared/failure/error-view.tsx';
import { NotFoundView } from '#shared/failure/not-found-view.tsx';
import { OfflineView } from '#shared/failure/offline-view.tsx';
import { UnavailableView } from '#shared/failure/unavailable-view.tsx';
import { dismissMessage, notify } from '#shared/notifications/notifications-store.ts';

const isOffline = (error: unknown): boolean => !import.meta.env.SSR && (error instanceof OfflineMiss || !isOnline());

/** Offline the page waits for the line at its address, and the message leads home; unknown addresses get 404, a shop without its database 503, all else 500. */
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
    if (!offline) notify({ type: 'error', message: t('errors.pageFailed'), action1: ok });
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

import { useLayoutEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { isOnline } from '#data/line.ts';
import { OfflineMiss } from '#data/offline-miss.ts';
import { ErrorView } from '#features/layout/error-view.tsx';
import { NotFoundView } from '#features/layout/not-found-view.tsx';
import { OfflineView } from '#features/layout/offline-view.tsx';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';

const isOffline = (error: unknown): boolean => !import.meta.env.SSR && (error instanceof OfflineMiss || !isOnline());

/** Offline leads home, if that is not what is missing; unknown addresses get 404, all else 500. */
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
      notify({ type: 'error', message: t('errors.offlineRedirect'), action1: ok });
      navigate('/', { replace: true });
    }
  }, [answered, offline, isHome, navigate, t]);

  if (offline) return isHome ? <OfflineView /> : null;
  return answered && error.status === 404 ? <NotFoundView /> : <ErrorView />;
}

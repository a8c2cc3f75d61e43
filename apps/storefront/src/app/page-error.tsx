import { lazy, Suspense, useLayoutEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';

const NotFoundView = lazy(async () => ({
  default: (await import('#features/layout/not-found-view.tsx')).NotFoundView,
}));
const ErrorView = lazy(async () => ({ default: (await import('#features/layout/error-view.tsx')).ErrorView }));

/** What a page that could not be loaded shows: offline leads home, unknown addresses get 404, all else 500. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const t = useT();
  const answered = isRouteErrorResponse(error);
  const offline = !answered && typeof navigator !== 'undefined' && navigator.onLine === false;

  useLayoutEffect(() => {
    if (answered) return;
    const ok = { label: t('common.ok') };
    if (offline) {
      notify({ type: 'error', message: t('errors.offlineRedirect'), action1: ok });
      navigate('/', { replace: true });
    } else {
      notify({ type: 'error', message: t('errors.somethingWrong'), action1: ok });
    }
  }, [answered, offline, navigate, t]);

  if (offline) return null;
  return <Suspense fallback={null}>{answered && error.status === 404 ? <NotFoundView /> : <ErrorView />}</Suspense>;
}

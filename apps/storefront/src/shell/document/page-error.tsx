import { lazy, Suspense } from 'react';
import { useT } from '#i18n/use-t.ts';

/** Error boundary of all pages. Its view is fetched when it is needed. */
export function PageError() {
  return (
    <Suspense fallback={null}>
      <PageFailure />
    </Suspense>
  );
}

const PageFailure = lazy(async () => {
  try {
    return { default: (await import('./page-failure.tsx')).PageFailure };
  } catch {
    return { default: LoadFailed };
  }
});

/** Not even that code could be fetched, and no worker has cached it. */
function LoadFailed() {
  const t = useT();
  return (
    <main id="main" className="wrap center-page">
      <h1>{t('errors.errorTitle')}</h1>
      <button className="btn" type="button" onClick={() => location.reload()}>
        {t('common.retry')}
      </button>
    </main>
  );
}

import { lazy, Suspense } from 'react';
import { useT } from '#i18n/use-t.ts';

/** What a page that could not be loaded shows. Its code comes when it is needed. */
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
    return { default: NothingCame };
  }
});

/** Not even that code: the line is broken, and no worker has kept anything. */
function NothingCame() {
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

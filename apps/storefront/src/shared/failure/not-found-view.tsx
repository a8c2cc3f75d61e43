import { Button } from '@brixel/ui/button.tsx';
import { useT } from '#i18n/use-t.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { openPanel } from '#shared/ui-store.ts';

export function NotFoundView() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('errors.notFoundTitle')} noIndex />
      <div className="wrap center-page">
        <ShopPicture
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

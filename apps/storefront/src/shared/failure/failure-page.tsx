import { Button } from '@brixel/ui/button.tsx';
import { RefreshIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';

/** A page that could not be made, with the ways on. */
export function FailurePage({ title, text }: { title: string; text: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} noIndex />
      <div className="wrap center-page">
        <ShopPicture path="/banner/error.png" alt="" size="figure" className="w-[min(340px,80%)] h-auto" />
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

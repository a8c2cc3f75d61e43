import { Button } from '@brixel/ui/button.tsx';
import picture from '#assets/not-found.webp';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';

export function NotFoundPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('notFound.title')}>{t('notFound.text')}</PageHead>
      <div className="panel empty">
        <img src={picture} alt="" width={150} height={110} />
        <Button variant="solid" href="/">
          {t('notFound.home')}
        </Button>
      </div>
    </>
  );
}

import { useT } from '#i18n/speak.ts';
import { GoodsNav } from '#pages/products/goods-nav.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { LibraryPanel } from './library-panel.tsx';

/** Where pictures of goods come from that have none of their own. */
export function Page() {
  const t = useT();
  return (
    <>
      <PageHead title={t('page.partPictures')}>{t('partPictures.lead')}</PageHead>
      <GoodsNav />
      <LibraryPanel />
    </>
  );
}

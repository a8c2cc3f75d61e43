import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { GoodsNav } from '#pages/products/goods-nav.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { ArchivePanel } from './archive-panel.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { PartPictureList } from './part-picture-list.tsx';

/** Where pictures of goods come from that have none of their own. */
export function Page() {
  const t = useT();
  const pictures = useCall('partPictures.list');
  return (
    <>
      <PageHead title={t('page.partPictures')}>{t('partPictures.lead')}</PageHead>
      <GoodsNav />
      <div className="stack">
        <ArchivePanel onTaken={pictures.reload} />
        <LoadedView loaded={pictures} rows={3}>
          {({ pictures: all }) => <PartPictureList pictures={all} reload={pictures.reload} />}
        </LoadedView>
        <LibraryPanel />
      </div>
    </>
  );
}

import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon, ShareIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { useSharePicture } from './use-share-picture.ts';

/** The picture of the mosaic to keep or to show around. */
export function SaveShare({ picture }: Pick<MosaicResult, 'picture'>) {
  const t = useT();
  const size = useBuilder((state) => state.selectedSize);
  const imageUrl = useBuilder((state) => state.mosaicImageUrl[size]);
  const share = useSharePicture();
  const name = t('builder.downloadName', { size: size.toUpperCase() });
  return (
    <div className="row mt3">
      {imageUrl && (
        <Button href={imageUrl} download={name}>
          <DownloadIcon /> {t('builder.download')}
        </Button>
      )}
      <Button onClick={() => void share(picture, name)}>
        <ShareIcon /> {t('builder.share')}
      </Button>
    </div>
  );
}

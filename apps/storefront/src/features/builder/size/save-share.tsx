import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon, ShareIcon } from '@brixel/ui/icons.tsx';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { pngOf } from '../picture/picture-canvas.client.ts';

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

/** Hands the picture to other apps where the browser can; elsewhere the address of the builder is copied. */
function useSharePicture(): (picture: MosaicResult['picture'], name: string) => Promise<void> {
  const t = useT();
  const { name: shop } = useServices().config.shop;
  return async (picture, name) => {
    const blob = await pngOf(picture);
    const shared = { title: t('builder.shareTitle', { shop }), files: [new File([blob], name, { type: blob.type })] };
    if (navigator.canShare?.(shared)) {
      // closing the dialog is an answer too
      await navigator.share(shared).catch(() => {});
      return;
    }
    const address = new URL('/mosaik-builder', window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify({ type: 'success', message: t('builder.linkCopied'), detail: t('builder.linkCopiedText') });
    } catch {
      notify({ type: 'info', message: t('builder.shareNot', { address }) });
    }
  };
}

import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { pngOf } from '../picture/picture-canvas.client.ts';

/** Hands the picture to other apps where the browser can; elsewhere the address of the builder is copied. */
export function useSharePicture(): (picture: MosaicResult['picture'], name: string) => Promise<void> {
  const t = useT();
  return async (picture, name) => {
    const blob = await pngOf(picture);
    const shared = { title: t('builder.shareTitle'), files: [new File([blob], name, { type: blob.type })] };
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

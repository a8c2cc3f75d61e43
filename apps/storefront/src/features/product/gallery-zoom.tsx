import { picturePath } from '@brixel/commerce/links';
import { useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, ZoomInIcon, ZoomOutIcon } from '#ui/icons.tsx';
import { Modal } from '#ui/modal.tsx';
import type { GalleryPicture } from './gallery-pictures.ts';

export interface GalleryZoomProps {
  open: boolean;
  onClose: () => void;
  title: string;
  picture: GalleryPicture;
  onMove: ((step: number) => void) | undefined;
}

/** A closer look: the picture fits the window, or shows every pixel and can be moved. */
export function GalleryZoom({ open, onClose, title, picture, onMove }: GalleryZoomProps) {
  const t = useT();
  const [close, setClose] = useState(false);
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={t('common.close')}>
      <div className="row justify-center pb-3">
        {onMove && (
          <IconButton label={t('product.previousPicture')} onClick={() => onMove(-1)}>
            <ArrowLeftIcon />
          </IconButton>
        )}
        <IconButton
          label={close ? t('product.further') : t('product.closer')}
          onClick={() => setClose((before) => !before)}
        >
          {close ? <ZoomOutIcon /> : <ZoomInIcon />}
        </IconButton>
        {onMove && (
          <IconButton label={t('product.nextPicture')} onClick={() => onMove(1)}>
            <ArrowRightIcon />
          </IconButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="overflow-auto rounded-lg bg-tray" tabIndex={0} aria-label={picture.label}>
        <img
          className={close ? 'w-[1200px] max-w-none' : 'mx-auto h-auto max-h-[70dvh] w-auto max-w-full'}
          src={picturePath(picture.image, 1200, 1488)}
          alt={picture.label}
          width={1200}
          height={1488}
        />
      </section>
    </Modal>
  );
}

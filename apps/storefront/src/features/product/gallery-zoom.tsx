import './gallery-zoom.css';
import { picturePath } from '@brixel/commerce/links';
import { pictureSizes } from '@brixel/contract/picture-sizes';
import { IconButton } from '@brixel/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, ZoomInIcon, ZoomOutIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useT } from '#i18n/use-t.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import { useZoom } from './use-zoom.ts';

export interface GalleryZoomProps {
  open: boolean;
  onClose: () => void;
  title: string;
  picture: GalleryPicture;
  onMove: ((step: number) => void) | undefined;
}

/** A closer look: by press, by keys, by two fingers. Beyond the whole picture it can be moved. */
export function GalleryZoom({ open, onClose, title, picture, onMove }: GalleryZoomProps) {
  const t = useT();
  const { zoom, closer, further, toggle, reset, stage } = useZoom();

  const move = (step: number): void => {
    reset();
    onMove?.(step);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === '+') closer();
    else if (event.key === '-') further();
    // beyond the whole picture the arrows move it about
    else if (event.key === 'ArrowLeft' && zoom === 1) move(-1);
    else if (event.key === 'ArrowRight' && zoom === 1) move(1);
    else return;
    event.preventDefault();
  };
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={t('common.close')} className="modal--zoom">
      <div className="row justify-center pb-3">
        {onMove && (
          <IconButton label={t('product.previousPicture')} onClick={() => move(-1)}>
            <ArrowLeftIcon />
          </IconButton>
        )}
        <IconButton label={t('product.further')} onClick={further}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton label={t('product.closer')} onClick={closer}>
          <ZoomInIcon />
        </IconButton>
        {onMove && (
          <IconButton label={t('product.nextPicture')} onClick={() => move(1)}>
            <ArrowRightIcon />
          </IconButton>
        )}
      </div>
      <section
        className="zoomed"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={picture.label}
        style={{ '--zoom': zoom } as CSSProperties}
        onKeyDown={keys}
        {...stage}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys + and - do the same */}
        <img
          src={picturePath(picture.image, 1200, 1488)}
          alt={picture.label}
          key={picture.image}
          // the page has this one already: it stands in until the large one is there
          onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-image')}
          style={{ backgroundImage: `url(${picturePath(picture.image, ...pictureSizes.gallery)})` }}
          width={1200}
          height={1488}
          onClick={toggle}
        />
      </section>
    </Modal>
  );
}

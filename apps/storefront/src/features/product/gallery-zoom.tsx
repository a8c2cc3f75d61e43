import './gallery-zoom.css';
import { picturePath } from '@brixel/commerce/links';
import { pictureSizes } from '@brixel/contract/picture-sizes';
import { IconButton } from '@brixel/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, ZoomInIcon, ZoomOutIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import type { GalleryPicture } from './gallery-pictures.ts';

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
  const { config } = useServices();
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
          src={picturePath(picture.image, 1200, 1488, config.pictures)}
          alt={picture.label}
          key={picture.image}
          // already loaded: shown until the large one has loaded
          onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-image')}
          style={{ backgroundImage: `url(${picturePath(picture.image, ...pictureSizes.gallery, config.pictures)})` }}
          width={1200}
          height={1488}
          onClick={toggle}
        />
      </section>
    </Modal>
  );
}

const MAX_ZOOM = 4;
const STEP = 1.6;
/** what a press on the picture goes to */
const CLOSE_UP = 2.5;

const clamp = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom));

const spread = ({ 0: first, 1: second }: TouchEvent['touches']): number =>
  first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;

export interface Zoom {
  zoom: number;
  closer: () => void;
  further: () => void;
  reset: () => void;
  /** between the whole picture and a close look at the place that was pressed */
  toggle: (event: MouseEvent<HTMLElement>) => void;
  /** for the element that scrolls the picture */
  stage: {
    ref: RefObject<HTMLElement | null>;
    onScroll: () => void;
    /** two fingers apart or together */
    onTouchStart: (event: TouchEvent) => void;
    onTouchMove: (event: TouchEvent) => void;
  };
}

/** How close a picture is looked at: 1 is the whole picture. What is in the middle stays there. */
function useZoom(): Zoom {
  const [zoom, setZoom] = useState(1);
  const ref = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const pinch = useRef({ spread: 0, zoom: 1 });

  useLayoutEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const { x, y } = middle.current;
    stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2);
  }, [zoom]);

  return {
    zoom,
    closer: () => setZoom((before) => clamp(before * STEP)),
    further: () => setZoom((before) => clamp(before / STEP)),
    reset: () => setZoom(1),
    toggle: ({ clientX, clientY, currentTarget }) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      middle.current = { x: (clientX - left) / width, y: (clientY - top) / height };
      setZoom((before) => (before > 1 ? 1 : CLOSE_UP));
    },
    stage: {
      ref,
      onScroll: () => {
        const stage = ref.current;
        if (!stage) return;
        middle.current = {
          x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
          y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
        };
      },
      onTouchStart: ({ touches }) => {
        if (touches.length === 2) pinch.current = { spread: spread(touches), zoom };
      },
      onTouchMove: ({ touches }) => {
        const { spread: before, zoom: from } = pinch.current;
        if (touches.length === 2 && before > 0) setZoom(clamp((from * spread(touches)) / before));
      },
    },
  };
}

import { picturePath } from '@brixel/commerce/links';
import { Badge, DimLabel } from '@brixel/ui/badge.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ExpandIcon } from '@brixel/ui/icons.tsx';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type TouchEvent, useRef, useState } from 'react';
import { useServices } from '#data/services.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useT } from '#i18n/use-t.ts';
import { heldInView } from '#shared/held-in-view.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { savingOf } from '#shared/product-rules.ts';
import { ShopDrawing, ShopPicture } from '#shared/shop-picture.tsx';
import { type GalleryPicture, picturesOf } from './gallery-pictures.ts';
import type { GalleryZoomProps } from './gallery-zoom.tsx';

const SWIPE_PX = 40;

/** Pictures of the product: the large one, all others beside it, and a closer look in a dialog. */
export function Gallery({ product }: { product: PageProduct }) {
  const t = useT();
  const pictures = picturesOf(product);
  const { config } = useServices();
  const [current, setCurrent] = useState(0);
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps> | null>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const touchX = useRef<number | null>(null);
  const shown = pictures[current] ?? pictures[0];
  if (!shown) return null;

  const move = (step: number): void => setCurrent((index) => (index + step + pictures.length) % pictures.length);

  const openZoom = (event: MouseEvent): void => {
    event.preventDefault();
    import('./gallery-zoom.tsx').then(
      ({ GalleryZoom }) => {
        setZoom(() => GalleryZoom);
        setIsZoomed(true);
      },
      () => notify({ type: 'error', message: t('errors.openFailed') }),
    );
  };
  const endSwipe = (event: TouchEvent): void => {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - (touchX.current ?? 0);
    if (touchX.current !== null && Math.abs(distance) > SWIPE_PX) move(distance < 0 ? 1 : -1);
    touchX.current = null;
  };

  return (
    <section className="gal" aria-label={t('product.gallery')}>
      <div
        className={cx('gal__main', pictures.length === 1 && 'col-span-full')}
        onTouchStart={(event) => {
          touchX.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={endSwipe}
      >
        {shown.image ? (
          <ShopPicture
            key={shown.image}
            path={shown.image}
            alt={shown.label}
            lang={product.text_lang}
            size="gallery"
            priority
            style={heldInView(shown.image)}
          />
        ) : (
          <>
            <ShopDrawing path="no_selection" alt="" size="gallery" priority />
            <p className="gal__none">{t('product.noPicture')}</p>
          </>
        )}
        <div className="gal__badges">
          <GalleryBadges product={product} />
        </div>
        {product.size_label && (
          <div className="gal__scale">
            <DimLabel>{product.size_label}</DimLabel>
          </div>
        )}
        {/* without scripts the link opens the large picture itself */}
        {shown.image && (
          <a
            className="gal__zoom"
            href={picturePath(shown.image, 1200, 1488, config.pictures)}
            aria-label={t('product.zoom')}
            onClick={openZoom}
          >
            <span className="ib">
              <ExpandIcon />
            </span>
          </a>
        )}
      </div>
      {pictures.length > 1 && <Thumbs pictures={pictures} current={current} onShow={setCurrent} />}
      {Zoom && (
        <Zoom
          open={isZoomed}
          onClose={() => setIsZoomed(false)}
          title={product.name}
          picture={shown}
          onMove={pictures.length > 1 ? move : undefined}
        />
      )}
    </section>
  );
}

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onShow: (index: number) => void;
}

function Thumbs({ pictures, current, onShow }: ThumbsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + pictures.length) % pictures.length;
    onShow(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra; every button works by itself
    <div className="gal__thumbs" ref={list} onKeyDown={keys}>
      {pictures.map(({ image, label }, index) => (
        <button
          key={image}
          type="button"
          aria-label={t('product.showPicture', { n: index + 1, label })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        >
          <ShopPicture path={image} alt="" size="thumbnail" style={heldInView(image)} />
        </button>
      ))}
    </div>
  );
}

function GalleryBadges({ product }: { product: PageProduct }) {
  const t = useT();
  const percent = savingOf(product);
  return (
    <>
      {percent > 0 && <Badge tone="sale">{t('product.saving', { n: percent })}</Badge>}
      {product.bestseller_rank !== null && <Badge tone="best">{t('product.bestseller')}</Badge>}
      {product.new === 1 && <Badge tone="neu">{t('catalog.new')}</Badge>}
    </>
  );
}

import { IconButton } from '@brixel/ui/button.tsx';
import { RulerIcon, ZoomInIcon, ZoomOutIcon } from '@brixel/ui/icons.tsx';
import { type PointerEvent, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { StageButton } from '../builder-frame.tsx';
import { useBuilder } from '../builder-store.ts';
import { Wall } from './wall.tsx';

const VIEWS = ['wall', 'near'] as const;
const MAX_ZOOM = 5;

/** The mosaic of the chosen size from afar, on a wall, or so close that the studs can be counted. */
export function SizeStage() {
  const t = useT();
  const [view, setView] = useState<(typeof VIEWS)[number]>('wall');
  const [zoom, setZoom] = useState(2);
  const size = useBuilder((state) => state.selectedSize);
  const format = useBuilder((state) => state.format);
  const frame = useBuilder((state) => state.frame);
  const imageUrl = useBuilder((state) => state.mosaicImageUrl[size]);
  const isNear = view === 'near' && imageUrl !== undefined;
  return (
    <>
      {isNear ? (
        <CloseUp imageUrl={imageUrl} zoom={zoom} />
      ) : (
        <>
          <div className="room">
            <Wall size={size} format={format} frame={frame} imageUrl={imageUrl} />
          </div>
          <div className="livepill">
            <RulerIcon size={16} /> {t('builder.trueScale')}
          </div>
        </>
      )}
      <div
        className="stagebar right-4 left-auto! translate-none! min-[1100px]:top-4 min-[1100px]:bottom-auto!"
        role="toolbar"
        aria-label={t('builder.view')}
      >
        {isNear && (
          <>
            <IconButton label={t('builder.zoomOut')} disabled={zoom === 1} onClick={() => setZoom(zoom - 1)}>
              <ZoomOutIcon />
            </IconButton>
            <IconButton label={t('builder.zoomIn')} disabled={zoom === MAX_ZOOM} onClick={() => setZoom(zoom + 1)}>
              <ZoomInIcon />
            </IconButton>
          </>
        )}
        {VIEWS.map((entry) => (
          <StageButton key={entry} isChosen={view === entry} onChoose={() => setView(entry)}>
            {t(`builder.sizeView.${entry}`)}
          </StageButton>
        ))}
      </div>
    </>
  );
}

interface CloseUpProps {
  imageUrl: string;
  /** how many times as wide as the stage */
  zoom: number;
}

/** The mosaic so large that single studs are seen; moved by scrolling, dragging or with the arrow keys. */
function CloseUp({ imageUrl, zoom }: CloseUpProps) {
  const t = useT();
  const drag = ({ buttons, pointerType, currentTarget, movementX, movementY }: PointerEvent<HTMLElement>): void => {
    // fingers scroll by themselves
    if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
  };
  return (
    <section
      className="absolute inset-0 cursor-grab overflow-auto active:cursor-grabbing"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('builder.closeUp')}
      onPointerMove={drag}
    >
      <img src={imageUrl} alt="" draggable={false} className="h-auto max-w-none" style={{ width: `${zoom * 100}%` }} />
    </section>
  );
}

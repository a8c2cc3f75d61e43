import { IconButton } from '@brixel/ui/icon-button.tsx';
import { RulerIcon, ZoomInIcon, ZoomOutIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { StageButton } from '../stage-button.tsx';
import { CloseUp } from './close-up.tsx';
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

import { partsOf } from '@brixel/mosaic/formats';
import { type PointerEvent, useState } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { PixelLoader } from '#ui/pixel-loader.tsx';
import { Loupe, type Spot } from './loupe.tsx';
import { MosaicCanvas } from './mosaic-canvas.tsx';
import { PhotoCanvas } from './photo-canvas.tsx';
import type { LiveMosaic } from './use-mosaic.ts';

export type StageView = 'bricks' | 'photo';

const CENTRE: Spot = { x: 0.5, y: 0.5 };

export interface FilterStageProps {
  live: LiveMosaic;
  view: StageView;
  onView: (view: StageView) => void;
}

/** The mosaic in its frame, with a loupe that follows the pointer and the way back to the photo. */
export function FilterStage({ live, view, onView }: FilterStageProps) {
  const t = useT();
  const format = useFormat();
  const [hasLoupe, setHasLoupe] = useState(true);
  const [spot, setSpot] = useState(CENTRE);
  const { result } = live;
  if (!result) return <PixelLoader label={t('builder.computing')} className="scale-200" />;
  const { studs, picture } = result;
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    setSpot({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const label = t('builder.mosaicAlt', {
    ...studs,
    parts: format.number(partsOf(studs)),
    colours: result.colours.length,
  });
  return (
    <>
      <div className="canvas" style={{ aspectRatio: studs.width / studs.height }}>
        <div className="frame" onPointerMove={follow}>
          {view === 'bricks' ? (
            <MosaicCanvas picture={picture} label={label} className="block h-full w-full rounded-[2px]" />
          ) : (
            <PhotoCanvas className="block h-full w-full rounded-[2px]" />
          )}
        </div>
        {view === 'bricks' && hasLoupe && <Loupe picture={picture} studs={studs} spot={spot} />}
      </div>
      <div className="livepill">
        <PixelLoader className={live.busy ? 'size-[18px]!' : 'size-[18px]! [&_i]:animate-none!'} />
        {t('builder.live', { ...studs })}
      </div>
      <div className="stagebar" role="toolbar" aria-label={t('builder.view')}>
        {(['photo', 'bricks'] as const).map((entry) => (
          <Button
            key={entry}
            size="s"
            variant="invert"
            className="bg-transparent! shadow-none! aria-pressed:bg-(--light-3)!"
            aria-pressed={view === entry}
            onClick={() => onView(entry)}
          >
            {t(entry === 'photo' ? 'builder.viewPhoto' : 'builder.viewBricks')}
          </Button>
        ))}
        {view === 'bricks' && (
          <button
            type="button"
            className="ib only-d"
            aria-label={t('builder.loupe')}
            aria-pressed={hasLoupe}
            onClick={() => setHasLoupe(!hasLoupe)}
          >
            <SearchIcon />
          </button>
        )}
      </div>
    </>
  );
}

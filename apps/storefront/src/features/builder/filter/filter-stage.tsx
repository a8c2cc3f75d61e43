import { partsOf } from '@brixel/mosaic/formats';
import { SearchIcon } from '@brixel/ui/icons.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { announce, StageButton } from '../builder-frame.tsx';
import { NARROW_SCREEN } from '../builder-steps.ts';
import { useBuilder } from '../builder-store.ts';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { LiveMosaic } from '../mosaic/use-mosaic.ts';
import { adjustPicture } from '../picture/adjust-picture.ts';
import { cutPixels } from '../picture/picture-canvas.client.ts';
import { opaqueRgba, rgbOnWhite } from '../picture/source-picture.ts';
import { BrickStage } from './brick-stage.tsx';

const CANVAS = 'block h-full w-full rounded-[2px]';

/** The mosaic that follows the sliders, the photo, or both side by side. */
export function FilterStage({ live }: { live: LiveMosaic }) {
  const t = useT();
  const format = useFormat();
  const [view, setView] = useState<StageView>('bricks');
  // on a small screen it would cover the picture
  const [hasLoupe, setHasLoupe] = useState(() => window.innerWidth >= NARROW_SCREEN);
  const { result } = live;
  const label = result && labelOf(result);
  const finished = result?.isFinal ? label : null;
  useEffect(() => void (finished && announce(finished)), [finished]);
  if (!result || !label) return <PixelLoader label={t('builder.computing')} className="scale-200" />;
  const bricks = <MosaicCanvas picture={result.picture} label={label} className={CANVAS} />;
  return (
    <>
      <div className="canvas" style={{ '--ratio': result.studs.width / result.studs.height } as CSSProperties}>
        {view === 'bricks' ? (
          <BrickStage result={result} label={label} hasLoupe={hasLoupe} />
        ) : (
          <div className="frame">
            {view === 'photo' ? (
              <PhotoCanvas className={CANVAS} />
            ) : (
              <CompareView before={<PhotoCanvas className={CANVAS} />} after={bricks} />
            )}
          </div>
        )}
      </div>
      <div className="livepill">
        <PixelLoader className={live.busy ? 'size-[18px]!' : 'size-[18px]! [&_i]:animate-none!'} />
        {t('builder.live', { ...result.studs })}
      </div>
      <StageViews view={view} onView={setView} hasLoupe={hasLoupe} onLoupe={setHasLoupe} />
    </>
  );

  function labelOf({ studs, colours }: MosaicResult): string {
    return t('builder.mosaicAlt', { ...studs, parts: format.number(partsOf(studs)), colours: colours.length });
  }
}

const STAGE_VIEWS = ['photo', 'compare', 'bricks'] as const;
type StageView = (typeof STAGE_VIEWS)[number];

interface StageViewsProps {
  view: StageView;
  onView: (view: StageView) => void;
  hasLoupe: boolean;
  onLoupe: (hasLoupe: boolean) => void;
}

/** What the stage shows: the photo, the bricks, or one beside the other. */
function StageViews({ view, onView, hasLoupe, onLoupe }: StageViewsProps) {
  const t = useT();
  return (
    <div className="stagebar" role="toolbar" aria-label={t('builder.view')}>
      {STAGE_VIEWS.map((entry) => (
        <StageButton key={entry} isChosen={view === entry} onChoose={() => onView(entry)}>
          {t(`builder.view.${entry}`)}
        </StageButton>
      ))}
      {view === 'bricks' && (
        <button
          type="button"
          className="ib"
          aria-label={t('builder.loupe')}
          aria-pressed={hasLoupe}
          onClick={() => onLoupe(!hasLoupe)}
        >
          <SearchIcon />
        </button>
      )}
    </div>
  );
}

/** Two pictures in one frame; the line between them is moved with the pointer or with the arrow keys. */
function CompareView({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useT();
  const [at, setAt] = useState(50);
  return (
    <div className="compare" style={{ '--at': `${at}%` } as CSSProperties}>
      {after}
      <div className="compare__before">{before}</div>
      <i aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={t('builder.compareLabel')}
        aria-valuetext={t('builder.compareValue', { n: at })}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
    </div>
  );
}

const WIDTH = 480;

/** The cut of the photo with the sliders applied, to compare with the bricks. */
function PhotoCanvas({ className }: { className: string }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = useBuilder((state) => state.bitmap);
  const cut = useBuilder((state) => state.imageDimensions);
  const adjustments = useBuilder((state) => state.adjustments);
  const greyscale = useBuilder((state) => state.isGrayscale);
  const height = Math.round(WIDTH * (cut?.invRatio ?? 1));
  // drawn before the browser paints: the picture is a frame sooner under the slider
  useLayoutEffect(() => {
    if (!bitmap || !cut) return;
    const pixels = cutPixels(bitmap, cut, { width: WIDTH, height });
    const adjusted = opaqueRgba(adjustPicture(rgbOnWhite(pixels.data), adjustments, greyscale));
    canvas.current?.getContext('2d')?.putImageData(new ImageData(adjusted, WIDTH, height), 0, 0);
  }, [bitmap, cut, height, adjustments, greyscale]);
  return (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={height}
      className={className}
      role="img"
      aria-label={t('builder.photoAlt')}
    />
  );
}

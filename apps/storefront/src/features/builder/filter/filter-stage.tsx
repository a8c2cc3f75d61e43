import { partsOf } from '@brixel/mosaic/formats';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { NARROW_SCREEN } from '../builder-steps.ts';
import { say } from '../builder-voice.tsx';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { LiveMosaic } from '../mosaic/use-mosaic.ts';
import { PhotoCanvas } from '../picture/photo-canvas.tsx';
import { BrickStage } from './brick-stage.tsx';
import { CompareView } from './compare-view.tsx';
import { type StageView, StageViews } from './stage-views.tsx';

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
  useEffect(() => void (finished && say(finished)), [finished]);
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

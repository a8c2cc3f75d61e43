import { paletteFor } from '@brixel/mosaic/palette';
import { cx } from '@brixel/ui/cx.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { say } from '../builder-voice.tsx';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { Loupe } from './loupe.tsx';
import { type Spot, useLoupe } from './use-loupe.ts';

export interface BrickStageProps {
  result: MosaicResult;
  label: string;
  hasLoupe: boolean;
}

/** The mosaic in its frame, and a loupe that follows pointer, finger and arrow keys. */
export function BrickStage({ result, label, hasLoupe }: BrickStageProps) {
  const t = useT();
  const { language } = useServices();
  const { studs, picture, cells, greyscale } = result;
  const colourAt = ({ column, row }: Spot): string =>
    paletteFor(greyscale)[cells[row * studs.width + column] ?? 0]?.name[language] ?? '';
  const { spot, handlers } = useLoupe(studs, (at) =>
    say(t('builder.loupeAt', { column: at.column + 1, row: at.row + 1, colour: colourAt(at) })),
  );
  return (
    <>
      <div className="frame">
        <div
          className={cx('h-full', hasLoupe && 'cursor-crosshair touch-none')}
          {...(hasLoupe && { role: 'group', tabIndex: 0, 'aria-label': t('builder.loupeLabel'), ...handlers })}
        >
          <MosaicCanvas picture={picture} label={label} className="block h-full w-full rounded-[2px]" />
        </div>
      </div>
      {hasLoupe && <Loupe picture={picture} studs={studs} spot={spot} colour={colourAt(spot)} />}
    </>
  );
}

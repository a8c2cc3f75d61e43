import { ArrowLeftIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { setCut } from '../builder-store.ts';
import { type ImageDimensions, moved } from './crop.ts';

const MOVES = [
  { direction: 'left', dx: -1, dy: 0, turn: '' },
  { direction: 'up', dx: 0, dy: -1, turn: 'rotate-90' },
  { direction: 'down', dx: 0, dy: 1, turn: '-rotate-90' },
  { direction: 'right', dx: 1, dy: 0, turn: 'rotate-180' },
] as const;

const STEP_SHARE = 0.04;

/** The same as dragging, for everybody who cannot drag. */
export function CropMoves({ bitmap, cut }: { bitmap: ImageBitmap; cut: ImageDimensions }) {
  const t = useT();
  const step = bitmap.width * STEP_SHARE;
  return (
    <fieldset className="mt3">
      <legend className="label mb-2">{t('builder.move')}</legend>
      <div className="grid grid-cols-4 gap-2">
        {MOVES.map(({ direction, dx, dy, turn }) => (
          <button
            key={direction}
            type="button"
            className="btn"
            aria-label={t(`builder.move.${direction}`)}
            onClick={() => setCut(moved(bitmap, cut, dx * step, dy * step))}
          >
            <ArrowLeftIcon className={turn} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

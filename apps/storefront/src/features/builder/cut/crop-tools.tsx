import { IconButton } from '@brixel/ui/button.tsx';
import { ArrowLeftIcon, FlipIcon, ReturnIcon, UndoIcon, ZoomInIcon, ZoomOutIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { announce } from '../builder-frame.tsx';
import { setCut } from '../builder-store.ts';
import { mirrorPicture, rotatePicture } from '../picture/builder-picture.client.ts';
import { type ImageDimensions, largestCut, moved, withZoom, zoomOf } from './crop.ts';
import { ZOOM_STEP } from './cropper.tsx';

export function CropToolbar({ bitmap, cut }: { bitmap: ImageBitmap; cut: ImageDimensions }) {
  const t = useT();
  const zoomBy = (factor: number) => setCut(withZoom(bitmap, cut, zoomOf(bitmap, cut) * factor));
  return (
    <div className="stagebar" role="toolbar" aria-label={t('builder.tools')}>
      <IconButton label={t('builder.zoomOut')} onClick={() => zoomBy(1 / ZOOM_STEP)}>
        <ZoomOutIcon />
      </IconButton>
      <IconButton label={t('builder.zoomIn')} onClick={() => zoomBy(ZOOM_STEP)}>
        <ZoomInIcon />
      </IconButton>
      <IconButton
        label={t('builder.rotate')}
        onClick={() => void rotatePicture(t).then(() => announce(t('builder.rotated')))}
      >
        <ReturnIcon />
      </IconButton>
      <IconButton
        label={t('builder.mirror')}
        onClick={() => void mirrorPicture(t).then(() => announce(t('builder.mirrored')))}
      >
        <FlipIcon className="rotate-90" />
      </IconButton>
      <IconButton label={t('builder.reset')} onClick={() => setCut(largestCut(bitmap, 1 / cut.invRatio))}>
        <UndoIcon />
      </IconButton>
    </div>
  );
}

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

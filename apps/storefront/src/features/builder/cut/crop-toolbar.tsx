import { IconButton } from '@brixel/ui/icon-button.tsx';
import { FlipIcon, ReturnIcon, UndoIcon, ZoomInIcon, ZoomOutIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { setCut } from '../builder-store.ts';
import { say } from '../builder-voice.tsx';
import { mirrorPicture, rotatePicture } from '../picture/builder-picture.client.ts';
import { type ImageDimensions, largestCut, withZoom, zoomOf } from './crop.ts';
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
        onClick={() => void rotatePicture(t).then(() => say(t('builder.rotated')))}
      >
        <ReturnIcon />
      </IconButton>
      <IconButton
        label={t('builder.mirror')}
        onClick={() => void mirrorPicture(t).then(() => say(t('builder.mirrored')))}
      >
        <FlipIcon className="rotate-90" />
      </IconButton>
      <IconButton label={t('builder.reset')} onClick={() => setCut(largestCut(bitmap, 1 / cut.invRatio))}>
        <UndoIcon />
      </IconButton>
    </div>
  );
}

import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { setCut } from '../builder-store.ts';
import { type ImageDimensions, moved, withZoom, zoomOf } from './crop.ts';
import { useCropDrag, useWheelZoom } from './use-crop-gestures.ts';

const STEP_SHARE = 0.02;
const LARGE_STEP_SHARE = 0.1;
export const ZOOM_STEP = 1.15;

const CORNERS = [
  { corner: 'nw', style: { left: 0, top: 0, cursor: 'nwse-resize' } },
  { corner: 'ne', style: { left: '100%', top: 0, cursor: 'nesw-resize' } },
  { corner: 'sw', style: { left: 0, top: '100%', cursor: 'nesw-resize' } },
  { corner: 'se', style: { left: '100%', top: '100%', cursor: 'nwse-resize' } },
] as const;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

export interface CropperProps {
  bitmap: ImageBitmap;
  src: string;
  cut: ImageDimensions;
}

/** The picture with its cut. Mouse, touch and keys do the same; the panel has buttons for it too. */
export function Cropper({ bitmap, src, cut }: CropperProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useCropDrag(frame, bitmap, cut);
  useWheelZoom(frame);
  const ratio = bitmap.width / bitmap.height;

  const keys = (event: KeyboardEvent): void => {
    const step = bitmap.width * (event.shiftKey ? LARGE_STEP_SHARE : STEP_SHARE);
    const next: Record<string, () => ImageDimensions> = {
      ArrowLeft: () => moved(bitmap, cut, -step, 0),
      ArrowRight: () => moved(bitmap, cut, step, 0),
      ArrowUp: () => moved(bitmap, cut, 0, -step),
      ArrowDown: () => moved(bitmap, cut, 0, step),
      '+': () => withZoom(bitmap, cut, zoomOf(bitmap, cut) * ZOOM_STEP),
      '-': () => withZoom(bitmap, cut, zoomOf(bitmap, cut) / ZOOM_STEP),
    };
    const change = next[event.key];
    if (!change) return;
    event.preventDefault();
    setCut(change());
  };

  const frameStyle: CSSProperties = {
    aspectRatio: ratio,
    // as high as the stage allows, with the toolbar below
    width: `min(100%, 860px, calc((100dvh - 264px) * ${ratio}))`,
  };
  const cutStyle: CSSProperties = {
    left: percent(cut.x, bitmap.width),
    top: percent(cut.y, bitmap.height),
    width: percent(cut.width, bitmap.width),
    height: percent(cut.height, bitmap.height),
    cursor: 'move',
  };
  return (
    <div ref={frame} className="cropper touch-none overflow-visible! select-none" style={frameStyle} {...drag}>
      <img
        src={src}
        width={bitmap.width}
        height={bitmap.height}
        alt={t('builder.yourPicture', { width: bitmap.width, height: bitmap.height })}
        draggable={false}
      />
      {/* the shade ends at the picture, the handles may stand over its edge */}
      <div className="absolute inset-0 overflow-hidden rounded-(--r-m)">
        <div className="absolute shadow-[0_0_0_2000px_var(--crop-shade)]" style={cutStyle} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be placed and sized like this */}
      <div
        className="crop shadow-none!"
        style={cutStyle}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        aria-label={t('builder.cropLabel')}
        onKeyDown={keys}
      >
        {CORNERS.map(({ corner, style }) => (
          <i key={corner} data-corner={corner} style={style} />
        ))}
        <span className="crop__tag">
          {t('builder.cropSize', { width: Math.round(cut.width), height: Math.round(cut.height) })}
        </span>
      </div>
    </div>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { adjustPicture } from './adjust-picture.ts';
import { cutPixels } from './cut-pixels.client.ts';
import { opaqueRgba, rgbOnWhite } from './rgb-points.ts';

const WIDTH = 480;

/** The cut of the photo with the sliders applied, to compare with the bricks. */
export function PhotoCanvas({ className }: { className: string }) {
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

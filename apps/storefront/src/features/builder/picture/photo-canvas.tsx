import { useEffect, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { cutPixels } from './cut-pixels.client.ts';
import { adjustedPhoto } from './photo-pixels.ts';

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
  useEffect(() => {
    if (!bitmap || !cut) return;
    const pixels = cutPixels(bitmap, cut, { width: WIDTH, height });
    const adjusted = adjustedPhoto(pixels.data, adjustments, greyscale);
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

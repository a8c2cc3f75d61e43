import { useEffect, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { adjustPicture } from './adjust-picture.ts';
import { useBuilder } from './builder-store.ts';
import { cutPixels } from './read-picture.client.ts';

const WIDTH = 540;

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
    const pixels = cutPixels(bitmap, cut, WIDTH, height);
    const rgb = new Uint8Array((pixels.data.length / 4) * 3);
    for (let from = 0, to = 0; from < pixels.data.length; from += 4, to += 3) {
      rgb.set(pixels.data.subarray(from, from + 3), to);
    }
    const adjusted = adjustPicture(rgb, adjustments, greyscale);
    for (let to = 0, from = 0; from < adjusted.length; to += 4, from += 3) {
      pixels.data.set(adjusted.subarray(from, from + 3), to);
    }
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0);
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

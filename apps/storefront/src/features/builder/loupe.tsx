import { useEffect, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import type { MosaicResult } from './mosaic-job.ts';

/** A place on the picture, 0 to 1 in both directions. */
export interface Spot {
  x: number;
  y: number;
}

const SHOWN_STUDS = 13;
const SIDE = 176;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Single bricks around a spot, enlarged. */
export function Loupe({ picture, studs, spot }: Pick<MosaicResult, 'picture' | 'studs'> & { spot: Spot }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = Math.round((picture.width / studs.width) * SHOWN_STUDS);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const left = between(Math.round(spot.x * picture.width - side / 2), 0, picture.width - side);
    const top = between(Math.round(spot.y * picture.height - side / 2), 0, picture.height - side);
    const pixels = new ImageData(picture.rgba, picture.width, picture.height);
    context.putImageData(pixels, -left, -top, left, top, side, side);
  }, [picture, side, spot]);
  return (
    <div
      className="only-d absolute -right-24 bottom-6 overflow-hidden rounded-(--r-m) border-5 border-(--white) shadow-(--sh-3)"
      style={{ width: SIDE, height: SIDE }}
    >
      <canvas
        ref={canvas}
        width={side}
        height={side}
        className="block h-full w-full"
        role="img"
        aria-label={t('builder.loupeLabel')}
      />
    </div>
  );
}

import { type CSSProperties, useEffect, useRef } from 'react';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { Spot } from './use-loupe.ts';

const SHOWN_STUDS = 13;
const REACH = (SHOWN_STUDS - 1) / 2;

const firstShown = (at: number, all: number): number => Math.max(0, Math.min(at - REACH, all - SHOWN_STUDS));

export interface LoupeProps extends Pick<MosaicResult, 'picture' | 'studs'> {
  spot: Spot;
  /** the name of the brick's colour */
  colour: string;
}

/** Single bricks around a stud, enlarged. */
export function Loupe({ picture, studs, spot, colour }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stud = picture.width / studs.width;
  const side = stud * SHOWN_STUDS;
  const column = firstShown(spot.column, studs.width);
  const row = firstShown(spot.row, studs.height);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const pixels = new ImageData(picture.rgba, picture.width, picture.height);
    context?.putImageData(pixels, -column * stud, -row * stud, column * stud, row * stud, side, side);
  }, [picture, stud, side, column, row]);
  const mark = {
    left: `${((spot.column - column) / SHOWN_STUDS) * 100}%`,
    top: `${((spot.row - row) / SHOWN_STUDS) * 100}%`,
    width: `${100 / SHOWN_STUDS}%`,
  } satisfies CSSProperties;
  return (
    // a finger covers what is below it, so the loupe goes to the other side
    <div className="loupe" data-side={spot.column > studs.width / 2 ? 'left' : 'right'} aria-hidden="true">
      <canvas ref={canvas} width={side} height={side} />
      <i style={mark} />
      <span>{colour}</span>
    </div>
  );
}

import type { Studs } from '@brixel/mosaic/formats';
import { paletteFor } from '@brixel/mosaic/palette';
import { cx } from '@brixel/ui/cx.ts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { announce } from '../builder-frame.tsx';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';

interface BrickStageProps {
  result: MosaicResult;
  label: string;
  hasLoupe: boolean;
}

/** The mosaic in its frame, and a loupe that follows pointer, finger and arrow keys. */
export function BrickStage({ result, label, hasLoupe }: BrickStageProps) {
  const t = useT();
  const { language } = useServices();
  const { studs, picture, cells, mode } = result;
  const colourAt = ({ column, row }: Spot): string =>
    paletteFor(mode)[cells[row * studs.width + column] ?? 0]?.name[language] ?? '';
  const { spot, handlers } = useLoupe(studs, (at) =>
    announce(t('builder.loupeAt', { column: at.column + 1, row: at.row + 1, colour: colourAt(at) })),
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

/** A stud, counted from the upper left. */
interface Spot {
  column: number;
  row: number;
}

const LARGE_STEP = 8;

const DIRECTIONS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inside = ({ column, row }: Spot, { width, height }: Studs): Spot => ({
  column: Math.min(Math.max(Math.floor(column), 0), width - 1),
  row: Math.min(Math.max(Math.floor(row), 0), height - 1),
});

/** Moves a loupe over a mosaic, with the pointer or with the arrow keys. */
function useLoupe(studs: Studs, onKeyMove: (spot: Spot) => void) {
  const [asked, setAsked] = useState<Spot>({ column: studs.width / 2, row: studs.height / 2 });
  // another size or format has fewer studs
  const spot = inside(asked, studs);

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const column = ((event.clientX - box.left) / box.width) * studs.width;
    const row = ((event.clientY - box.top) / box.height) * studs.height;
    setAsked(inside({ column, row }, studs));
  };

  const keys = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : 1;
    const next = inside({ column: spot.column + direction[0] * step, row: spot.row + direction[1] * step }, studs);
    setAsked(next);
    onKeyMove(next);
  };

  return { spot, handlers: { onPointerDown: follow, onPointerMove: follow, onKeyDown: keys } };
}

const SHOWN_STUDS = 13;
const REACH = (SHOWN_STUDS - 1) / 2;

const firstShown = (at: number, all: number): number => Math.max(0, Math.min(at - REACH, all - SHOWN_STUDS));

interface LoupeProps extends Pick<MosaicResult, 'picture' | 'studs'> {
  spot: Spot;
  /** the name of the brick's colour */
  colour: string;
}

/** Single bricks around a stud, enlarged. */
function Loupe({ picture, studs, spot, colour }: LoupeProps) {
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

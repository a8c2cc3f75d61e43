import type { Studs } from '@brixel/mosaic/formats';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** A stud, counted from the upper left. */
export interface Spot {
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
export function useLoupe(studs: Studs, onKeyMove: (spot: Spot) => void) {
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

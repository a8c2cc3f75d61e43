import { type MosaicSize, studsOf } from '@brixel/mosaic/formats';
import type { PlateChoice } from '@brixel/mosaic/make-mosaic';
import type { MosaicMode } from '@brixel/mosaic/palette';
import { useEffect, useMemo, useState } from 'react';
import { useBuilder } from '../builder-store.ts';
import type { Adjustments } from '../picture/adjust-picture.ts';
import { mosaicPixels } from '../picture/picture-canvas.client.ts';
import type { MosaicResult } from './mosaic-job.ts';
import { createMosaicQueue } from './mosaic-queue.ts';
import { canBuild, rangeOf, studsInStock } from './own-bricks.ts';

/** The mosaic of the present cut, computed beside the page. */

const queue = createMosaicQueue(
  () => new Worker(new URL('./mosaic.worker.ts', import.meta.url), { type: 'module', name: 'mosaic' }),
);

/** Ends the worker when the builder closes. */
export const stopMosaics = (): void => queue.stop();

const LONG_EDGE = 1280;

/** Studs are drawn large enough to be seen, and small mosaics larger. */
export const drawnStud = (longSide: number): number => Math.min(20, Math.max(8, Math.round(LONG_EDGE / longSide)));

export interface MosaicView {
  /** names the view: a newer request of the same view replaces the older one */
  slot: string;
  size: MosaicSize;
  mode: MosaicMode;
  pixelsPerStud?: number;
  /** instead of the sliders */
  look?: Adjustments;
  /** single ones unless said otherwise */
  plates?: PlateChoice;
  /** how many studs there are of each palette colour */
  stock?: readonly number[] | undefined;
  /** comes before other views */
  isMain?: boolean;
}

export interface LiveMosaic {
  result: MosaicResult | null;
  busy: boolean;
  failed: boolean;
}

export function useMosaic(view: MosaicView): LiveMosaic {
  const { slot, size, mode, pixelsPerStud, look, plates = 'single', stock, isMain = false } = view;
  const bitmap = useBuilder((state) => state.bitmap);
  const cut = useBuilder((state) => state.imageDimensions);
  const format = useBuilder((state) => state.format);
  const calm = useBuilder((state) => state.calm);
  const adjustments = useBuilder((state) => look ?? state.adjustments);
  const bricks = useBuilder((state) => state.bricks);
  const limit = useMemo(() => stock ?? (bricks ? studsInStock(bricks, mode) : undefined), [stock, bricks, mode]);
  const [live, setLive] = useState<LiveMosaic>({ result: null, busy: false, failed: false });

  useEffect(() => {
    if (!bitmap || !cut) return;
    if (!canBuild(bricks, { size, format, mode })) {
      queue.withdraw(slot);
      setLive({ result: null, busy: false, failed: false });
      return;
    }
    setLive((before) => ({ ...before, busy: true }));
    const studs = studsOf(size, format);
    queue.request({
      slot,
      isMain,
      makeJob: () => {
        const pixels = mosaicPixels(bitmap, cut, studs);
        return {
          source: { width: pixels.width, height: pixels.height, rgba: pixels.data as Uint8ClampedArray<ArrayBuffer> },
          studs,
          adjustments,
          mode,
          plates,
          calm,
          ...(limit && { stock: limit }),
          ...(bricks && { range: rangeOf(bricks) }),
          pixelsPerStud: pixelsPerStud ?? drawnStud(Math.max(studs.width, studs.height)),
        };
      },
      done: (result) => setLive({ result, busy: !result.isFinal, failed: false }),
      failed: () => setLive({ result: null, busy: false, failed: true }),
    });
  }, [slot, size, mode, pixelsPerStud, plates, calm, limit, bricks, isMain, bitmap, cut, format, adjustments]);

  useEffect(() => () => queue.withdraw(slot), [slot]);

  return live;
}

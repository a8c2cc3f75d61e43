import { paletteFor } from '@brixel/bricks/mosaic-palette';
import { type MosaicSize, partsOf, type Studs, studsOf } from '@brixel/mosaic/formats';
import { useEffect, useState } from 'react';
import { useBuilder } from './builder-store.ts';
import type { MosaicResult } from './mosaic-job.ts';
import { createMosaicQueue } from './mosaic-queue.ts';
import { cutPixels } from './read-picture.client.ts';

/** The mosaic of the present cut, computed beside the page. */

const queue = createMosaicQueue(
  () => new Worker(new URL('./mosaic.worker.ts', import.meta.url), { type: 'module', name: 'mosaic' }),
);

/** Ends the worker when the builder closes. */
export const stopMosaics = (): void => queue.stop();

/** Points of the cut: enough for a fair mean of each stud, little to copy. */
const FEWEST_POINTS_A_SIDE = 4;
const POINTS = 200_000;
const LONG_EDGE = 1280;

/** Studs are drawn large enough to be seen, and small mosaics larger. */
export const drawnStud = (longSide: number): number => Math.min(20, Math.max(8, Math.round(LONG_EDGE / longSide)));

const pointsPerStud = (studs: Studs): number =>
  Math.max(FEWEST_POINTS_A_SIDE, Math.floor(Math.sqrt(POINTS / partsOf(studs))));

export interface MosaicView {
  /** names the view: a newer request of the same view replaces the older one */
  slot: string;
  size: MosaicSize;
  greyscale: boolean;
  pixelsPerStud?: number;
  /** comes before other views */
  isMain?: boolean;
}

export interface LiveMosaic {
  result: MosaicResult | null;
  busy: boolean;
  failed: boolean;
}

export function useMosaic({ slot, size, greyscale, pixelsPerStud, isMain = false }: MosaicView): LiveMosaic {
  const bitmap = useBuilder((state) => state.bitmap);
  const cut = useBuilder((state) => state.imageDimensions);
  const format = useBuilder((state) => state.format);
  const adjustments = useBuilder((state) => state.adjustments);
  const [live, setLive] = useState<LiveMosaic>({ result: null, busy: false, failed: false });

  useEffect(() => {
    if (!bitmap || !cut) return;
    setLive((before) => ({ ...before, busy: true }));
    const studs = studsOf(size, format);
    queue.request({
      slot,
      isMain,
      makeJob: () => {
        const side = pointsPerStud(studs);
        const pixels = cutPixels(bitmap, cut, studs.width * side, studs.height * side);
        return {
          source: { width: pixels.width, height: pixels.height, rgba: pixels.data as Uint8ClampedArray<ArrayBuffer> },
          studs,
          palette: paletteFor(greyscale).map(({ hex }) => hex),
          adjustments,
          greyscale,
          pixelsPerStud: pixelsPerStud ?? drawnStud(Math.max(studs.width, studs.height)),
        };
      },
      done: (result) => setLive({ result, busy: !result.isFinal, failed: false }),
      failed: () => setLive({ result: null, busy: false, failed: true }),
    });
  }, [slot, size, greyscale, pixelsPerStud, isMain, bitmap, cut, format, adjustments]);

  useEffect(() => () => queue.withdraw(slot), [slot]);

  return live;
}

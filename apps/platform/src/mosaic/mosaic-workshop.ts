import { createWorkerPool, type WorkerPool } from '../worker-pool.ts';
import type { ComputedMosaic, DrawJob, FileJob, MakeJob } from './mosaic-jobs.ts';

/** The processes that work on mosaics. Drawing has one of its own: pictures in carts must not wait for new mosaics. */
export interface MosaicWorkshop {
  /** null in place of a mosaic: the picture is damaged */
  make: WorkerPool<MakeJob, ComputedMosaic | null>['run'];
  draw: WorkerPool<DrawJob, Uint8Array>['run'];
  /** what comes with a bought mosaic */
  write: WorkerPool<FileJob, Uint8Array>['run'];
  close(): Promise<void>;
}

/** A mosaic takes up to a second; a longer queue would mean more than a few seconds of waiting. */
const MAKING = { workers: 1, queueLimit: 8 };
const DRAWING = { workers: 1, queueLimit: 100 };
const WRITING = { workers: 1, queueLimit: 20 };

export function createMosaicWorkshop(): MosaicWorkshop {
  const making = createWorkerPool<MakeJob, ComputedMosaic | null>(
    new URL('./make-mosaic.worker.ts', import.meta.url),
    MAKING,
  );
  const drawing = createWorkerPool<DrawJob, Uint8Array>(new URL('./draw-mosaic.worker.ts', import.meta.url), DRAWING);
  const writing = createWorkerPool<FileJob, Uint8Array>(
    new URL('./write-mosaic-file.worker.ts', import.meta.url),
    WRITING,
  );
  return {
    make: making.run,
    draw: drawing.run,
    write: writing.run,
    async close() {
      await Promise.all([making.close(), drawing.close(), writing.close()]);
    },
  };
}

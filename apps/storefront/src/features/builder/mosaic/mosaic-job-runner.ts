import { type MosaicJob, type MosaicResult, mosaicFrames } from './mosaic-job.ts';

/** A job on its way to the worker; `id` comes back with each of its results. */
export interface MosaicOrder {
  id: number;
  job: MosaicJob;
  /** its quick result was shown before the job was broken off */
  isFirstShown: boolean;
}

export interface MosaicAnswer {
  id: number;
  result: MosaicResult;
}

/** Long enough to get on with the work, short enough that a slider stays responsive. */
const SLICE_MS = 10;

/** Works on the newest job only: checked between slices, an older job ends without a result. */
export function createJobRunner(
  answer: (answer: MosaicAnswer) => void,
  untilMessagesAreRead: () => Promise<void>,
): (order: MosaicOrder) => Promise<void> {
  let newest = 0;
  return async ({ id, job, isFirstShown }) => {
    newest = id;
    let sliceStart = performance.now();
    for (const result of mosaicFrames(job, isFirstShown)) {
      if (result) answer({ id, result });
      if (!result && performance.now() - sliceStart < SLICE_MS) continue;
      await untilMessagesAreRead();
      if (newest !== id) return;
      sliceStart = performance.now();
    }
  };
}

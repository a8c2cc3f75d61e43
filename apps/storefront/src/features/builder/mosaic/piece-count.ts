import type { MosaicResult } from './mosaic-job.ts';

/** How many parts it takes; null until that is known. */
export const pieceCount = (result: MosaicResult | null): number | null =>
  result?.bill?.reduce((sum, { count }) => sum + count, 0) ?? null;

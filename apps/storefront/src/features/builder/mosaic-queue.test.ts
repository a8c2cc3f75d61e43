import { expect, test } from 'vitest';
import { NO_ADJUSTMENT } from './adjust-picture.ts';
import type { MosaicJob, MosaicResult } from './mosaic-job.ts';
import { createMosaicQueue, type WorkerLike } from './mosaic-queue.ts';

function fakeWorker() {
  const posted: MosaicJob[] = [];
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (job) => posted.push(job),
    terminate: () => {},
  };
  const answer = (): void => {
    const { studs } = posted.at(-1)!;
    const result: MosaicResult = {
      studs,
      greyscale: false,
      colours: [],
      picture: { width: 0, height: 0, rgba: new Uint8ClampedArray() },
    };
    worker.onmessage?.({ data: result } as MessageEvent<MosaicResult>);
  };
  return { worker, posted, answer };
}

const job = (width: number) => (): MosaicJob => ({
  source: { width: 1, height: 1, rgba: new Uint8ClampedArray(4) },
  studs: { width, height: 1 },
  palette: [],
  adjustments: NO_ADJUSTMENT,
  greyscale: false,
  pixelsPerStud: 1,
});

const ignore = () => {};

test('while the worker is busy only the newest job of a slot waits', () => {
  const { worker, posted, answer } = fakeWorker();
  const queue = createMosaicQueue(() => worker);
  const shown: number[] = [];
  const done = ({ studs }: MosaicResult) => shown.push(studs.width);
  for (const width of [1, 2, 3]) queue.request({ slot: 'preview', makeJob: job(width), done, failed: ignore });
  answer();
  answer();
  expect(posted.map(({ studs }) => studs.width)).toEqual([1, 3]);
  expect(shown).toEqual([1, 3]);
});

test('slots do not replace each other', () => {
  const { worker, posted, answer } = fakeWorker();
  const queue = createMosaicQueue(() => worker);
  queue.request({ slot: 'a', makeJob: job(1), done: ignore, failed: ignore });
  queue.request({ slot: 'b', makeJob: job(2), done: ignore, failed: ignore });
  queue.request({ slot: 'c', makeJob: job(3), done: ignore, failed: ignore });
  answer();
  answer();
  expect(posted.map(({ studs }) => studs.width)).toEqual([1, 2, 3]);
});

test('a withdrawn view is neither computed nor told', () => {
  const { worker, posted, answer } = fakeWorker();
  const queue = createMosaicQueue(() => worker);
  const shown: number[] = [];
  const done = ({ studs }: MosaicResult) => shown.push(studs.width);
  queue.request({ slot: 'a', makeJob: job(1), done, failed: ignore });
  queue.request({ slot: 'b', makeJob: job(2), done, failed: ignore });
  queue.withdraw('a');
  queue.withdraw('b');
  answer();
  expect(posted).toHaveLength(1);
  expect(shown).toEqual([]);
});

test('an error is told and the next job goes on', () => {
  const { worker, posted } = fakeWorker();
  const queue = createMosaicQueue(() => worker);
  let failures = 0;
  const failed = () => {
    failures++;
  };
  queue.request({ slot: 'a', makeJob: job(1), done: ignore, failed });
  queue.request({ slot: 'b', makeJob: job(2), done: ignore, failed });
  worker.onerror?.({} as ErrorEvent);
  expect(failures).toBe(1);
  expect(posted).toHaveLength(2);
});

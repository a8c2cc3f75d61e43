import { expect, test } from 'vitest';
import { NO_ADJUSTMENT } from '../picture/adjust-picture.ts';
import type { MosaicJob, MosaicResult } from './mosaic-job.ts';
import type { MosaicAnswer, MosaicOrder } from './mosaic-job-runner.ts';
import { createMosaicQueue, type WorkerLike } from './mosaic-queue.ts';

function fakeWorker() {
  const posted: MosaicOrder[] = [];
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (order) => posted.push(order),
    terminate: () => {},
  };
  const answer = (isFinal: boolean, { id, job: { studs } } = posted.at(-1)!): void => {
    const result: MosaicResult = {
      studs,
      mode: 'color',
      plates: 'single',
      calm: 2,
      cells: new Uint8Array(),
      colours: [],
      bill: isFinal ? [] : null,
      picture: { width: 0, height: 0, rgba: new Uint8ClampedArray() },
      isFinal,
    };
    worker.onmessage?.({ data: { id, result } } as MessageEvent<MosaicAnswer>);
  };
  const ordered = () => posted.map(({ job, isFirstShown }) => `${job.studs.width}${isFirstShown ? ' again' : ''}`);
  return { worker, posted, ordered, quick: () => answer(false), good: () => answer(true), answer };
}

const job = (width: number) => (): MosaicJob => ({
  source: { width: 1, height: 1, rgba: new Uint8ClampedArray(4) },
  studs: { width, height: 1 },
  adjustments: NO_ADJUSTMENT,
  mode: 'color',
  pixelsPerStud: 1,
});

const ignore = () => {};

function queueOf(worker: WorkerLike) {
  const queue = createMosaicQueue(() => worker);
  const shown: string[] = [];
  const done = ({ studs, isFinal }: MosaicResult) => shown.push(`${studs.width}${isFinal ? ' good' : ' quick'}`);
  const ask = (slot: string, width: number) => queue.request({ slot, makeJob: job(width), done, failed: ignore });
  return { queue, shown, ask };
}

test('while a quick result is computed only the newest job of a slot waits', () => {
  const { worker, ordered, quick, good } = fakeWorker();
  const { shown, ask } = queueOf(worker);
  for (const width of [1, 2, 3]) ask('preview', width);
  quick();
  expect(ordered()).toEqual(['1', '3']);
  quick();
  good();
  expect(shown).toEqual(['1 quick', '3 quick', '3 good']);
});

test('the next movement breaks off the search, whose late result is not shown', () => {
  const { worker, posted, ordered, quick, answer } = fakeWorker();
  const { shown, ask } = queueOf(worker);
  ask('preview', 1);
  quick();
  ask('preview', 2);
  expect(ordered()).toEqual(['1', '2']);
  answer(true, posted[0]);
  quick();
  expect(shown).toEqual(['1 quick', '2 quick']);
});

test('what was finished although another view broke it off is shown and not computed again', () => {
  const { worker, posted, ordered, quick, good, answer } = fakeWorker();
  const { shown, ask } = queueOf(worker);
  ask('a', 1);
  quick();
  ask('b', 2);
  answer(true, posted[0]);
  quick();
  good();
  expect(ordered()).toEqual(['1', '2']);
  expect(shown).toEqual(['1 quick', '1 good', '2 quick', '2 good']);
});

test('the main view goes before the others that wait', () => {
  const { worker, ordered, quick } = fakeWorker();
  const { queue, ask } = queueOf(worker);
  ask('a', 1);
  ask('b', 2);
  queue.request({ slot: 'main', isMain: true, makeJob: job(3), done: ignore, failed: ignore });
  quick();
  expect(ordered()).toEqual(['1', '3']);
});

test('all views get their quick result before any gets its good one', () => {
  const { worker, ordered, quick, good } = fakeWorker();
  const { shown, ask } = queueOf(worker);
  ask('a', 1);
  ask('b', 2);
  ask('c', 3);
  for (let view = 0; view < 3; view++) quick();
  for (let view = 0; view < 3; view++) good();
  expect(ordered()).toEqual(['1', '2', '3', '1 again', '2 again']);
  expect(shown).toEqual(['1 quick', '2 quick', '3 quick', '3 good', '1 good', '2 good']);
});

test('a withdrawn view is neither computed nor notified', () => {
  const { worker, ordered, quick } = fakeWorker();
  const { queue, shown, ask } = queueOf(worker);
  ask('a', 1);
  ask('b', 2);
  queue.withdraw('a');
  queue.withdraw('b');
  quick();
  ask('c', 3);
  quick();
  queue.withdraw('c');
  ask('d', 4);
  expect(ordered()).toEqual(['1', '3', '4']);
  expect(shown).toEqual(['3 quick']);
});

test('an error is reported and the next job goes on', () => {
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

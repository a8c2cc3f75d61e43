import { expect, test } from 'vitest';
import { NO_ADJUSTMENT } from '../picture/adjust-picture.ts';
import type { MosaicJob } from './mosaic-job.ts';
import { createJobRunner } from './mosaic-job-runner.ts';

const job: MosaicJob = {
  source: { width: 4, height: 4, rgba: new Uint8ClampedArray(64).fill(120) },
  studs: { width: 2, height: 2 },
  adjustments: NO_ADJUSTMENT,
  mode: 'color',
  pixelsPerStud: 2,
};
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a newer job ends the one before it after its quick result', async () => {
  const answers: string[] = [];
  const run = createJobRunner(({ id, result }) => answers.push(`${id} ${result.isFinal ? 'good' : 'quick'}`), nextTurn);
  await Promise.all([run({ id: 1, job, isFirstShown: false }), run({ id: 2, job, isFirstShown: false })]);
  expect(answers).toEqual(['1 quick', '2 quick', '2 good']);
});

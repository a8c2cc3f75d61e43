import { expect, test } from 'vitest';
import { nextProgress, TRICKLE_LIMIT } from './navigation-progress.tsx';

test('the bar always moves on, ever slower, and stops before 95 %', () => {
  let progress = 0;
  let lastStep = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 200; step += 1) {
    const next = nextProgress(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    expect(next - progress).toBeLessThanOrEqual(lastStep);
    lastStep = next - progress;
    progress = next;
  }
  expect(progress).toBeGreaterThan(0.94);
  expect(progress).toBeLessThanOrEqual(TRICKLE_LIMIT);
});

import { applyChange, bestChange, type Layout } from './layout.ts';

const MAX_SWEEPS = 14;
/** Fewer changes than this share of the studs are no longer seen. */
const SETTLED = 0.001;
/** Gains below this are rounding. */
const MIN_GAIN = -1e-6;

/** Goes over all studs to and fro, giving each the colour that serves the whole best, until hardly any changes. */
export function* settle(layout: Layout, maxSweeps = MAX_SWEEPS): Generator<void, void> {
  const studs = layout.width * layout.height;
  for (let sweep = 0; sweep < maxSweeps; sweep++) {
    let changes = 0;
    for (let step = 0; step < studs; step++) {
      const stud = sweep % 2 === 0 ? step : studs - 1 - step;
      const change = bestChange(layout, stud, MIN_GAIN);
      if (change) {
        applyChange(layout, stud, change.choice);
        changes++;
      }
    }
    yield;
    if (changes <= studs * SETTLED) return;
  }
}

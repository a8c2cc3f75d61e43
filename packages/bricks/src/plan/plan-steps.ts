import type { Placed } from '../drawing/placed.ts';

/** A step of fewer parts is joined with the next. */
const MIN_PARTS = 10;
/** More parts in one step are hard to find in a drawing. */
const MAX_PARTS = 32;

/** The order in which a model is built: from the ground up, within a layer from the back to the front. */
export function planSteps(model: readonly Placed[]): Placed[][] {
  const steps: Placed[][] = [];
  let open: Placed[] = [];
  for (const layer of layersOf(model)) {
    for (const share of evenShares(layer)) {
      if (open.length + share.length > MAX_PARTS && open.length > 0) {
        steps.push(open);
        open = [];
      }
      open.push(...share);
      if (open.length < MIN_PARTS) continue;
      steps.push(open);
      open = [];
    }
  }
  return open.length > 0 ? [...steps, open] : steps;
}

function layersOf(model: readonly Placed[]): Placed[][] {
  const byFoot = Map.groupBy(model, ({ at }) => Math.round(at[2] * 10));
  return [...byFoot]
    .toSorted(([a], [b]) => a - b)
    .map(([, layer]) => layer.toSorted((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0]));
}

function evenShares(layer: readonly Placed[]): Placed[][] {
  const size = Math.ceil(layer.length / Math.ceil(layer.length / MAX_PARTS));
  const count = Math.ceil(layer.length / size);
  return Array.from({ length: count }, (_, index) => layer.slice(index * size, (index + 1) * size));
}

import type { Placed } from '../drawing/placed.ts';

/** Fewer are no step of their own where more lies above them. */
const FEWEST = 10;
/** More at once are hard to find in a drawing. */
const MOST = 32;

/** The order in which a model is built: from the ground up, within a layer from the back to the front. */
export function planSteps(model: readonly Placed[]): Placed[][] {
  const steps: Placed[][] = [];
  let open: Placed[] = [];
  for (const layer of layersOf(model)) {
    for (const share of evenShares(layer)) {
      if (open.length + share.length > MOST && open.length > 0) {
        steps.push(open);
        open = [];
      }
      open.push(...share);
      if (open.length < FEWEST) continue;
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
  const size = Math.ceil(layer.length / Math.ceil(layer.length / MOST));
  const count = Math.ceil(layer.length / size);
  return Array.from({ length: count }, (_, index) => layer.slice(index * size, (index + 1) * size));
}

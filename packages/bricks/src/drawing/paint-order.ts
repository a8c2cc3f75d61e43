import { rectsOverlap } from './plane.ts';
import type { Item } from './stage.ts';
import type { V3 } from './vector.ts';

const TOUCHING = 0.02;

/**
 * Far to near. Boxes that a plane separates are ordered exactly by that plane; the rest, which can only
 * be parts lying at free angles, by depth.
 */
export function paintOrder(items: readonly Item[], towardsViewer: V3): Item[] {
  const nearer: number[][] = items.map(() => []);
  const waitingFor = items.map(() => 0);
  for (const [i, a] of items.entries()) {
    for (let j = i + 1; j < items.length; j++) {
      const b = items[j]!;
      if (!rectsOverlap(a.outline, b.outline)) continue;
      const [far, near] = isNearer(a, b, towardsViewer) ? [j, i] : [i, j];
      nearer[far]!.push(near);
      waitingFor[near]!++;
    }
  }
  const open = new Set(items.keys());
  const order: Item[] = [];
  while (open.size) {
    const next = farthest(open, (index) => waitingFor[index] === 0) ?? farthest(open, () => true)!;
    open.delete(next);
    order.push(items[next]!);
    for (const index of nearer[next]!) waitingFor[index]!--;
  }
  return order;

  function farthest(candidates: Iterable<number>, allowed: (index: number) => boolean): number | undefined {
    let found: number | undefined;
    for (const index of candidates)
      if (allowed(index) && (found === undefined || items[index]!.depth < items[found]!.depth)) found = index;
    return found;
  }
}

function isNearer(a: Item, b: Item, towardsViewer: V3): boolean {
  for (const axis of [2, 0, 1] as const) {
    if (a.body.min[axis] >= b.body.max[axis] - TOUCHING) return towardsViewer[axis] > 0;
    if (b.body.min[axis] >= a.body.max[axis] - TOUCHING) return towardsViewer[axis] <= 0;
  }
  return a.depth > b.depth;
}

import type { SortLevel } from './sort-levels.ts';
import type { Found } from './split-hits.ts';
import { TopK } from './top-k.ts';

export interface HitOrder {
  /** whether scores decide first, where there are any */
  byScore: boolean;
  levels: readonly SortLevel[];
}

/** One page of the hits, best first; equal ones in the order of their numbers. */
export function bestHits(
  { documents, scores }: Found,
  { byScore, levels }: HitOrder,
  { from, size }: { from: number; size: number },
): { documents: number[]; scores: number[] } {
  const wanted = Math.min(documents.length, from + size);
  if (size <= 0 || from >= wanted) return { documents: [], scores: [] };
  const decisive = byScore ? scores : null;

  function isBefore(a: number, b: number): boolean {
    if (decisive && decisive[a] !== decisive[b]) return decisive[a]! > decisive[b]!;
    const [first, second] = [documents[a]!, documents[b]!];
    for (const { ofDocument, places } of levels) {
      const difference = places[ofDocument[first]!]! - places[ofDocument[second]!]!;
      if (difference !== 0) return difference < 0;
    }
    return first < second;
  }

  const best = new TopK(wanted, isBefore);
  if (decisive) offerByScore(best, decisive);
  else offerByPlace(best, documents, levels, scores === null);
  const page = best.sorted().slice(from);
  return { documents: page.map((at) => documents[at]!), scores: page.map((at) => scores?.[at] ?? 1) };
}

/** Most hits are worse than those held already, which the first sort key shows without comparing the others. */
function offerByScore(best: TopK, scores: Float64Array): void {
  let lowest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) {
    if (scores[at]! < lowest) continue;
    best.offer(at);
    if (best.last >= 0) lowest = scores[best.last]!;
  }
}

function offerByPlace(best: TopK, documents: Uint32Array, levels: readonly SortLevel[], isAscending: boolean): void {
  const [first] = levels;
  // Of equals the earlier document comes first: where they come in this order, a later equal one is worse, too.
  const isDecided = isAscending && levels.length <= 1;
  let highest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < documents.length; at++) {
    const place = first ? first.places[first.ofDocument[documents[at]!]!]! : 0;
    if (place > highest || (isDecided && place === highest)) continue;
    best.offer(at);
    if (best.last >= 0) highest = first ? first.places[first.ofDocument[documents[best.last]!]!]! : 0;
  }
}

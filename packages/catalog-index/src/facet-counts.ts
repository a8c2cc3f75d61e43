import type { Facet } from './facet.ts';
import type { Selection } from './selection.ts';
import type { SplitHits } from './split-hits.ts';

/** How many of the documents have each of the facet's codes. */
export function countDocuments({ sets, codeCount }: Facet, documents: Uint32Array): Uint32Array {
  const counts = sets.zeroCounts();
  addCounts(counts, sets.ofDocument, documents);
  return sets.countCodes(counts, codeCount);
}

/** The same over the hits and those that fail the facet's own choice only. */
export function countNearHits(
  { sets, codeCount }: Facet,
  { hits, nearHits, failed }: SplitHits,
  bit: number,
): Uint32Array {
  const { ofDocument } = sets;
  const counts = sets.zeroCounts();
  addCounts(counts, ofDocument, hits.documents);
  for (let at = 0; at < nearHits.length; at++) {
    if (failed[at] !== bit) continue;
    const set = ofDocument[nearHits[at]!]!;
    counts[set] = counts[set]! + 1;
  }
  return sets.countCodes(counts, codeCount);
}

/** The same over a whole selection, which is the same for everybody until a document changes. */
export function countSelection(facet: Facet, { documents, facetCounts }: Selection): Uint32Array {
  const known = facetCounts.get(facet);
  if (known) return known;
  const counts = countDocuments(facet, documents);
  facetCounts.set(facet, counts);
  return counts;
}

function addCounts(counts: Uint32Array, ofDocument: Uint32Array, documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at++) {
    const set = ofDocument[documents[at]!]!;
    counts[set] = counts[set]! + 1;
  }
}

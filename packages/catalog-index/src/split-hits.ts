import type { SetTest, Test } from './filter.ts';

/** Documents that answer a query, with their scores in the same order; without scores where no text was searched for. */
export interface Found {
  documents: Uint32Array;
  scores: Float64Array | null;
}

/** What a shopper has chosen in a facet: as a test of sets where possible, which is quicker. */
export type FacetChoice = SetTest | Test;

export interface SplitHits {
  /** those that fail no choice */
  hits: Found;
  /** those that fail a single choice, and its bit */
  nearHits: Uint32Array;
  failed: Uint8Array;
}

export type HitSplitter = (found: Found, choices: readonly FacetChoice[]) => SplitHits;

/** A byte has one bit per choice; beyond eight, those after the seventh share one. */
const LAST_BIT = 7;

export const bitOf = (place: number): number => 1 << Math.min(place, LAST_BIT);

export const sharesBit = (place: number, choiceCount: number): boolean =>
  place >= LAST_BIT && choiceCount > LAST_BIT + 1;

const HIT = 1;
const NEAR_HIT = 2;

const createWorkspace = (documentCount: number) => ({
  failures: new Uint8Array(documentCount),
  hitPlaces: new Uint32Array(documentCount),
  nearPlaces: new Uint32Array(documentCount),
  hits: new Uint32Array(documentCount),
  hitScores: new Float64Array(documentCount),
  nearHits: new Uint32Array(documentCount),
  nearFailures: new Uint8Array(documentCount),
});

/** The result is valid until the next call: large arrays cost more to allocate than to fill. */
export function createHitSplitter(documentCount: number): HitSplitter {
  let workspace: ReturnType<typeof createWorkspace> | null = null;

  return ({ documents, scores }, choices) => {
    workspace ??= createWorkspace(documentCount);
    const { failures, hitPlaces, nearPlaces, hits, hitScores, nearHits, nearFailures } = workspace;
    failures.fill(0, 0, documents.length);
    for (const [place, choice] of choices.entries()) markFailures(failures, documents, choice, bitOf(place));
    const { hitCount, nearCount } = part(failures.subarray(0, documents.length), hitPlaces, nearPlaces);
    for (let hit = 0; hit < hitCount; hit++) {
      hits[hit] = documents[hitPlaces[hit]!]!;
      if (scores) hitScores[hit] = scores[hitPlaces[hit]!]!;
    }
    for (let near = 0; near < nearCount; near++) {
      nearHits[near] = documents[nearPlaces[near]!]!;
      nearFailures[near] = failures[nearPlaces[near]!]!;
    }
    return {
      hits: { documents: hits.subarray(0, hitCount), scores: scores && hitScores.subarray(0, hitCount) },
      nearHits: nearHits.subarray(0, nearCount),
      failed: nearFailures.subarray(0, nearCount),
    };
  };
}

/** What each combination of failures makes of a document. */
const outcomes = Uint8Array.from({ length: 256 }, (_, bits) =>
  bits === 0 ? HIT : (bits & (bits - 1)) === 0 ? NEAR_HIT : 0,
);

/** Each place is written to both lists and stays on the right one, which spares an unpredictable branch. */
function part(failures: Uint8Array, hitPlaces: Uint32Array, nearPlaces: Uint32Array) {
  let hitCount = 0;
  let nearCount = 0;
  for (let at = 0; at < failures.length; at++) {
    const outcome = outcomes[failures[at]!]!;
    hitPlaces[hitCount] = at;
    nearPlaces[nearCount] = at;
    hitCount += outcome & HIT;
    nearCount += outcome >> 1;
  }
  return { hitCount, nearCount };
}

/** One choice after another, not one document after another: each loop is short and reads one column. */
function markFailures(failures: Uint8Array, documents: Uint32Array, choice: FacetChoice, bit: number): void {
  if (typeof choice === 'function') {
    for (let at = 0; at < documents.length; at++) if (!choice(documents[at]!)) failures[at] = failures[at]! | bit;
    return;
  }
  const { ofDocument, passes } = choice;
  for (let at = 0; at < documents.length; at++) {
    // 0 less 1 sets all bits, so a document that fails gets its bit without a branch.
    failures[at] = failures[at]! | ((passes[ofDocument[documents[at]!]!]! - 1) & bit);
  }
}

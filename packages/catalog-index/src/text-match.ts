import type { Analyser, Token } from './analyse.ts';
import { type Expansion, expandToken } from './expand.ts';
import { type Postings, STRONGEST_WEIGHT } from './postings.ts';

/** Documents that answer a text, with their scores in the same order. */
export interface TextMatches {
  documents: Uint32Array;
  scores: Float64Array;
}

/** Where not every word is found together, this share of them is enough. */
const ENOUGH_WORDS = 0.75;
const MOST_WORDS = 16;

export interface TextMatcher {
  match(text: string): TextMatches;
  /** the query's words with the dictionary terms each stands for */
  expand(text: string): { token: Token; expansions: Expansion[] }[];
}

export function createTextMatcher(
  documentCount: number,
  postings: Postings,
  analyser: Analyser,
  fuzziness: number,
): TextMatcher {
  const { offsets, documents, weights, dictionary } = postings;
  const frequency = (term: number): number => offsets[term + 1]! - offsets[term]!;
  // Reused by every query: an index answers one query at a time, and clearing what was touched is cheaper than allocating.
  const totals = new Float64Array(documentCount);
  const wordScores = new Float64Array(documentCount);
  const wordsFound = new Uint8Array(documentCount);
  const lastWord = new Uint8Array(documentCount);
  const touched = new Uint32Array(documentCount);

  const expand = (text: string) =>
    uniqueTokens(analyser.analyseQuery(text))
      .slice(0, MOST_WORDS)
      .map((token) => ({ token, expansions: expandToken(dictionary, token, { fuzziness, frequency }) }));

  /** Rare words tell more. All that stands for a word is as rare as the commonest of it, or far-fetched terms would win. */
  function rarityOf(expansions: readonly Expansion[]): number {
    const commonest = Math.max(0, ...expansions.map(({ term }) => frequency(term)));
    return 1 + Math.log(1 + (documentCount - commonest + 0.5) / (commonest + 0.5));
  }

  /**
   * A document counts once per word, with the best of the terms that stand for it. Only documents that had one of the
   * words since `since` are looked at, and all of them for 0. Says how many are touched now.
   */
  function addWord(wordNumber: number, expansions: readonly Expansion[], since: number, touchedBefore: number): number {
    let count = touchedBefore;
    const rarity = rarityOf(expansions);
    for (const { term, factor } of expansions) {
      const end = offsets[term + 1]!;
      const scale = (rarity * factor) / STRONGEST_WEIGHT;
      for (let at = offsets[term]!; at < end; at++) {
        const document = documents[at]!;
        const last = lastWord[document]!;
        if (last < since) continue;
        const score = scale * weights[at]!;
        if (last !== wordNumber) {
          if (last === 0) touched[count++] = document;
          lastWord[document] = wordNumber;
          wordsFound[document] = wordsFound[document]! + 1;
          wordScores[document] = score;
          totals[document] = totals[document]! + score;
        } else if (score > wordScores[document]!) {
          totals[document] = totals[document]! + score - wordScores[document]!;
          wordScores[document] = score;
        }
      }
    }
    return count;
  }

  /** Documents with at least so many of the words. In strict mode a document that lacks one is not followed further. */
  function collect(words: readonly (readonly Expansion[])[], required: number, strict: boolean): TextMatches {
    let count = 0;
    for (const [number, expansions] of words.entries()) {
      count = addWord(number + 1, expansions, strict ? number : 0, count);
    }
    const kept = touched.subarray(0, count).filter((document) => wordsFound[document]! >= required);
    const scores = Float64Array.from(kept, (document) => totals[document]!);
    for (let at = 0; at < count; at++) {
      const document = touched[at]!;
      totals[document] = 0;
      wordsFound[document] = 0;
      lastWord[document] = 0;
    }
    return { documents: kept, scores };
  }

  const reach = (expansions: readonly Expansion[]): number =>
    expansions.reduce((sum, { term }) => sum + frequency(term), 0);

  return {
    expand,
    match(text) {
      // The rarest word first, so that the common ones are only looked at where it stands.
      const words = expand(text)
        .map(({ expansions }) => expansions)
        .sort((a, b) => reach(a) - reach(b));
      const together = collect(words, words.length, true);
      if (together.documents.length > 0 || words.length < 2) return together;
      return collect(words, Math.max(1, Math.floor(words.length * ENOUGH_WORDS)), false);
    },
  };
}

function uniqueTokens(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ term }) => !seen.has(term) && seen.add(term));
}

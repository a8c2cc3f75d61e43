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

  const expand = (text: string) =>
    uniqueTokens(analyser.analyseQuery(text))
      .slice(0, MOST_WORDS)
      .map((token) => ({ token, expansions: expandToken(dictionary, token, { fuzziness, frequency }) }));

  /** Rare words tell more. All that stands for a word is as rare as the commonest of it, or far-fetched terms would win. */
  function rarityOf(expansions: readonly Expansion[]): number {
    const commonest = Math.max(0, ...expansions.map(({ term }) => frequency(term)));
    return 1 + Math.log(1 + (documentCount - commonest + 0.5) / (commonest + 0.5));
  }

  /** A document counts once per word, with the best of the terms that stand for it. */
  function addWord(wordNumber: number, expansions: readonly Expansion[], touched: number[]): void {
    const rarity = rarityOf(expansions);
    for (const { term, factor } of expansions) {
      const start = offsets[term]!;
      const end = offsets[term + 1]!;
      const scale = (rarity * factor) / STRONGEST_WEIGHT;
      for (let at = start; at < end; at++) {
        const document = documents[at]!;
        const score = scale * weights[at]!;
        if (lastWord[document] !== wordNumber) {
          if (lastWord[document] === 0) touched.push(document);
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
  }

  function collect(touched: readonly number[], wordCount: number): TextMatches {
    let most = 0;
    for (const document of touched) most = Math.max(most, wordsFound[document]!);
    const required = most === wordCount ? wordCount : Math.max(1, Math.floor(wordCount * ENOUGH_WORDS));
    const kept = touched.filter((document) => wordsFound[document]! >= required);
    return { documents: Uint32Array.from(kept), scores: Float64Array.from(kept, (document) => totals[document]!) };
  }

  return {
    expand,
    match(text) {
      const words = expand(text);
      const touched: number[] = [];
      for (const [number, { expansions }] of words.entries()) addWord(number + 1, expansions, touched);
      const matches = collect(touched, words.length);
      for (const document of touched) {
        totals[document] = 0;
        wordsFound[document] = 0;
        lastWord[document] = 0;
      }
      return matches;
    },
  };
}

function uniqueTokens(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ term }) => !seen.has(term) && seen.add(term));
}

import type { Expansion } from './expand.ts';
import { CHUNK_BITS, IN_CHUNK, type Postings, postingStart, STRONGEST_WEIGHT, termFrequency } from './postings.ts';
import type { QueryWord } from './query-word.ts';

/** Documents that answer a text, with their scores in the same order; valid until the next text is matched. */
export interface TextMatches {
  documents: Uint32Array;
  scores: Float64Array;
  /** words that no document has together with the others */
  ignored: readonly QueryWord[];
}

export interface TextMatcher {
  match(words: readonly QueryWord[]): TextMatches;
}

const GUESS_FACTOR = 0.01;
/** Looking one document up in a list costs about as much as reading so many of the list. */
const SEEKING_COST = 40;

export function createTextMatcher(documentCount: number, postings: Postings): TextMatcher {
  const { chunkCount, ends, documents, weights } = postings;
  const frequency = termFrequency(postings);
  // Reused by every query: an index answers one query at a time, and clearing what was touched is cheaper than allocating.
  const totals = new Float64Array(documentCount);
  const wordScores = new Float64Array(documentCount);
  /** a bit for each word that the document has */
  const wordsFound = new Uint16Array(documentCount);
  const lastWord = new Uint8Array(documentCount);
  const touched = new Uint32Array(documentCount);
  const keptScores = new Float64Array(documentCount);

  /** Rare words weigh more. All terms of a word share the weight of the commonest, or far-fetched terms would win. */
  function rarityOf(expansions: readonly Expansion[]): number {
    const commonest = Math.max(0, ...expansions.map(({ term }) => frequency(term)));
    return 1 + Math.log(1 + (documentCount - commonest + 0.5) / (commonest + 0.5));
  }

  /**
   * A document counts once per word, with the best of the terms that stand for it. Only documents that had one of the
   * words since `since` are read, and all of them for 0. Returns how many are touched now.
   */
  function addWord(wordNumber: number, expansions: readonly Expansion[], since: number, touchedBefore: number): number {
    let count = touchedBefore;
    const rarity = rarityOf(expansions);
    for (const { term, factor } of expansions) {
      const scale = (rarity * factor) / STRONGEST_WEIGHT;
      if (since > 0 && touchedBefore * SEEKING_COST < frequency(term)) {
        for (let number = 0; number < touchedBefore; number++) {
          const document = touched[number]!;
          const at = lastWord[document]! < since ? -1 : seek(document, term);
          if (at >= 0) addScore(document, wordNumber, scale * weights[at]!);
        }
        continue;
      }
      let at = postingStart(postings, term, 0);
      for (let chunk = 0; chunk < chunkCount; chunk++) {
        const first = chunk << CHUNK_BITS;
        for (const end = ends[term * chunkCount + chunk]!; at < end; at++) {
          const document = first + documents[at]!;
          const last = lastWord[document]!;
          if (last < since) continue;
          if (last === 0) touched[count++] = document;
          addScore(document, wordNumber, scale * weights[at]!);
        }
      }
    }
    return count;
  }

  function addScore(document: number, wordNumber: number, score: number): void {
    if (lastWord[document] !== wordNumber) {
      lastWord[document] = wordNumber;
      wordsFound[document] = wordsFound[document]! | (1 << (wordNumber - 1));
      wordScores[document] = score;
      totals[document] = totals[document]! + score;
    } else if (score > wordScores[document]!) {
      totals[document] = totals[document]! + score - wordScores[document]!;
      wordScores[document] = score;
    }
  }

  /** The posting of a term for a document, or -1. */
  function seek(document: number, term: number): number {
    const chunk = document >>> CHUNK_BITS;
    const wanted = document & IN_CHUNK;
    const end = ends[term * chunkCount + chunk]!;
    let low = postingStart(postings, term, chunk);
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (documents[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low < end && documents[low] === wanted ? low : -1;
  }

  /** The documents with all of the words or, unless strict, with the combination of words that `chooseWords` prefers. */
  function collect(words: readonly QueryWord[], strict: boolean): { matches: TextMatches; chosen: number } {
    let count = 0;
    for (const [number, { expansions }] of words.entries()) {
      count = addWord(number + 1, expansions, strict ? number : 0, count);
    }
    const chosen = strict ? (1 << words.length) - 1 : chooseWords(words, count);
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const document = touched[at]!;
      if (wordsFound[document] === chosen) {
        keptScores[kept] = totals[document]!;
        touched[kept++] = document;
      }
      totals[document] = 0;
      wordsFound[document] = 0;
      lastWord[document] = 0;
    }
    const matches = { documents: touched.subarray(0, kept), scores: keptScores.subarray(0, kept), ignored: [] };
    return { matches, chosen };
  }

  /**
   * Where no document has all words: as many as one document has and, among such combinations, the most significant one.
   * A guess weighs less than any word that occurs as written.
   */
  function chooseWords(words: readonly QueryWord[], touchedCount: number): number {
    const rarities = words.map(({ expansions, isGuess }) => rarityOf(expansions) * (isGuess ? GUESS_FACTOR : 1));
    const combinations = new Set<number>();
    for (let at = 0; at < touchedCount; at++) combinations.add(wordsFound[touched[at]!]!);
    let chosen = 0;
    let mostWords = 0;
    let mostRarity = 0;
    for (const combination of combinations) {
      let wordCount = 0;
      let rarity = 0;
      for (const [number, own] of rarities.entries()) {
        if ((combination & (1 << number)) === 0) continue;
        wordCount += 1;
        rarity += own;
      }
      const isBetter =
        wordCount > mostWords ||
        (wordCount === mostWords && (rarity > mostRarity || (rarity === mostRarity && combination < chosen)));
      if (!isBetter) continue;
      chosen = combination;
      mostWords = wordCount;
      mostRarity = rarity;
    }
    return chosen;
  }

  const reach = ({ expansions }: QueryWord): number => expansions.reduce((sum, { term }) => sum + frequency(term), 0);

  return {
    match(words) {
      // The rarest word first, so that common ones are only read where it occurs.
      const known = words.filter(({ expansions }) => expansions.length > 0).sort((a, b) => reach(a) - reach(b));
      const together = collect(known, true).matches;
      if (together.documents.length > 0 || known.length < 2) {
        const ignored = together.documents.length > 0 ? words.filter((word) => !known.includes(word)) : [];
        return { ...together, ignored };
      }
      const { matches, chosen } = collect(known, false);
      const kept = new Set(known.filter((_word, number) => (chosen & (1 << number)) !== 0));
      return { ...matches, ignored: words.filter((word) => !kept.has(word)) };
    },
  };
}

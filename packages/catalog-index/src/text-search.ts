import type { Analyser } from './analyse.ts';
import type { CompletionData } from './completion-phrases.ts';
import { openCompletions } from './completions.ts';
import { fold, type Language } from './fold.ts';
import type { Identifiers } from './identifiers.ts';
import { type Concept, lexiconOf } from './lexicon.ts';
import { type Postings, termFrequency } from './postings.ts';
import type { QueryWord } from './query-word.ts';
import { createQueryReader } from './read-query.ts';
import { createTextMatcher } from './text-match.ts';
import { TopK } from './top-k.ts';
import { createUnsoldReader, type UnsoldGoods } from './unsold-goods.ts';

export interface TextAnswer {
  documents: Uint32Array;
  scores: Float64Array;
  /** the text with misspelt words put right; null where all are found as typed */
  corrected: string | null;
  /** words that had to be left out, because no document has them together with the others */
  ignored: string[];
  /** goods that the text names and the shop does not sell; the documents are the closest match */
  unsold: string[];
}

/** Full-text search, and how the text was understood. */
export interface TextSearch {
  match(text: string): TextAnswer;
  complete(text: string): string[];
}

export interface TextSearchParts {
  documentCount: number;
  postings: Postings;
  identifiers: Identifiers;
  completions: CompletionData | null;
  analyser: Analyser;
  vocabulary: readonly Concept[];
  unsoldGoods: readonly UnsoldGoods[];
  fuzziness: number;
}

const MOST_NAMES = 30;
/** A name is offered only if it answers nearly as well as the best one; a mere mention does not. */
const ENOUGH_OF_BEST = 0.6;

export function openTextSearch(parts: TextSearchParts): TextSearch {
  const { documentCount, postings, identifiers, analyser, fuzziness } = parts;
  const { language } = analyser;
  const completions = parts.completions && openCompletions(parts.completions, analyser);
  const matcher = createTextMatcher(documentCount, postings);
  const shownForm = (term: string): string | null => completions?.shownForm(term) ?? null;
  const read = createQueryReader({
    dictionary: postings.dictionary,
    analyser,
    lexicon: lexiconOf(parts.vocabulary, analyser),
    fuzziness,
    frequency: termFrequency(postings),
    shownForm,
  });

  const readUnsold = createUnsoldReader(parts.unsoldGoods, analyser, (term) => shownForm(term) !== null);

  function matchText(text: string): Omit<TextAnswer, 'unsold'> {
    const words = read(text);
    const { documents, scores, ignored } = matcher.match(words);
    const named = identifiers.find(text);
    if (named.size === 0) {
      const corrected = correctText(text, words, language);
      return { documents, scores, corrected, ignored: asTyped(text, ignored, language) };
    }
    // A number may stand in a field that is not searched for words, so what it names is added.
    const found = new Map(named);
    for (const [position, document] of documents.entries()) {
      found.set(document, scores[position]! + (named.get(document) ?? 0));
    }
    return {
      documents: Uint32Array.from(found.keys()),
      scores: Float64Array.from(found.values()),
      corrected: null,
      ignored: [],
    };
  }

  return {
    match(text) {
      const found = readUnsold(text);
      if (!found) return { ...matchText(text), unsold: [] };
      // how the words in its place were understood is nothing that was typed
      return { ...matchText(found.text), corrected: null, ignored: [], unsold: found.unsold };
    },
    complete(text) {
      if (!completions) return [];
      const words = read(text);
      return completions.complete(text, words, () => {
        const { documents, scores } = matcher.match(words);
        const best = new TopK(Math.min(documents.length, MOST_NAMES), (a, b) =>
          scores[a] === scores[b] ? documents[a]! < documents[b]! : scores[a]! > scores[b]!,
        );
        for (let at = 0; at < documents.length; at++) best.offer(at);
        const positions = best.sorted();
        const least = ENOUGH_OF_BEST * (scores[positions[0] ?? 0] ?? 0);
        return positions.filter((at) => scores[at]! >= least).map((at) => documents[at]!);
      });
    },
  };
}

const WRITTEN_WORD = /[\p{L}\p{M}]+/gu;

/** The text with its misspelt words put right, everything else as it was typed; null where there is none. */
function correctText(text: string, words: readonly QueryWord[], language: Language): string | null {
  const corrections = new Map(words.map(({ word, correction }) => [word, correction]));
  let isChanged = false;
  const corrected = text.replace(WRITTEN_WORD, (written) => {
    const correction = corrections.get(fold(written, language));
    if (!correction) return written.toLowerCase();
    isChanged = true;
    return correction;
  });
  return isChanged ? corrected : null;
}

/** Words of a query as they were typed; sizes as the shop writes them. */
function asTyped(text: string, words: readonly QueryWord[], language: Language): string[] {
  const written = new Map((text.match(WRITTEN_WORD) ?? []).map((word) => [fold(word, language), word]));
  const show = (part: string): string => written.get(part) ?? part.replace(/^(\d+)x(\d+)/, '$1×$2');
  return [...new Set(words.map(({ word }) => word.split(' ').map(show).join(' ')))];
}

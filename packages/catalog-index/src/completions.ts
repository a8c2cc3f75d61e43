import type { Analyser } from './analyse.ts';
import { type CompletionData, NO_NAME } from './completion-phrases.ts';
import type { QueryWord } from './query-word.ts';
import { StringTable } from './string-table.ts';

/** Completions of what is being typed: phrases and names of the catalogue, as the shop writes them. */
export interface Completions {
  complete(text: string, words: readonly QueryWord[], bestDocuments: () => Iterable<number>): string[];
  /** how names write a term, most often; null for a term that is in no name */
  shownForm(term: string): string | null;
}

const MOST_COMPLETIONS = 6;
const ACCENT = /[^\p{ASCII}×]/u;

type Fits = (phrase: string) => boolean;

/** A typed umlaut is deliberate: "grü" does not complete to "Grundplatte". */
function accentsOf(text: string): Fits {
  const last = text.toLowerCase().normalize().split(/\s+/).at(-1) ?? '';
  return ACCENT.test(last) ? (phrase) => phrase.toLowerCase().includes(last) : () => true;
}

export function openCompletions(data: CompletionData, analyser: Analyser): Completions {
  const keys = new StringTable(data.keys);
  const phrases = new StringTable(data.phrases);
  const names = new StringTable(data.words);
  const writtenNames = new StringTable(data.writtenWords);
  const shownForms = new Map<string, string>();

  /** Adds the most useful phrases that go on from the key. */
  function addPhrases(found: Set<string>, key: string, fits: Fits): void {
    const best: number[] = [];
    const first = keys.lowerBound(key);
    const end = keys.endOfPrefix(key, first);
    for (let at = first; at < end; at++) {
      if (keys.lengthOf(at) === key.length && isTyped(at, key)) continue;
      let place = best.length;
      while (place > 0 && data.places[best[place - 1]!]! > data.places[at]!) place -= 1;
      if (place >= 2 * MOST_COMPLETIONS) continue;
      best.splice(place, 0, at);
      if (best.length > 2 * MOST_COMPLETIONS) best.pop();
    }
    for (const at of best) {
      const phrase = phrases.at(at);
      if (fits(phrase)) found.add(phrase);
    }
  }

  /** What has been typed already is no completion. */
  const isTyped = (at: number, key: string): boolean => typedKey(phrases.at(at)) === key;

  const typedKey = (text: string): string =>
    analyser
      .analyseQuery(text)
      .map(({ word }) => word)
      .join(' ');

  function shownForm(term: string): string | null {
    const known = shownForms.get(term);
    if (known !== undefined) return known;
    let best = -1;
    const first = names.lowerBound(term);
    const end = names.endOfPrefix(term, first);
    for (let at = first; at < end; at++) {
      if (analyser.stem(names.at(at)) !== term) continue;
      if (best < 0 || data.wordCounts[at]! > data.wordCounts[best]!) best = at;
    }
    // Only what exists is remembered: people type any number of other words.
    if (best < 0) return null;
    const shown = writtenNames.at(best);
    shownForms.set(term, shown);
    return shown;
  }

  /** The key of what was meant: misspelt words put right, and other forms of a word as names have them. */
  function meantKey(text: string, words: readonly QueryWord[]): string {
    const corrections = new Map(words.map(({ word, correction }) => [word, correction]));
    const tokens = analyser.analyseQuery(text);
    return tokens
      .map(({ word, term }, place) => {
        const correction = corrections.get(word);
        if (correction) return typedKey(correction);
        return place === tokens.length - 1 ? word : typedKey(shownForm(term) ?? word);
      })
      .join(' ');
  }

  return {
    shownForm,
    complete(text, words, bestDocuments) {
      const key = typedKey(text);
      // A number is not finished but found.
      if (!/\p{L}/u.test(key) || words.length === 0) return [];
      const fits = accentsOf(text);
      const found = new Set<string>();
      addPhrases(found, key, fits);
      if (found.size === 0) {
        const meant = meantKey(text, words);
        if (meant !== key) addPhrases(found, meant, fits);
      }
      if (found.size < MOST_COMPLETIONS) {
        for (const document of bestDocuments()) {
          if (found.size >= MOST_COMPLETIONS) break;
          const name = data.keyOfDocument[document]!;
          if (name === NO_NAME || isTyped(name, key)) continue;
          const phrase = phrases.at(name);
          if (fits(phrase)) found.add(phrase);
        }
      }
      return [...found].slice(0, MOST_COMPLETIONS);
    },
  };
}

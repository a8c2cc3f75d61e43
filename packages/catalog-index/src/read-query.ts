import { hasDigit, type Token } from './analyse.ts';
import { type Expansion, expandWritten, strongest } from './expand.ts';
import { createWordGuesser, type GuessParts } from './guess-word.ts';
import type { QueryWord } from './query-word.ts';
import { createTranslate, singleSlot } from './translate.ts';

export type QueryReader = (text: string) => QueryWord[];

const MOST_WORDS = 16;
const SHORTEST_BEGUN_NAME = 4;
const BEGUN_NAME_FACTOR = 0.7;

/**
 * Understands a query word by word. What is written like that somewhere in the catalogue, or named in the lexicon, is
 * taken as it is; only a word that matches nothing is guessed at.
 */
export function createQueryReader(parts: Omit<GuessParts, 'translate'>): QueryReader {
  const { dictionary, analyser, lexicon, frequency } = parts;
  const translate = createTranslate(dictionary);
  const guess = createWordGuesser({ ...parts, translate });

  const found = (word: string, expansions: Expansion[]): QueryWord => ({
    word,
    expansions: strongest(expansions, frequency),
    isGuess: false,
    correction: null,
  });

  function readPair(first: Token, second: Token): QueryWord[] | null {
    const phrase = lexicon.find([first, second]);
    const slots = phrase && translate(phrase);
    if (!slots) return null;
    const typed = slots.length === 2 ? [first.word, second.word] : [];
    return slots.map((slot, place) => found(typed[place] ?? `${first.word} ${second.word}`, slot));
  }

  function readWord(token: Token): QueryWord[] {
    const { word, term } = token;
    const written = expandWritten(dictionary, token, frequency);
    const phrase = lexicon.find([token]);
    const slots = phrase && translate(phrase);
    if (slots) {
      // A foreign word is only a name of something; what merely begins like it is chance.
      const isKnown = slots.length === 1 && dictionary.find(term) >= 0;
      return slots.map((slot) => found(word, isKnown ? [...slot, ...written] : slot));
    }
    if (written.length > 0 || hasDigit(term)) return [found(word, written)];
    return readBegunName(word, term) ?? guess(word, term) ?? [found(word, [])];
  }

  /** A name that only the lexicon has may be half typed. */
  function readBegunName(word: string, term: string): QueryWord[] | null {
    if (term.length < SHORTEST_BEGUN_NAME) return null;
    const begun = lexicon.words.filter(({ key }) => key.startsWith(word));
    const meanings = begun.flatMap((phrase) => singleSlot(translate(phrase, BEGUN_NAME_FACTOR)));
    return meanings.length > 0 ? [found(word, meanings)] : null;
  }

  return (text) => {
    const tokens = uniqueTokens(analyser.analyseQuery(text)).slice(0, MOST_WORDS);
    const read: QueryWord[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const next = tokens[at + 1];
      const pair = next && readPair(tokens[at]!, next);
      read.push(...(pair ?? readWord(tokens[at]!)));
      if (pair) at += 1;
    }
    return read.slice(0, MOST_WORDS);
  };
}

function uniqueTokens(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ term }) => !seen.has(term) && seen.add(term));
}

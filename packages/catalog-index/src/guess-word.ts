import type { Analyser } from './analyse.ts';
import { type Expansion, type Frequency, strongest } from './expand.ts';
import type { Lexicon } from './lexicon.ts';
import type { QueryWord } from './query-word.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { singleSlot, type Translate } from './translate.ts';
import { allowedDistance, type Guesses, guessOneTypo, guessTwoTypos } from './typos.ts';

export interface GuessParts {
  dictionary: TermDictionary;
  analyser: Analyser;
  lexicon: Lexicon;
  translate: Translate;
  fuzziness: number;
  frequency: Frequency;
  /** how names write a term; null for a term that is in no name */
  shownForm(term: string): string | null;
}

const SHORTEST_HEAD = 4;
const SHORTEST_MODIFIER = 3;
const HEAD_FACTOR = 0.5;

/** What an unknown word may mean: misspelt, or a compound of which the last part is known. */
export function createWordGuesser(parts: GuessParts): (word: string, term: string) => QueryWord[] | null {
  const { dictionary, analyser, lexicon, translate, fuzziness, frequency, shownForm } = parts;

  function guessed(word: string, expansions: Expansion[], correction: string | null): QueryWord {
    return { word, expansions: strongest(expansions, frequency), isGuess: true, correction };
  }

  function readGuesses(word: string, { terms, phrases }: Guesses): QueryWord[] | null {
    const shownTerms = strongest(terms, frequency).map(({ term }) => shownForm(dictionary.term(term)));
    const shown = shownTerms.find((form) => form !== null) ?? null;
    const translated = phrases.flatMap(({ phrase, factor }) => {
      const slots = translate(phrase, factor);
      return slots ? { name: phrase.shown, slots } : [];
    });
    const [best] = translated;
    if (best && best.slots.length > 1 && !shown) return best.slots.map((slot) => guessed(word, slot, best.name));
    const expansions = [...terms, ...translated.flatMap(({ slots }) => singleSlot(slots))];
    return expansions.length > 0 ? [guessed(word, expansions, shown ?? best?.name ?? null)] : null;
  }

  /** In German a compound is a kind of its last part: an unknown "Gartenstein" is a kind of brick. */
  function readHead(word: string): QueryWord[] | null {
    if (analyser.language !== 'de') return null;
    for (let start = SHORTEST_MODIFIER; start <= word.length - SHORTEST_HEAD; start++) {
      const head = word.slice(start);
      const term = analyser.stem(head);
      const phrase = lexicon.find([{ word: head, term }]);
      const meanings = phrase ? [...singleSlot(translate(phrase, HEAD_FACTOR))] : [];
      const known = shownForm(term) === null ? -1 : dictionary.find(term);
      if (known >= 0) meanings.push({ term: known, factor: HEAD_FACTOR });
      if (meanings.length > 0) return [guessed(word, meanings, null)];
    }
    return null;
  }

  return (word, term) => {
    const distance = allowedDistance(term, fuzziness);
    return (
      (distance >= 1 && readGuesses(word, guessOneTypo(dictionary, lexicon, term))) ||
      readHead(word) ||
      (distance >= 2 && readGuesses(word, guessTwoTypos(dictionary, lexicon, term))) ||
      null
    );
  };
}

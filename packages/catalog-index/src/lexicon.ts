import { type Analyser, createStemmer, type Token } from './analyse.ts';
import type { Language } from './fold.ts';

/**
 * One thing and what it is called: for each language its names, separated by commas, the shop's own name first.
 * Any of them, in any language, is understood in every store.
 */
export type Concept = Readonly<Record<Language, string>> & {
  /** narrower names, which the general ones also stand for (blue for cobalt), but not the other way round */
  readonly kinds?: Partial<Readonly<Record<Language, string>>>;
  /** names that are understood but never offered as a spelling: brands of others */
  readonly unspoken?: string;
};

/** A term of the store's language and how much it counts. */
export interface Meaning {
  term: string;
  factor: number;
}

/** What a phrase stands for: words that must all be there, each in one of several forms. */
export type Translation = readonly (readonly Meaning[])[];

export interface Phrase {
  /** as people write it, in lower case */
  shown: string;
  isSpoken: boolean;
  /** the stems of its words in its own language, joined by spaces */
  key: string;
  translation: Translation;
}

export interface Lexicon {
  /** what the words together are a name of */
  find(words: readonly Token[]): Phrase | undefined;
  /** all names of one word that may be offered as the right spelling */
  readonly words: readonly Phrase[];
}

/** The plain sense of a general name comes even before a mere mention of it: red is signal red before clear red. */
const MAIN_KIND_FACTOR = 1.25;
const OWN_NAME_FACTOR = 1;
const OTHER_NAME_FACTOR = 0.7;

const LANGUAGES: readonly Language[] = ['de', 'it', 'en'];

const lexicons = new WeakMap<readonly Concept[], Map<Language, Lexicon>>();

/** The lexicon of a language; made once, since every new index of a catalogue wants the same. */
export function lexiconOf(concepts: readonly Concept[], analyser: Analyser): Lexicon {
  const known = lexicons.get(concepts) ?? new Map<Language, Lexicon>();
  lexicons.set(concepts, known);
  const lexicon = known.get(analyser.language) ?? createLexicon(concepts, analyser);
  known.set(analyser.language, lexicon);
  return lexicon;
}

function createLexicon(concepts: readonly Concept[], analyser: Analyser): Lexicon {
  const termsOf = (name: string): string[] => analyser.analyse(name).map(({ term }) => term);
  // A name is bent as its own language bends it, whatever the store's: "roter Stein" is German in Verona, too.
  const others = LANGUAGES.filter((language) => language !== analyser.language);
  const books = [analyser.language, ...others].map((language) => ({
    language,
    stem: createStemmer(language),
    phrases: new Map<string, Phrase>(),
  }));

  function addName(book: (typeof books)[number], name: string, translation: Translation, isSpoken: boolean): void {
    const key = analyser
      .analyse(name)
      .map(({ word }) => book.stem(word))
      .join(' ');
    if (!book.phrases.has(key)) book.phrases.set(key, { shown: name.toLowerCase(), isSpoken, key, translation });
  }

  for (const concept of concepts) {
    const translation = translate(concept, analyser.language, termsOf);
    for (const book of books) {
      for (const name of namesIn(concept[book.language])) addName(book, name, translation, true);
      for (const name of namesIn(concept.unspoken ?? '')) addName(book, name, translation, false);
    }
  }
  return {
    find(words) {
      for (const { stem, phrases } of books) {
        const phrase = phrases.get(words.map(({ word }) => stem(word)).join(' '));
        if (phrase) return phrase;
      }
      return undefined;
    },
    words: books.flatMap(({ phrases }) =>
      [...phrases.values()].filter(({ key, isSpoken }) => isSpoken && !key.includes(' ')),
    ),
  };
}

function translate(concept: Concept, language: Language, termsOf: (name: string) => string[]): Translation {
  const names = namesIn(concept[language]).map(termsOf);
  const [own = []] = names;
  if (own.length > 1) return own.map((term) => [{ term, factor: OWN_NAME_FACTOR }]);
  const others = names.slice(1).filter((terms) => terms.length === 1);
  const kinds = namesIn(concept.kinds?.[language] ?? '').map(termsOf);
  return [
    [
      ...own.map((term) => ({ term, factor: OWN_NAME_FACTOR })),
      ...others.flat().map((term) => ({ term, factor: OTHER_NAME_FACTOR })),
      ...kinds.flatMap(([term = ''], place) => ({ term, factor: place === 0 ? MAIN_KIND_FACTOR : OTHER_NAME_FACTOR })),
    ],
  ];
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

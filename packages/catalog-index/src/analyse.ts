import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { fold, foldedWords, type Language, readTypedSizes, words } from './fold.ts';

export interface Token {
  /** the key of the postings */
  term: string;
  /** the folded word before stemming */
  word: string;
}

export interface Analyser {
  readonly language: Language;
  /** an article or preposition, which has no meaning of its own */
  isLittle(word: string): boolean;
  /** the term of a folded word */
  stem(word: string): string;
  analyse(text: string): Token[];
  /** like `analyse`, but without the little words, unless there are only little words */
  analyseQuery(text: string): Token[];
}

const stemmers: Record<Language, (word: string) => string> = { de: stemGerman, it: stemItalian, en: stemEnglish };

const stopWords: Record<Language, string> = {
  de: 'der die das den dem des ein eine einen einem einer und oder mit fur von im in zu zum zur auf aus bei',
  it: 'il lo la i gli le un uno una di a da in con su per tra fra e o del della dei degli delle al alla nel nella',
  en: 'the a an and or of for with in on to from by',
};

const SHORTEST_STEMMED = 4;
const STEM_CACHE_SIZE = 200_000;

export const hasDigit = (term: string): boolean => /\d/.test(term);

/** Brings the forms of a folded word to one term. */
export function createStemmer(language: Language): (word: string) => string {
  const stemmer = stemmers[language];
  const stems = new Map<string, string>();
  return (word) => {
    if (word.length < SHORTEST_STEMMED || hasDigit(word)) return word;
    const known = stems.get(word);
    if (known !== undefined) return known;
    // Stemmers may answer with an accent again, so their answer is folded too.
    const found = fold(stemmer(word), language) || word;
    if (stems.size >= STEM_CACHE_SIZE) stems.clear();
    stems.set(word, found);
    return found;
  };
}

export function createAnalyser(language: Language): Analyser {
  const stem = createStemmer(language);
  const little = new Set(stopWords[language].split(' '));
  const tokenise = (found: readonly string[]): Token[] => found.map((word) => ({ word, term: stem(word) }));

  return {
    language,
    isLittle: (word) => little.has(word),
    stem,
    analyse: (text) => tokenise(words(text, language)),
    analyseQuery(text) {
      const tokens = tokenise(foldedWords(readTypedSizes(fold(text, language), language)));
      const significant = tokens.filter(({ word }) => !little.has(word));
      return significant.length > 0 ? significant : tokens;
    },
  };
}

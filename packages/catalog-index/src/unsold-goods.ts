import type { Analyser, Token } from './analyse.ts';
import type { Language } from './fold.ts';

/** Something that shoppers look for and the shop does not sell, in all languages. */
export interface UnsoldGoods {
  /** how the shop calls it in a sentence: "Türen und Fenster" */
  readonly title: Readonly<Record<Language, string>>;
  /** what people type, in whatever language, separated by commas */
  readonly names: string;
  /** what to search for in its place: what comes closest */
  readonly instead: Readonly<Record<Language, string>>;
}

export interface UnsoldReading {
  /** the text with what comes closest in place of what is not sold */
  text: string;
  /** titles of what is not sold */
  unsold: string[];
}

/** Finds what is not sold in a text; null where there is nothing such. */
export type UnsoldReader = (text: string) => UnsoldReading | null;

/** `isSold`: whether some name in the catalogue has the term; what is sold is searched for as it is. */
export function createUnsoldReader(
  goods: readonly UnsoldGoods[],
  analyser: Analyser,
  isSold: (term: string) => boolean,
): UnsoldReader {
  const keyOf = (tokens: readonly Token[]): string => tokens.map(({ term }) => term).join(' ');
  const known = new Map<string, UnsoldGoods>();
  for (const entry of goods) {
    for (const name of entry.names.split(',')) known.set(keyOf(analyser.analyse(name)), entry);
  }

  function find(tokens: readonly Token[]): UnsoldGoods | undefined {
    return tokens.some(({ term }) => isSold(term)) ? undefined : known.get(keyOf(tokens));
  }

  return (text) => {
    const tokens = analyser.analyseQuery(text);
    const unsold = new Set<UnsoldGoods>();
    const words: string[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const pair = at + 1 < tokens.length ? find(tokens.slice(at, at + 2)) : undefined;
      const entry = pair ?? find(tokens.slice(at, at + 1));
      if (entry) unsold.add(entry);
      else words.push(tokens[at]!.word);
      if (pair) at += 1;
    }
    if (unsold.size === 0) return null;
    const { language } = analyser;
    const instead = [...unsold].map((entry) => entry.instead[language]);
    return { text: [...instead, ...words].join(' '), unsold: [...unsold].map(({ title }) => title[language]) };
  };
}

import { designNames } from './design-name.ts';
import type { ItemType, Lot } from './lot.ts';
import { PART_WORDS, TYPE_NAMES } from './part-words.ts';

/** In the languages that goods are described in. */
export type Names = Readonly<Record<'de' | 'it' | 'en', string>>;

const byEnglish = new Map(PART_WORDS.map(([english, de, it]) => [english.toLowerCase(), { de, it }]));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const anyWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PART_WORDS.map(([english]) => escaped(english))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** `1 x 2 x 2/3` is written `1×2×2/3`. */
const withSigns = (text: string): string => text.replaceAll(/(?<=\d) x (?=\d)/g, '×');

/** Words that are not in the list stay English: a name that is half translated still finds its part. */
function translated(english: string): Names {
  const text = withSigns(english);
  const into = (language: 'de' | 'it'): string =>
    text.replaceAll(anyWord, (word) => byEnglish.get(word.toLowerCase())?.[language] ?? word);
  return { de: into('de'), it: into('it'), en: text };
}

const PIECE: Names = { de: 'Teil', it: 'Pezzo', en: 'Part' };

const mapNames = (names: Names, change: (text: string, language: keyof Names) => string): Names => ({
  de: change(names.de, 'de'),
  it: change(names.it, 'it'),
  en: change(names.en, 'en'),
});

type NamedLot = Pick<Lot, 'name' | 'itemType' | 'itemNo'>;

/** What a lot is called, without its colour. Parts that a file has no name for have ours where they are known. */
export const pieceNames = (lot: NamedLot): Names =>
  lot.name === '' ? (designNames(lot) ?? mapNames(PIECE, (piece) => `${piece} ${lot.itemNo}`)) : translated(lot.name);

const USED: Names = { de: 'gebraucht', it: 'usato', en: 'used' };
const INCOMPLETE: Names = { de: 'unvollständig', it: 'incompleto', en: 'incomplete' };

/** With what tells it from its neighbours in a list, and what nobody may miss who buys it. */
export function lotNames(lot: NamedLot & Pick<Lot, 'condition' | 'completeness'>, colour: Names | null): Names {
  return mapNames(pieceNames(lot), (piece, language) =>
    [
      colour ? `${piece} ${colour[language]}` : piece,
      ...(lot.condition === 'used' ? [USED[language]] : []),
      ...(lot.completeness === 'incomplete' ? [INCOMPLETE[language]] : []),
    ].join(', '),
  );
}

/** What the category of a lot is called. */
export function categoryNames(category: string, itemType: ItemType): Names {
  if (category !== '') return translated(category);
  const [de, it, en] = TYPE_NAMES[itemType];
  return { de, it, en };
}

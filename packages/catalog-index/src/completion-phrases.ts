import type { Analyser } from './analyse.ts';
import { pathReader, type Scalar } from './document.ts';
import { words } from './fold.ts';
import { createPhraseTree, type PhraseEntry } from './phrase-tree.ts';
import { buildStringTable, byCodeUnits, type StringTableData } from './string-table.ts';

export interface CompletionSettings {
  /** the field that holds names */
  field: string;
  /** only documents that hold one of the values in this field lend their names; others cannot be found by shoppers */
  only?: { field: string; values: readonly Scalar[] };
  /** of equally common phrases the one whose documents have the lowest number in this field comes first */
  rankField?: string;
}

/** Completions of what is typed, and the spelling of words in names. */
export interface CompletionData {
  /** what may be typed for the phrases, folded, in alphabetical order; a phrase may have several */
  keys: StringTableData;
  /** the phrase of each key, as the shop writes it */
  phrases: StringTableData;
  /** the place of each key's phrase among all, the most useful first */
  places: Uint32Array<ArrayBuffer>;
  /** the key that is the whole name of a document, or NO_NAME */
  keyOfDocument: Uint32Array<ArrayBuffer>;
  /** the plain words of all names, folded, in alphabetical order */
  words: StringTableData;
  /** the same in lower case, as names write them */
  writtenWords: StringTableData;
  /** how often names have them */
  wordCounts: Uint32Array<ArrayBuffer>;
}

export const NO_NAME = 0xffffffff;

export interface CompletionBuilder {
  add(document: object, number: number): void;
  finish(): CompletionData;
}

const SHORTEST_WORD = 3;
const MOST_KEPT_KEYS = 50_000;
/** Letters and digits, with the signs that hold them together or belong to them, as in 2×4, Klar-Rot or 45°. */
const PIECE = /[\p{L}\p{N}]+(?:[-._×][\p{L}\p{N}]+)*[^\s\p{P}\p{L}\p{N}]*/gu;

export function createCompletionBuilder(settings: CompletionSettings, analyser: Analyser): CompletionBuilder {
  const readName = pathReader(settings.field);
  const only = settings.only && { read: pathReader(settings.only.field), values: settings.only.values };
  const readRank = settings.rankField === undefined ? null : pathReader(settings.rankField);
  const tree = createPhraseTree();
  const plainWords = new Map<string, PhraseEntry>();
  const nameKeys: (string | null)[] = [];
  /** of pieces: names are made of the same ones again and again */
  const keys = new Map<string, string>();

  function addWord(key: string, phrase: string, rank: number, document: number): void {
    if (key.length < SHORTEST_WORD || /\d/.test(key)) return;
    const known = plainWords.get(key);
    if (known) {
      known.count += 1;
      known.rank = Math.min(known.rank, rank);
    } else plainWords.set(key, { key, phrase, count: 1, rank, document, isWhole: true });
  }

  function keyOf(written: string): string {
    const known = keys.get(written);
    if (known !== undefined) return known;
    const folded = words(written, analyser.language);
    const key = /\d/.test(written) ? (folded[0] ?? '') : folded.join(' ');
    if (keys.size >= MOST_KEPT_KEYS) keys.clear();
    keys.set(written, key);
    return key;
  }

  /** Without the little words, which queries are searched without, too. */
  function piecesOf(name: string) {
    const pieces = [...name.matchAll(PIECE)].map(({ 0: written, index }) => ({
      key: keyOf(written),
      written,
      end: index + written.length,
    }));
    return pieces.filter(({ key }) => key !== '' && !analyser.isLittle(key));
  }

  return {
    add(document, number) {
      nameKeys[number] = null;
      if (only && !only.read(document).some((value) => only.values.includes(value))) return;
      const name = String(readName(document)[0] ?? '');
      const pieces = piecesOf(name);
      if (pieces.length === 0) return;
      const rank = Number(readRank?.(document)[0] ?? Infinity);
      nameKeys[number] = tree.add(name, pieces, rank, number);
      for (const { key, written } of pieces) addWord(key, written, rank, number);
    },
    finish() {
      const phraseEntries = tree.entries();
      const phraseKeys = new Set(phraseEntries.filter(({ isWhole }) => isWhole).map(({ key }) => key));
      const wordEntries = [...plainWords.values()].sort((a, b) => byCodeUnits(a.key, b.key));
      const entries = [...phraseEntries, ...wordEntries.filter(({ key }) => !phraseKeys.has(key))].sort(byUse);
      const places = new Map(entries.map((entry, place) => [entry, place]));
      entries.sort((a, b) => byCodeUnits(a.key, b.key));
      const wholes = new Map<string, number>();
      for (const [number, { key, isWhole }] of entries.entries()) if (isWhole) wholes.set(key, number);
      return {
        keys: buildStringTable(entries.map(({ key }) => key)),
        phrases: buildStringTable(entries.map(({ phrase }) => phrase)),
        places: Uint32Array.from(entries, (entry) => places.get(entry) ?? 0),
        keyOfDocument: Uint32Array.from(nameKeys, (key) => (key === null ? NO_NAME : (wholes.get(key) ?? NO_NAME))),
        words: buildStringTable(wordEntries.map(({ key }) => key)),
        writtenWords: buildStringTable(wordEntries.map(({ phrase }) => phrase.toLowerCase())),
        wordCounts: Uint32Array.from(wordEntries, ({ count }) => count),
      };
    },
  };
}

const byUse = (a: PhraseEntry, b: PhraseEntry): number =>
  b.count - a.count || a.rank - b.rank || a.document - b.document || byCodeUnits(a.phrase, b.phrase);

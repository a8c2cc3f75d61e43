import { pathReader, type Scalar } from './document.ts';
import { isAscii } from './fold.ts';
import { GrowingArray, GrowingBytes } from './growing-array.ts';
import { toStarts } from './member-lists.ts';
import { buildStringTable, byCodeUnits, StringTable, type StringTableData } from './string-table.ts';

/** Fields that name a document exactly; a hit in an earlier one ranks higher. */
export interface Identifiers {
  /** documents that the whole text, or one of its words, names or begins to name, with the bonus for each */
  find(text: string): Map<number, number>;
}

/** Above any score that words can reach, so that an article number always comes first. */
const FIRST_BONUS = 1000;
const WORD_BONUS = 100;
const BEGUN_BONUS = 10;
const SHORTEST_BEGUN = 4;
/** Enough for a page of hits; such a short text means none of them in particular. */
const MOST_BEGUN = 1000;

/** All names of documents in alphabetical order, and what each names. */
export interface IdentifierData {
  names: StringTableData;
  /** what name n names lies between ends[n - 1] and ends[n] */
  ends: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  /** places of the fields that hold the name, in the order of the settings */
  fields: Uint8Array<ArrayBuffer>;
}

export interface IdentifierBuilder {
  add(document: object): void;
  finish(): IdentifierData;
}

export function createIdentifierBuilder(paths: readonly string[]): IdentifierBuilder {
  const readers = paths.map(pathReader);
  const numbers = new Map<string, number>();
  /** what was named, in the order of the documents */
  const entries = { names: new GrowingArray(), documents: new GrowingArray(), fields: new GrowingBytes() };
  let documentCount = 0;

  function numberOf(name: string): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(name, number);
    return number;
  }

  return {
    add(document) {
      for (const [field, read] of readers.entries()) {
        for (const name of distinctNames(read(document))) {
          entries.names.push(numberOf(name));
          entries.documents.push(documentCount);
          entries.fields.push(field);
        }
      }
      documentCount += 1;
    },
    finish() {
      const names = [...numbers.keys()].sort(byCodeUnits);
      const placeOf = new Uint32Array(names.length);
      for (let place = 0; place < names.length; place++) placeOf[numbers.get(names[place]!)!] = place;
      const [named, ofDocuments, inFields] = [entries.names.view(), entries.documents.view(), entries.fields.view()];
      const ends = new Uint32Array(names.length);
      for (let entry = 0; entry < named.length; entry++) {
        const place = placeOf[named[entry]!]!;
        ends[place] = ends[place]! + 1;
      }
      toStarts(ends);
      const documents = new Uint32Array(named.length);
      const fields = new Uint8Array(named.length);
      for (let entry = 0; entry < named.length; entry++) {
        const place = placeOf[named[entry]!]!;
        const at = ends[place]!;
        ends[place] = at + 1;
        documents[at] = ofDocuments[entry]!;
        fields[at] = inFields[entry]!;
      }
      return { names: buildStringTable(names), ends, documents, fields };
    },
  };
}

/** Most fields hold one. */
const distinctNames = (values: readonly Scalar[]): Iterable<string> =>
  values.length > 1 ? new Set(values.map(normalise)) : values.map(normalise);

export function openIdentifiers(data: IdentifierData, fieldCount: number): Identifiers {
  const names = new StringTable(data.names);
  return {
    find(text) {
      const bonuses = new Map<number, number>();
      const addNumber = (name: number, base: number): void => {
        for (let at = name === 0 ? 0 : data.ends[name - 1]!; at < data.ends[name]!; at++) {
          const document = data.documents[at]!;
          const bonus = base * (1 - data.fields[at]! / (2 * fieldCount));
          bonuses.set(document, Math.max(bonuses.get(document) ?? 0, bonus));
        }
      };
      const add = (key: string, base: number): void => {
        const name = names.find(key);
        if (name >= 0) addNumber(name, base);
      };
      const whole = normalise(text);
      add(whole, FIRST_BONUS);
      const parts = text.split(/\s+/).map(normalise);
      if (parts.length > 1) for (const part of parts) if (/\d{3}/.test(part)) add(part, WORD_BONUS);
      if (bonuses.size > 0 || whole.length < SHORTEST_BEGUN || !isMixed(whole)) return bonuses;
      const first = names.lowerBound(whole);
      const end = Math.min(names.endOfPrefix(whole, first), first + MOST_BEGUN);
      for (let name = first; name < end; name++) addNumber(name, BEGUN_BONUS);
      return bonuses;
    },
  };
}

/** Article numbers are typed with and without their hyphens. */
function normalise(value: Scalar): string {
  const text = String(value).toLowerCase();
  // classes of Unicode take several times as long to look for
  return isAscii(text) ? text.replace(/[^a-z0-9]+/g, '') : text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Letters and digits: an article number that is not finished, rather than a word or a number of its own. */
const isMixed = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text);

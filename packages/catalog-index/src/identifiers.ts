import { readPath } from './document.ts';
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
  add(document: object, number: number): void;
  finish(): IdentifierData;
}

export function createIdentifierBuilder(paths: readonly string[]): IdentifierBuilder {
  const named = new Map<string, { document: number; field: number }[]>();
  return {
    add(document, number) {
      for (const [field, path] of paths.entries()) {
        for (const name of new Set(readPath(document, path).map(normalise))) {
          const list = named.get(name);
          if (list) list.push({ document: number, field });
          else named.set(name, [{ document: number, field }]);
        }
      }
    },
    finish() {
      const names = [...named.keys()].sort(byCodeUnits);
      const entries = names.flatMap((name) => named.get(name) ?? []);
      let end = 0;
      return {
        names: buildStringTable(names),
        ends: Uint32Array.from(names, (name) => {
          end += named.get(name)?.length ?? 0;
          return end;
        }),
        documents: Uint32Array.from(entries, ({ document }) => document),
        fields: Uint8Array.from(entries, ({ field }) => field),
      };
    },
  };
}

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
const normalise = (value: string | number | boolean): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and digits: an article number that is not finished, rather than a word or a number of its own. */
const isMixed = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text);

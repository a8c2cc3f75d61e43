import type { AppliedFilter } from '@brixel/contract/search';
import type { Columns } from './column.ts';
import { compileFilter, narrowest, type Test } from './filter.ts';

/** The documents that pass a set of filters. */
export interface Selection {
  /** ascending */
  documents: Uint32Array;
  has: Test;
}

/** Answers which documents pass; what was costly to find out is remembered, since the documents never change. */
export interface Selections {
  get(filters: readonly AppliedFilter[]): Selection;
}

/** Nearly every query asks for the same visibility and status, and listings for the same categories. */
const MOST_REMEMBERED = 64;
/** Below this many documents looking again is as quick as remembering. */
const WORTH_REMEMBERING = 500;

export function createSelections(columns: Columns): Selections {
  const remembered = new Map<string, Selection>();
  const everything: Selection = { documents: columns.everyDocument, has: () => true };

  function remember(key: string, selection: Selection): void {
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(key, selection);
  }

  return {
    get(filters) {
      if (filters.length === 0) return everything;
      const key = JSON.stringify(filters);
      const known = remembered.get(key);
      if (known) {
        // Moved to the end, so that the one not asked for longest goes first.
        remembered.delete(key);
        remembered.set(key, known);
        return known;
      }
      const candidates = narrowest(columns, filters);
      const tests = filters.map((filter) => compileFilter(columns, filter));
      const documents = candidates.filter((document) => tests.every((test) => test(document)));
      if (candidates.length < WORTH_REMEMBERING) {
        return { documents, has: (document) => tests.every((test) => test(document)) };
      }
      const selection = { documents, has: memberTest(documents, columns.documentCount) };
      remember(key, selection);
      return selection;
    },
  };
}

function memberTest(documents: Uint32Array, documentCount: number): Test {
  const members = new Uint8Array(documentCount);
  for (const document of documents) members[document] = 1;
  return (document) => members[document] === 1;
}

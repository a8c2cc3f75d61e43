import type { AppliedFilter } from '@brixel/contract/search';
import type { Columns } from './columns.ts';
import { DocumentSet } from './document-set.ts';
import { dependsOn, type Facet } from './facet.ts';
import { compileFilter, compileSetTest, type SetTest, type Test, variantField } from './filter.ts';
import { narrow } from './narrow.ts';
import { compileWhere, type Where, whereFilters } from './where.ts';

/** The documents that pass a set of filters. */
export class Selection {
  /** ascending */
  readonly documents: Uint32Array;
  /** how often each value of a facet occurs, for the facets requested so far */
  readonly facetCounts = new Map<Facet, Uint32Array>();
  readonly #documentCount: number;
  #members: DocumentSet | null = null;

  constructor(documents: Uint32Array, documentCount: number) {
    this.documents = documents;
    this.#documentCount = documentCount;
  }

  get members(): DocumentSet {
    this.#members ??= new DocumentSet(this.#documentCount).add(this.documents);
    return this.#members;
  }
}

/** Answers which documents pass; what was costly to find out is remembered until a document changes. */
export interface Selections {
  get(filters: readonly AppliedFilter[], where?: Where): Selection;
  /** forgets what is no longer true after some fields of a document have changed */
  forget(changedFields: ReadonlySet<string>): void;
}

interface Remembered {
  selection: Selection;
  fields: ReadonlySet<string>;
}

/** Nearly every query has the same visibility and status, and listings the same categories. */
const MOST_REMEMBERED = 64;
/** Together, the remembered selections hold at most so many times the documents there are. */
const MOST_COPIES = 8;
/** Below this many documents looking again is as quick as remembering. */
const WORTH_REMEMBERING = 500;

export function createSelections(columns: Columns): Selections {
  const { documentCount } = columns;
  const everything = new Selection(columns.everyDocument, documentCount);
  const remembered = new Map<string, Remembered>();
  let rememberedDocuments = 0;
  // Large arrays cost more to make than to fill, so one serves all selections, and only what passes is copied.
  const workspace = new Uint32Array(documentCount);

  function remember(key: string, entry: Remembered): void {
    remembered.set(key, entry);
    rememberedDocuments += entry.selection.documents.length;
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED && rememberedDocuments <= MOST_COPIES * documentCount) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    rememberedDocuments -= remembered.get(key)?.selection.documents.length ?? 0;
    remembered.delete(key);
  }

  function select(filters: readonly AppliedFilter[], where: Where | undefined): Uint32Array {
    const { documents, settled } = narrow(columns, filters);
    let passing = documents;
    for (const filter of filters) {
      if (filter === settled) continue;
      const test = compileSetTest(columns, filter) ?? compileFilter(columns, filter);
      passing = typeof test === 'function' ? keep(passing, test, workspace) : keepSets(passing, test, workspace);
    }
    if (where) passing = keep(passing, compileWhere(columns, where), workspace);
    return passing === documents ? documents : passing.slice();
  }

  return {
    get(filters, where) {
      if (filters.length === 0 && !where) return everything;
      const key = JSON.stringify([filters, where]);
      const known = remembered.get(key);
      if (known) {
        // Moved to the end: the least recently used is evicted first.
        remembered.delete(key);
        remembered.set(key, known);
        return known.selection;
      }
      const selection = new Selection(select(filters, where), documentCount);
      if (selection.documents.length >= WORTH_REMEMBERING) {
        const involved = where ? [...filters, ...whereFilters(where)] : filters;
        remember(key, { selection, fields: fieldsOf(columns, involved) });
      }
      return selection;
    },
    forget(changedFields) {
      for (const [key, entry] of remembered) if (dependsOn(entry, changedFields)) drop(key);
      for (const { facetCounts } of [everything, ...Array.from(remembered.values(), ({ selection }) => selection)]) {
        for (const facet of facetCounts.keys()) if (dependsOn(facet, changedFields)) facetCounts.delete(facet);
      }
    },
  };
}

function fieldsOf({ canonical }: Columns, filters: readonly AppliedFilter[]): Set<string> {
  return new Set(
    filters.flatMap(({ attribute, scope }) =>
      scope === 'catalog' ? [canonical(attribute), variantField(attribute), 'type_id'] : canonical(attribute),
    ),
  );
}

/** Writes the documents that pass to the front of `kept`, which may be the array they come from. */
function keepSets(documents: Uint32Array, { ofDocument, passes }: SetTest, kept: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    kept[count] = document;
    count += passes[ofDocument[document]!]!;
  }
  return kept.subarray(0, count);
}

function keep(documents: Uint32Array, test: Test, kept: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < documents.length; at++) if (test(documents[at]!)) kept[count++] = documents[at]!;
  return kept.subarray(0, count);
}

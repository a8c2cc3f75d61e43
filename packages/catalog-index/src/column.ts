import { comparable } from './condition.ts';
import { namesAt, readPath, type Scalar } from './document.ts';
import { GrowingArray } from './growing-array.ts';

/** One field of all documents: the distinct values once, and for each document the codes of its values. */
export interface Column {
  readonly values: readonly Scalar[];
  /** codes of document d lie between offsets[d] and offsets[d + 1] */
  readonly offsets: Uint32Array;
  readonly codes: Uint32Array;
  /** the codes of a value as requests spell it */
  codesOf(spelling: string): readonly number[];
  /** the documents that hold a code, in ascending order */
  documentsWith(code: number): Uint32Array;
}

export function buildColumn(documents: readonly object[], path: string): Column {
  const codeOf = new Map<Scalar, number>();
  const collected = new GrowingArray();
  const offsets = new Uint32Array(documents.length + 1);
  for (const [number, document] of documents.entries()) {
    for (const value of new Set(readPath(document, path))) {
      let code = codeOf.get(value);
      if (code === undefined) {
        code = codeOf.size;
        codeOf.set(value, code);
      }
      collected.push(code);
    }
    offsets[number + 1] = collected.length;
  }
  const values = [...codeOf.keys()];
  const codes = collected.toArray();
  // Most fields are only read forwards; the way back is made when a query first needs it.
  let spellings: Map<string, number[]> | null = null;
  let inverse: ReturnType<typeof invert> | null = null;
  return {
    values,
    offsets,
    codes,
    codesOf(spelling) {
      spellings ??= Map.groupBy(values.keys(), (code) => comparable(values[code]!));
      return spellings.get(spelling) ?? [];
    },
    documentsWith(code) {
      inverse ??= invert(offsets, codes, values.length);
      return inverse.documents.subarray(inverse.starts[code]!, inverse.starts[code + 1]!);
    },
  };
}

function invert(offsets: Uint32Array, codes: Uint32Array, valueCount: number) {
  const starts = new Uint32Array(valueCount + 1);
  for (const code of codes) starts[code + 1] = starts[code + 1]! + 1;
  for (let code = 0; code < valueCount; code++) starts[code + 1] = starts[code + 1]! + starts[code]!;
  const next = starts.slice();
  const documents = new Uint32Array(codes.length);
  for (let document = 0; document + 1 < offsets.length; document++) {
    for (let at = offsets[document]!; at < offsets[document + 1]!; at++) {
      const code = codes[at]!;
      documents[next[code]!] = document;
      next[code] = next[code]! + 1;
    }
  }
  return { starts, documents };
}

/** Columns built when a query first names their field. */
export interface Columns {
  readonly documentCount: number;
  /** all document numbers, ascending */
  readonly everyDocument: Uint32Array;
  get(field: string): Column;
}

const MOST_COLUMNS = 200;

/** `aliases` are other names of a field that requests may use. */
export function createColumns(documents: readonly object[], aliases: ReadonlyMap<string, string>): Columns {
  const columns = new Map<string, Column>();
  const empty = buildColumn([], '');
  const nothing: Column = { ...empty, offsets: new Uint32Array(documents.length + 1) };
  const isKnown = createPathCheck(documents);
  return {
    documentCount: documents.length,
    everyDocument: Uint32Array.from(documents.keys()),
    get(field) {
      const path = aliases.get(field) ?? field;
      const built = columns.get(path);
      if (built) return built;
      if (!isKnown(path)) return nothing;
      const column = buildColumn(documents, path);
      if (columns.size >= MOST_COLUMNS) columns.delete(columns.keys().next().value!);
      columns.set(path, column);
      return column;
    },
  };
}

/** Requests may name hundreds of fields that no document has; those must not cost a look at every document each. */
function createPathCheck(documents: readonly object[]): (path: string) => boolean {
  const namesBelow = new Map<string, Set<string>>();
  return (path) => {
    const steps = path.split('.');
    return steps.every((step, depth) => {
      const parents = steps.slice(0, depth);
      const key = parents.join('.');
      const names = namesBelow.get(key) ?? namesAt(documents, parents);
      namesBelow.set(key, names);
      return names.has(step);
    });
  };
}

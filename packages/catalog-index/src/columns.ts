import { Column, type ColumnBuilder, type ColumnData, createColumnBuilder } from './column.ts';
import { readPath } from './document.ts';
import { KnownPaths } from './known-paths.ts';

/** All fields of the documents. Those that are not configured are read when a query first names them. */
export interface Columns {
  readonly documentCount: number;
  /** all document numbers, ascending */
  readonly everyDocument: Uint32Array;
  /** for each document the empty set, as in a field that none has */
  readonly noValues: Uint32Array;
  /** the field that a name in a request stands for */
  canonical(field: string): string;
  /** null where no document has such a field */
  get(field: string): Column | null;
  /** those of the fields that documents have, but that are not configured */
  unforeseen(fields: Iterable<string>): string[];
  /** reads all of these fields that have not been read yet, with one pass over the documents */
  prepare(fields: Iterable<string>): void;
  /** the same piece by piece: gives how many documents are left after each */
  read(fields: Iterable<string>): Iterator<number, void>;
  /** appends a document */
  add(document: object): void;
  /** whether a field in this part of documents has been read */
  readsIn(part: string): boolean;
  /** gives a document other values, all of them or those in some parts; names the fields that have changed */
  update(number: number, document: object, parts?: readonly string[]): Set<string>;
}

export interface ColumnsData {
  foreseen: Record<string, ColumnData>;
  /** every field that some document has */
  paths: string[];
}

export interface ColumnsContext {
  documentCount: number;
  /** other names of fields */
  aliases: Readonly<Record<string, string>>;
  collator: Intl.Collator;
  readDocument(number: number): object;
}

const MOST_UNFORESEEN = 200;
/** Of a whole catalogue, read in some milliseconds. */
const PIECE = 64;

export interface ColumnsBuilder {
  add(document: object): void;
  finish(): ColumnsData;
}

/** `builderOf`: of columns that are made elsewhere, too. */
export function createColumnsBuilder(
  fields: Iterable<string>,
  builderOf: (path: string) => ColumnBuilder = createColumnBuilder,
): ColumnsBuilder {
  const paths = new KnownPaths();
  const builders = Array.from(new Set(fields), (path) => ({ path, builder: builderOf(path) }));
  return {
    add(document) {
      paths.add(document);
      for (const { builder } of builders) builder.add(document);
    },
    finish() {
      const present = builders.filter(({ path }) => paths.has(path));
      return {
        foreseen: Object.fromEntries(present.map(({ path, builder }) => [path, builder.finish()])),
        paths: paths.list(),
      };
    },
  };
}

export function openColumns(data: ColumnsData, context: ColumnsContext): Columns {
  const { collator, readDocument } = context;
  let { documentCount } = context;
  let everyDocument = numbersBelow(documentCount);
  let noValues = new Uint32Array(documentCount);
  const aliases = new Map(Object.entries(context.aliases));
  const paths = new KnownPaths(data.paths);
  const foreseen = new Map(
    Object.entries(data.foreseen).map(([path, columnData]) => [path, new Column(columnData, collator)]),
  );
  const unforeseen = new Map<string, Column>();

  /** for each reading that is under way, what has changed since it has begun */
  const changedMeanwhile = new Set<Set<number>>();

  function* readColumns(wanted: readonly string[]): Generator<number, void> {
    if (wanted.length === 0) return;
    const builders = wanted.map((path) => ({ path, builder: createColumnBuilder(path) }));
    const changed = new Set<number>();
    changedMeanwhile.add(changed);
    // what is added meanwhile is read too
    for (let number = 0; number < documentCount; number++) {
      if (number > 0 && number % PIECE === 0) yield documentCount - number;
      const document = readDocument(number);
      for (const { builder } of builders) builder.add(document);
    }
    changedMeanwhile.delete(changed);
    for (const { path, builder } of builders) {
      if (unforeseen.size >= MOST_UNFORESEEN) unforeseen.delete(unforeseen.keys().next().value!);
      const column = new Column(builder.finish(), collator);
      for (const number of changed) column.update(number, readPath(readDocument(number), path));
      unforeseen.set(path, column);
    }
  }

  const canonical = (field: string): string => aliases.get(field) ?? field;
  const findUnforeseen = (fields: Iterable<string>): string[] =>
    [...new Set(Array.from(fields, canonical))].filter((path) => !foreseen.has(path) && paths.has(path));
  const readMissing = (fields: Iterable<string>): Generator<number, void> => {
    const missing = findUnforeseen(fields).filter((path) => !unforeseen.has(path));
    return readColumns(missing.slice(0, MOST_UNFORESEEN));
  };

  return {
    get documentCount() {
      return documentCount;
    },
    get everyDocument() {
      return everyDocument;
    },
    get noValues() {
      return noValues;
    },
    canonical,
    get(field) {
      const path = canonical(field);
      const known = foreseen.get(path) ?? unforeseen.get(path);
      if (known || !paths.has(path)) return known ?? null;
      exhaust(readColumns([path]));
      return unforeseen.get(path) ?? null;
    },
    unforeseen: findUnforeseen,
    prepare: (fields) => exhaust(readMissing(fields)),
    read: readMissing,
    add(document) {
      paths.add(document);
      for (const [path, column] of [...foreseen, ...unforeseen]) column.add(readPath(document, path));
      documentCount += 1;
      everyDocument = numbersBelow(documentCount);
      noValues = new Uint32Array(documentCount);
    },
    readsIn: (part) => [...foreseen.keys(), ...unforeseen.keys()].some((path) => isInOne([part], path)),
    update(number, document, parts) {
      if (!parts) paths.add(document);
      for (const numbers of changedMeanwhile) numbers.add(number);
      const changed = new Set<string>();
      for (const [path, column] of [...foreseen, ...unforeseen]) {
        if (parts && !isInOne(parts, path)) continue;
        if (column.update(number, readPath(document, path))) changed.add(path);
      }
      return changed;
    },
  };
}

function exhaust(pieces: Iterator<number, void>): void {
  while (!pieces.next().done);
}

const isInOne = (parts: readonly string[], path: string): boolean =>
  parts.some((part) => path === part || path.startsWith(`${part}.`));

function numbersBelow(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let number = 0; number < count; number++) numbers[number] = number;
  return numbers;
}

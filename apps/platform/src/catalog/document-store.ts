import { FilePart } from './build/open-file.ts';
import type { PackedDocuments } from './build/packed-documents.ts';
import { type Selected, SelectionCache, type Selector } from './selection-cache.ts';

/** Bytes of JSON whose parsed documents are cached, in each of two generations. */
const CACHED_BYTES = 3 * 1024 * 1024;

/** What is read from a file is parsed at once, so one place serves all reading. */
let readBytes = Buffer.allocUnsafe(64 * 1024);

/** The documents of one entity by their numbers. They are read and parsed on first use; those in use stay cached. */
export class DocumentStore<T extends { id: number }> {
  readonly #revise: (document: T) => T;
  readonly #bytes: Buffer | FilePart;
  readonly #ends: Float64Array;
  /** what has been replaced or added */
  readonly #replaced = new Map<number, Buffer>();
  readonly #selections = new SelectionCache<T>();
  #young = new Map<number, T>();
  #old = new Map<number, T>();
  #youngBytes = 0;
  #length: number;
  #all: readonly T[] | null = null;

  /** `revise` gives a document that was read what has changed since it was written, such as its stock. */
  constructor({ bytes, ends }: PackedDocuments, revise: (document: T) => T = (document) => document) {
    this.#length = ends.length;
    this.#revise = revise;
    this.#bytes = bytes instanceof FilePart ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#ends = ends;
  }

  get length(): number {
    return this.#length;
  }

  at(number: number): T {
    const document = this.peek(number);
    this.#keep(number, document);
    return document;
  }

  /** For a walk through all of them, which must not push out what is in use. */
  peek(number: number): T {
    return this.#young.get(number) ?? this.#old.get(number) ?? this.#parse(number);
  }

  bytesOf(number: number): number {
    const { length } = this.#replaced.get(number) ?? { length: this.#ends[number]! - this.#start(number) };
    return length;
  }

  /** Whether what is selected of a document can be had without reading it. */
  isRead(number: number, selector: Selector<T> | null): boolean {
    if (this.#young.has(number) || this.#old.has(number)) return true;
    return selector !== null && this.#selections.get(selector, number) !== undefined;
  }

  /** What the selector leaves of a document; without one, all of it. */
  select(number: number, selector: Selector<T> | null): Selected<T> {
    const known = selector && this.#selections.get(selector, number);
    if (known) return known;
    const document = this.peek(number);
    const source = selector ? selector(document) : document;
    const isWhole = source === document;
    const size = isWhole ? this.bytesOf(number) : JSON.stringify(source).length;
    const selected = { id: document.id, source, size };
    if (!selector || isWhole || !this.#selections.keep(selector, number, selected)) this.#keep(number, document);
    return selected;
  }

  replace(number: number, document: T): void {
    this.#replaced.set(number, Buffer.from(JSON.stringify(document)));
    this.#old.delete(number);
    this.#young.delete(number);
    this.#forgetViews(number);
    this.#keep(number, this.#revise(document));
  }

  /** What `revise` does with this document has changed. Only what is cached is done again. */
  reviseAgain(number: number): void {
    for (const cached of [this.#young, this.#old]) {
      const document = cached.get(number);
      if (document) cached.set(number, this.#revise(document));
    }
    this.#forgetViews(number);
  }

  /** Gives its number. */
  add(document: T): number {
    const number = this.#length;
    this.#length += 1;
    this.replace(number, document);
    return number;
  }

  /** All of them in order; cached where that fits the cache anyway. */
  all(): readonly T[] {
    if (this.#all) return this.#all;
    const documents = Array.from({ length: this.#length }, (_, number) => this.peek(number));
    if (this.#bytes.length <= CACHED_BYTES) this.#all = documents;
    return documents;
  }

  /** For the end of the shop: nothing can be read any more. */
  close(): void {
    if (this.#bytes instanceof FilePart) this.#bytes.close();
  }

  /** What the catalogue holds, it has written itself. */
  #parse(number: number): T {
    return this.#revise(JSON.parse(this.#json(number)) as T);
  }

  #forgetViews(number: number): void {
    this.#selections.forget(number);
    this.#all = null;
  }

  #json(number: number): string {
    const replaced = this.#replaced.get(number);
    if (replaced) return replaced.toString();
    const [start, end] = [this.#start(number), this.#ends[number]!];
    if (!(this.#bytes instanceof FilePart)) return this.#bytes.toString('utf8', start, end);
    if (readBytes.length < end - start) readBytes = Buffer.allocUnsafe(2 * (end - start));
    this.#bytes.readSync(readBytes.subarray(0, end - start), start);
    return readBytes.toString('utf8', 0, end - start);
  }

  #start(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!;
  }

  /** A hit moves to the young generation; a full one becomes the old one, and the old one is dropped. */
  #keep(number: number, document: T): void {
    if (this.#young.has(number)) return;
    if (this.#youngBytes > CACHED_BYTES) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(number, document);
    this.#youngBytes += this.bytesOf(number);
  }
}

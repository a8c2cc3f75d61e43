export type Selector<T> = (document: T) => Partial<T>;

/** What a selector leaves of a document. */
export interface Selected<T> {
  id: number;
  source: Partial<T>;
  /** letters of its JSON */
  size: number;
}

/** Characters of JSON that are cached, and the most for one selection. */
const CACHED_LETTERS = 3 * 1024 * 1024;
const LARGEST = 8 * 1024;

/** Selections by their documents' numbers: lists want the same few fields again and again, a small part of the whole. */
export class SelectionCache<T extends object> {
  readonly #parts = new Map<Selector<T>, Map<number, Selected<T>>>();
  #letters = 0;

  get(selector: Selector<T>, number: number): Selected<T> | undefined {
    return this.#parts.get(selector)?.get(number);
  }

  /** False for a selection that is too large. */
  keep(selector: Selector<T>, number: number, part: Selected<T>): boolean {
    const { size } = part;
    if (size > LARGEST) return false;
    if (this.#letters + size > CACHED_LETTERS) {
      this.#parts.clear();
      this.#letters = 0;
    }
    const parts = this.#parts.get(selector) ?? new Map<number, Selected<T>>();
    this.#parts.set(selector, parts);
    parts.set(number, part);
    this.#letters += size;
    return true;
  }

  forget(number: number): void {
    for (const parts of this.#parts.values()) parts.delete(number);
  }
}

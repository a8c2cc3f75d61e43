export type Selector<T> = (document: T) => Partial<T>;

/** What a selector leaves of a document. */
export interface Selected<T> {
  id: number;
  source: Partial<T>;
  /** letters of its JSON */
  size: number;
}

/** Characters of JSON that are cached, in each of two generations, and the most for one selection: a family of some hundred variants. */
const CACHED_LETTERS = 4 * 1024 * 1024;
const LARGEST = 128 * 1024;

type Parts<T> = Map<Selector<T>, Map<number, Selected<T>>>;

/** Selections by their documents' numbers: lists and pages want the same few fields again and again, a small part of the whole. */
export class SelectionCache<T extends object> {
  #young: Parts<T> = new Map();
  #old: Parts<T> = new Map();
  #letters = 0;

  get(selector: Selector<T>, number: number): Selected<T> | undefined {
    const young = this.#young.get(selector)?.get(number);
    if (young) return young;
    const old = this.#old.get(selector)?.get(number);
    if (old) this.keep(selector, number, old);
    return old;
  }

  /** False for a selection that is too large. A full generation becomes the old one, and the old one is dropped. */
  keep(selector: Selector<T>, number: number, part: Selected<T>): boolean {
    const { size } = part;
    if (size > LARGEST) return false;
    if (this.#letters + size > CACHED_LETTERS) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#letters = 0;
    }
    const parts = this.#young.get(selector) ?? new Map<number, Selected<T>>();
    this.#young.set(selector, parts);
    parts.set(number, part);
    this.#letters += size;
    return true;
  }

  forget(number: number): void {
    for (const generation of [this.#young, this.#old]) for (const parts of generation.values()) parts.delete(number);
  }
}

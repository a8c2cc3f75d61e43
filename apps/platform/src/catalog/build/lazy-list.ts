/** A list whose items are made of others each time they are asked for, and not kept. */
export class LazyList<T extends object> implements Iterable<T> {
  readonly length: number;
  readonly at: (number: number) => T | undefined;
  readonly #onPassing: (item: T) => void;

  constructor(length: number, at: (number: number) => T | undefined, onPassing: (item: T) => void = () => {}) {
    this.length = length;
    this.at = at;
    this.#onPassing = onPassing;
  }

  /** The same list; whoever goes through it shows each item to `look` on the way. */
  watched(look: (item: T) => void): LazyList<T> {
    return new LazyList(this.length, this.at, look);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let number = 0; number < this.length; number++) {
      const item = this.at(number);
      if (!item) continue;
      this.#onPassing(item);
      yield item;
    }
  }
}

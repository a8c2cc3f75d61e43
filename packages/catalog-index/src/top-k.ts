/** Keeps the first few of many things, which are numbered; `isBefore` must be a strict total order. */
export class TopK {
  readonly #capacity: number;
  readonly #isBefore: (a: number, b: number) => boolean;
  /** a heap with the last of the held things at the root */
  readonly #kept: Uint32Array;
  #length = 0;

  constructor(capacity: number, isBefore: (a: number, b: number) => boolean) {
    this.#capacity = capacity;
    this.#isBefore = isBefore;
    this.#kept = new Uint32Array(capacity);
  }

  /** The one that goes next, or -1 while there is room. */
  get last(): number {
    return this.#length < this.#capacity ? -1 : (this.#kept[0] ?? -1);
  }

  offer(thing: number): void {
    if (this.#length < this.#capacity) this.#rise(thing);
    else if (this.#capacity > 0 && this.#isBefore(thing, this.#kept[0]!)) this.#sink(thing);
  }

  sorted(): number[] {
    return Array.from(this.#kept.subarray(0, this.#length)).sort((a, b) => (this.#isBefore(a, b) ? -1 : 1));
  }

  #rise(thing: number): void {
    let place = this.#length++;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#isBefore(thing, this.#kept[parent]!)) break;
      this.#kept[place] = this.#kept[parent]!;
      place = parent;
    }
    this.#kept[place] = thing;
  }

  #sink(thing: number): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#length) break;
      if (child + 1 < this.#length && this.#isBefore(this.#kept[child]!, this.#kept[child + 1]!)) child += 1;
      if (this.#isBefore(this.#kept[child]!, thing)) break;
      this.#kept[place] = this.#kept[child]!;
      place = child;
    }
    this.#kept[place] = thing;
  }
}

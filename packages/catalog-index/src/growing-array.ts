type Numbers = Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** A list of unsigned numbers that grows by doubling while an index is built. */
class Growing<List extends Numbers> {
  #values: List;
  #length = 0;
  readonly #make: (length: number) => List;

  constructor(make: (length: number) => List) {
    this.#make = make;
    this.#values = make(64);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = this.#make(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  /** What is in it so far, to be read at once: it is not copied. */
  view(): List {
    return this.#values.subarray(0, this.#length) as List;
  }

  toArray(): List {
    return this.#values.slice(0, this.#length) as List;
  }
}

/** Of 32 bits each. */
export class GrowingArray extends Growing<Uint32Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Uint32Array(length));
  }
}

/** Of 8 bits each. */
export class GrowingBytes extends Growing<Uint8Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Uint8Array(length));
  }
}

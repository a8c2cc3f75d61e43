/** Keeps the documents with the smallest keys. Equal keys are told apart by a second key, which must be unique. */
export class TopK {
  readonly #capacity: number;
  readonly #keys: Float64Array;
  readonly #ties: Uint32Array;
  readonly #documents: Uint32Array;
  #length = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#keys = new Float64Array(capacity);
    this.#ties = new Uint32Array(capacity);
    this.#documents = new Uint32Array(capacity);
  }

  offer(key: number, tie: number, document: number): void {
    if (this.#length < this.#capacity) this.#rise(this.#length++, key, tie, document);
    else if (this.#capacity > 0 && this.#isBelow(0, key, tie)) this.#sink(key, tie, document);
  }

  /** The kept documents, smallest key first. */
  sorted(): number[] {
    const positions = Array.from({ length: this.#length }, (_, position) => position);
    positions.sort((a, b) => this.#keys[a]! - this.#keys[b]! || this.#ties[a]! - this.#ties[b]!);
    return positions.map((position) => this.#documents[position]!);
  }

  /** Is the entry worth less (has it a larger key) than the given one? The worst entry stands at the root. */
  #isBelow(position: number, key: number, tie: number): boolean {
    const own = this.#keys[position]!;
    return own > key || (own === key && this.#ties[position]! > tie);
  }

  #rise(start: number, key: number, tie: number, document: number): void {
    let position = start;
    while (position > 0) {
      const parent = (position - 1) >> 1;
      if (this.#isBelow(parent, key, tie)) break;
      this.#move(parent, position);
      position = parent;
    }
    this.#put(position, key, tie, document);
  }

  #sink(key: number, tie: number, document: number): void {
    let position = 0;
    for (;;) {
      let child = 2 * position + 1;
      if (child >= this.#length) break;
      if (child + 1 < this.#length && this.#isBelow(child + 1, this.#keys[child]!, this.#ties[child]!)) child += 1;
      if (!this.#isBelow(child, key, tie)) break;
      this.#move(child, position);
      position = child;
    }
    this.#put(position, key, tie, document);
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#keys[from]!, this.#ties[from]!, this.#documents[from]!);
  }

  #put(position: number, key: number, tie: number, document: number): void {
    this.#keys[position] = key;
    this.#ties[position] = tie;
    this.#documents[position] = document;
  }
}

/** A list of unsigned 32-bit numbers that grows by doubling while an index is built. */
export class GrowingArray {
  #values = new Uint32Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  toArray(): Uint32Array<ArrayBuffer> {
    return this.#values.slice(0, this.#length);
  }
}

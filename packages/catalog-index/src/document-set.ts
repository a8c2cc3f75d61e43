/** A set of document numbers, one bit for each document that there is. */
export class DocumentSet {
  readonly #words: Uint32Array;

  constructor(documentCount: number) {
    this.#words = new Uint32Array((documentCount + 31) >>> 5);
  }

  add(documents: Uint32Array): this {
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at]!;
      this.#words[document >>> 5]! |= 1 << (document & 31);
    }
    return this;
  }

  has(document: number): boolean {
    return ((this.#words[document >>> 5]! >>> (document & 31)) & 1) === 1;
  }

  /** Ascending; `most` is how many there can be. */
  toArray(most: number): Uint32Array {
    const documents = new Uint32Array(most);
    let count = 0;
    for (let word = 0; word < this.#words.length; word++) {
      for (let bits = this.#words[word]!; bits !== 0; bits &= bits - 1) {
        documents[count++] = (word << 5) + 31 - Math.clz32(bits & -bits);
      }
    }
    return documents.subarray(0, count);
  }
}

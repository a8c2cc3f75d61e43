import { bitCount } from './bit-count.ts';
import type { SetTest } from './filter.ts';

/** A set of document numbers, one bit for each document that there is. */
export class DocumentSet {
  #words: Uint32Array;

  constructor(documentCount: number) {
    this.#words = new Uint32Array((documentCount + 31) >>> 5);
  }

  /** Those whose set of values passes a test. */
  static passing({ ofDocument, passes }: SetTest): DocumentSet {
    const found = new DocumentSet(ofDocument.length);
    const words = found.#words;
    let document = 0;
    for (let word = 0; word < words.length; word++) {
      const count = Math.min(32, ofDocument.length - document);
      let bits = 0;
      for (let bit = 0; bit < count; bit++) bits |= passes[ofDocument[document++]!]! << bit;
      words[word] = bits;
    }
    return found;
  }

  /** Those that are in all of the sets; the first one stays as it is. */
  and(others: readonly DocumentSet[]): DocumentSet {
    const common = new DocumentSet(0);
    const words = this.#words.slice();
    for (const other of others) for (let word = 0; word < words.length; word++) words[word]! &= other.#words[word]!;
    common.#words = words;
    return common;
  }

  get size(): number {
    let size = 0;
    for (let word = 0; word < this.#words.length; word++) size += bitCount(this.#words[word]!);
    return size;
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
  toArray(most = this.size): Uint32Array {
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

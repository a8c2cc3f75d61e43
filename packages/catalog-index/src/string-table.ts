/**
 * Many strings as a few arrays: nothing to parse or to allocate when an index is opened. Sorted strings begin like the one before, so
 * only what follows is stored; every sixteenth is stored whole, and reading one begins there.
 */
export interface StringTableData {
  /** bytes while every string is Latin-1, which article numbers, paths and folded words are */
  units: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** how many units each string has in common with the one before */
  shared: Uint8Array<ArrayBuffer>;
  /** how many follow them */
  lengths: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  /** where the units of each block of strings begin */
  blockStarts: Uint32Array<ArrayBuffer>;
}

const HIGHEST_BYTE = 0xff;
const LONGEST_SHORT = 0xffff;
const MOST_SHARED = 0xff;
/** 2 to the power of this are a block */
const BLOCK_BITS = 4;
const IN_BLOCK = (1 << BLOCK_BITS) - 1;

export function buildStringTable(strings: readonly string[]): StringTableData {
  const shared = new Uint8Array(strings.length);
  const blockStarts = new Uint32Array((strings.length + IN_BLOCK) >>> BLOCK_BITS);
  let length = 0;
  let longest = 0;
  for (const [number, text] of strings.entries()) {
    if ((number & IN_BLOCK) === 0) blockStarts[number >>> BLOCK_BITS] = length;
    else shared[number] = commonLength(strings[number - 1]!, text);
    const own = text.length - shared[number]!;
    longest = Math.max(longest, own);
    length += own;
  }
  const lengths = longest > LONGEST_SHORT ? new Uint32Array(strings.length) : new Uint16Array(strings.length);
  const units = strings.every(fitsBytes) ? new Uint8Array(length) : new Uint16Array(length);
  let at = 0;
  for (const [number, text] of strings.entries()) {
    lengths[number] = text.length - shared[number]!;
    for (let unit = shared[number]!; unit < text.length; unit++) units[at++] = text.charCodeAt(unit);
  }
  return { units, shared, lengths, blockStarts };
}

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length, MOST_SHARED);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function fitsBytes(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > HIGHEST_BYTE) return false;
  return true;
}

/** Reads a table. The searches want its strings in ascending order, which is that of `<`. */
export class StringTable {
  readonly length: number;
  readonly #units: StringTableData['units'];
  readonly #shared: Uint8Array;
  readonly #lengths: StringTableData['lengths'];
  readonly #blockStarts: Uint32Array;
  /** the string that was read last, and where the units of the next one begin */
  #read = new Uint16Array(64);
  #next = 0;

  constructor({ units, shared, lengths, blockStarts }: StringTableData) {
    this.length = shared.length;
    this.#units = units;
    this.#shared = shared;
    this.#lengths = lengths;
    this.#blockStarts = blockStarts;
  }

  at(number: number): string {
    const first = number & ~IN_BLOCK;
    this.#readFirst(first);
    for (let each = first + 1; each <= number; each++) this.#readNext(each);
    return String.fromCharCode(...this.#read.subarray(0, this.lengthOf(number)));
  }

  lengthOf(number: number): number {
    return this.#shared[number]! + this.#lengths[number]!;
  }

  /** The number of the text, or -1. */
  find(text: string, from = 0, to = this.length): number {
    const number = this.lowerBound(text, from, to);
    return number < to && this.lengthOf(number) === text.length && this.at(number) === text ? number : -1;
  }

  /** The first number whose string is not before the text. */
  lowerBound(text: string, from = 0, to = this.length): number {
    return this.#search(from, to, (number) => this.#order(this.lengthOf(number), text) >= 0);
  }

  /** The first number whose string neither stands before the prefix nor begins with it. */
  endOfPrefix(prefix: string, from = 0, to = this.length): number {
    return this.#search(from, to, (number) => this.#order(Math.min(this.lengthOf(number), prefix.length), prefix) > 0);
  }

  /** The first number whose string, which has been read, passes; all after it do, too. First its block is found. */
  #search(from: number, to: number, passes: (number: number) => boolean): number {
    if (from >= to) return from;
    let low = (from >>> BLOCK_BITS) + 1;
    let high = ((to - 1) >>> BLOCK_BITS) + 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      this.#readFirst(middle << BLOCK_BITS);
      if (passes(middle << BLOCK_BITS)) high = middle;
      else low = middle + 1;
    }
    const first = (low - 1) << BLOCK_BITS;
    const end = Math.min(to, low << BLOCK_BITS);
    for (let number = first; number < end; number++) {
      if (number === first) this.#readFirst(number);
      else this.#readNext(number);
      if (number >= from && passes(number)) return number;
    }
    return end;
  }

  /** The first string of a block. */
  #readFirst(number: number): void {
    this.#next = this.#blockStarts[number >>> BLOCK_BITS]!;
    this.#readNext(number);
  }

  /** The string after the one that was read last. */
  #readNext(number: number): void {
    const length = this.lengthOf(number);
    if (length > this.#read.length) this.#makeRoom(length);
    const read = this.#read;
    const units = this.#units;
    let next = this.#next;
    for (let unit = this.#shared[number]!; unit < length; unit++) read[unit] = units[next++]!;
    this.#next = next;
  }

  #makeRoom(length: number): void {
    const larger = new Uint16Array(2 * length);
    larger.set(this.#read);
    this.#read = larger;
  }

  /** Below 0 where so many units of what was read stand before the text, above 0 where after. */
  #order(length: number, text: string): number {
    const common = Math.min(length, text.length);
    for (let at = 0; at < common; at++) {
      const difference = this.#read[at]! - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** The order that searches in a table rely on. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

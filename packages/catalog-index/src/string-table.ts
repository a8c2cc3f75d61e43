/** Many strings as one array of code units: nothing to parse or to allocate when an index is opened. */
export interface StringTableData {
  /** bytes while every string is Latin-1, which article numbers, paths and folded words are */
  units: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** units of string s lie between ends[s - 1] and ends[s] */
  ends: Uint32Array<ArrayBuffer>;
}

const HIGHEST_BYTE = 0xff;

export function buildStringTable(strings: readonly string[]): StringTableData {
  const ends = new Uint32Array(strings.length);
  let length = 0;
  for (const [number, text] of strings.entries()) {
    length += text.length;
    ends[number] = length;
  }
  const units = strings.every(fitsBytes) ? new Uint8Array(length) : new Uint16Array(length);
  let at = 0;
  for (const text of strings) for (let unit = 0; unit < text.length; unit++) units[at++] = text.charCodeAt(unit);
  return { units, ends };
}

function fitsBytes(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > HIGHEST_BYTE) return false;
  return true;
}

/** Reads a table. The searches want its strings in ascending order, which is that of `<`. */
export class StringTable {
  readonly length: number;
  readonly #units: StringTableData['units'];
  readonly #ends: Uint32Array;

  constructor({ units, ends }: StringTableData) {
    this.length = ends.length;
    this.#units = units;
    this.#ends = ends;
  }

  at(number: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#start(number), this.#ends[number]!));
  }

  lengthOf(number: number): number {
    return this.#ends[number]! - this.#start(number);
  }

  /** The number of the text, or -1. */
  find(text: string, from = 0, to = this.length): number {
    const number = this.lowerBound(text, from, to);
    return number < to && this.#order(number, text) === 0 ? number : -1;
  }

  /** The first number whose string is not before the text. */
  lowerBound(text: string, from = 0, to = this.length): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#order(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  startsWith(number: number, prefix: string): boolean {
    const start = this.#start(number);
    if (this.#ends[number]! - start < prefix.length) return false;
    for (let at = 0; at < prefix.length; at++) if (this.#units[start + at] !== prefix.charCodeAt(at)) return false;
    return true;
  }

  #start(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!;
  }

  /** Below 0 where the string stands before the text, above 0 where after. */
  #order(number: number, text: string): number {
    const start = this.#start(number);
    const length = this.#ends[number]! - start;
    const common = Math.min(length, text.length);
    for (let at = 0; at < common; at++) {
      const difference = this.#units[start + at]! - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** The order that searches in a table rely on. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Reads the words of one line of a part file from its bytes: files are long and hold little but numbers. */

const SPACE = 32;
const TAB = 9;
const LF = 10;
const CR = 13;
const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const HASH = 35;
/** Of letters, whether they are written small. */
const SMALL = 32;
const SMALL_E = 101;
const SMALL_X = 120;

/** No part is larger, and sums of such numbers stay exact enough. */
const LARGEST = 1e6;
const MOST_DECIMALS = 15;
const LARGEST_DIRECT_COLOUR = 0x8000000;

const POWERS = Float64Array.from({ length: MOST_DECIMALS + 1 }, (_, power) => 10 ** power);

export class LineScanner {
  private readonly bytes: Uint8Array;
  private position = 0;
  private end = 0;
  private next: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    this.next = hasByteOrderMark ? 3 : 0;
  }

  /** False at the end of the file. */
  nextLine(): boolean {
    if (this.next >= this.bytes.length) return false;
    this.position = this.next;
    this.end = this.position;
    while (this.end < this.bytes.length && this.bytes[this.end] !== LF && this.bytes[this.end] !== CR) this.end++;
    this.next = this.end + 1;
    return true;
  }

  /** The type of the line, a single digit; -1 where it has none. */
  lineType(): number {
    this.skipSpace();
    const isOneSign = this.position + 1 === this.end || this.isSpace(this.position + 1);
    if (this.position >= this.end || !isOneSign) return -1;
    const type = this.bytes[this.position]! - ZERO;
    this.position++;
    return type;
  }

  /** NaN where there is no number, or one that is too large. */
  number(): number {
    this.skipSpace();
    const first = this.bytes[this.position];
    const sign = first === MINUS ? -1 : 1;
    if (first === MINUS || first === PLUS) this.position++;
    let value = 0;
    let digits = 0;
    let decimals = 0;
    for (let digit = this.digit(); digit >= 0; digit = this.digit()) {
      value = value * 10 + digit;
      digits++;
    }
    if (this.position < this.end && this.bytes[this.position] === POINT) {
      this.position++;
      for (let digit = this.digit(); digit >= 0; digit = this.digit()) {
        digits++;
        if (decimals === MOST_DECIMALS) continue;
        value = value * 10 + digit;
        decimals++;
      }
    }
    if (digits === 0) return Number.NaN;
    const exponent = this.exponent();
    if (this.position < this.end && !this.isSpace(this.position)) return Number.NaN;
    const scaled = (value / POWERS[decimals]!) * 10 ** exponent;
    return scaled < LARGEST ? sign * scaled : Number.NaN;
  }

  /** False where one of them is missing. */
  numbers(into: Float64Array, count: number): boolean {
    for (let index = 0; index < count; index++) {
      const value = this.number();
      if (Number.isNaN(value)) return false;
      into[index] = value;
    }
    return true;
  }

  /** A number of the library's table, or a colour by its red, green and blue (`0x2RRGGBB`, `#2RRGGBB`). */
  colour(): number {
    this.skipSpace();
    const isPrefixed = this.bytes[this.position] === ZERO && (this.bytes[this.position + 1]! | SMALL) === SMALL_X;
    const prefix = this.bytes[this.position] === HASH ? 1 : isPrefixed ? 2 : 0;
    if (prefix === 0) return this.number();
    this.position += prefix;
    const word = this.word();
    const value = /^[0-9a-f]{1,8}$/i.test(word) ? Number.parseInt(word, 16) : Number.NaN;
    return value < LARGEST_DIRECT_COLOUR ? value : Number.NaN;
  }

  /** The first byte of what is left of the line, 0 for nothing. */
  peek(): number {
    this.skipSpace();
    return this.position < this.end ? this.bytes[this.position]! : 0;
  }

  rest(): string {
    return decoder.decode(this.bytes.subarray(this.position, this.end)).trim();
  }

  private word(): string {
    const start = this.position;
    while (this.position < this.end && !this.isSpace(this.position)) this.position++;
    return decoder.decode(this.bytes.subarray(start, this.position));
  }

  private exponent(): number {
    if (this.position >= this.end || (this.bytes[this.position]! | SMALL) !== SMALL_E) return 0;
    this.position++;
    const sign = this.bytes[this.position];
    if (sign === MINUS || sign === PLUS) this.position++;
    let value = 0;
    for (let digit = this.digit(); digit >= 0; digit = this.digit()) value = Math.min(99, value * 10 + digit);
    return sign === MINUS ? -value : value;
  }

  /** The digit at hand, which is passed; -1 where there is none. */
  private digit(): number {
    const digit = this.position < this.end ? this.bytes[this.position]! - ZERO : -1;
    if (digit < 0 || digit > 9) return -1;
    this.position++;
    return digit;
  }

  private isSpace(at: number): boolean {
    return this.bytes[at] === SPACE || this.bytes[at] === TAB;
  }

  private skipSpace(): void {
    while (this.position < this.end && this.isSpace(this.position)) this.position++;
  }
}

const decoder = new TextDecoder();

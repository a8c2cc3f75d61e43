import { comparable } from './condition.ts';
import type { Scalar } from './document.ts';
import { buildStringTable, byCodeUnits, StringTable, type StringTableData } from './string-table.ts';

/** The distinct values of a field. Their codes: false, true, the numbers, the strings, then whatever updates bring. */
export interface ValueTableData {
  /** ascending */
  numbers: Float64Array<ArrayBuffer>;
  /** ascending */
  strings: StringTableData;
  /** dates stand in the order that lists are sorted by; other strings are sorted by the rules of a language */
  stringsAreDates: boolean;
}

const FALSE = 0;
const TRUE = 1;
const FIRST_NUMBER = 2;
export const DATE = /^\d{4}-\d{2}-\d{2}/;

/** The table of distinct values, and the code of each of them; `places` numbers the values. */
export function buildValueTable(places: ReadonlyMap<Scalar, number>): { data: ValueTableData; codes: Uint32Array } {
  const strings: string[] = [];
  const numbers: number[] = [];
  for (const value of places.keys()) {
    if (typeof value === 'string') strings.push(value);
    else if (typeof value === 'number') numbers.push(value);
  }
  strings.sort(byCodeUnits);
  const data = {
    numbers: Float64Array.from(numbers).sort(),
    strings: buildStringTable(strings),
    stringsAreDates: strings.every((text) => DATE.test(text)),
  };
  const table = new ValueTable(data);
  const codes = new Uint32Array(places.size);
  for (const [value, place] of places) if (typeof value !== 'string') codes[place] = table.find(value);
  for (let number = 0; number < strings.length; number++)
    codes[places.get(strings[number]!)!] = table.firstString + number;
  return { data, codes };
}

export class ValueTable {
  /** numbers are the codes from `firstNumber` to `firstString`, ascending */
  readonly firstNumber = FIRST_NUMBER;
  readonly firstString: number;
  /** codes from here on came by updates, in no order */
  readonly firstAdded: number;
  readonly stringsAreDates: boolean;
  readonly #numbers: Float64Array;
  readonly #strings: StringTable;
  readonly #added: Scalar[] = [];
  readonly #addedCodes = new Map<Scalar, number>();

  constructor({ numbers, strings, stringsAreDates }: ValueTableData) {
    this.#numbers = numbers;
    this.#strings = new StringTable(strings);
    this.stringsAreDates = stringsAreDates;
    this.firstString = FIRST_NUMBER + numbers.length;
    this.firstAdded = this.firstString + this.#strings.length;
  }

  get count(): number {
    return this.firstAdded + this.#added.length;
  }

  value(code: number): Scalar {
    if (code < FIRST_NUMBER) return code === TRUE;
    if (code < this.firstString) return this.#numbers[code - FIRST_NUMBER]!;
    return code < this.firstAdded ? this.#strings.at(code - this.firstString) : this.#added[code - this.firstAdded]!;
  }

  /** The code of exactly this value, or -1. */
  find(value: Scalar): number {
    if (typeof value === 'boolean') return value ? TRUE : FALSE;
    const found = typeof value === 'number' ? this.#findNumber(value) : this.#findString(value);
    return found >= 0 ? found : (this.#addedCodes.get(value) ?? -1);
  }

  findOrAdd(value: Scalar): number {
    const found = this.find(value);
    if (found >= 0) return found;
    const code = this.count;
    this.#added.push(value);
    this.#addedCodes.set(value, code);
    return code;
  }

  /** The codes of all values that requests spell like this: 5 and "5", true and 1. */
  codesOf(spelling: string): number[] {
    const spelt: Scalar[] = [spelling, Number(spelling)];
    if (spelling === '0') spelt.push(false, 'false');
    if (spelling === '1') spelt.push(true, 'true');
    const codes: number[] = [];
    for (const value of spelt) {
      const code = comparable(value) === spelling ? this.find(value) : -1;
      if (code >= 0) codes.push(code);
    }
    return codes;
  }

  /** Marks the values within a bound. Numbers lie in order, so of them only the place where that changes is looked for. */
  markWithin(accepts: (value: Scalar) => boolean): Uint8Array {
    const marks = new Uint8Array(this.count);
    const mark = (code: number): number => (accepts(this.value(code)) ? 1 : 0);
    const first = this.firstString > FIRST_NUMBER ? mark(FIRST_NUMBER) : 0;
    let low = FIRST_NUMBER;
    let high = this.firstString;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (mark(middle) === first) low = middle + 1;
      else high = middle;
    }
    marks.fill(first, FIRST_NUMBER, low).fill(1 - first, low, this.firstString);
    for (let code = 0; code < FIRST_NUMBER; code++) marks[code] = mark(code);
    for (let code = this.firstString; code < marks.length; code++) marks[code] = mark(code);
    return marks;
  }

  #findNumber(value: number): number {
    let low = 0;
    let high = this.#numbers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#numbers[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return this.#numbers[low] === value ? FIRST_NUMBER + low : -1;
  }

  #findString(value: string): number {
    const found = this.#strings.find(value);
    return found < 0 ? -1 : this.firstString + found;
  }
}

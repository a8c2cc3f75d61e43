import type { Scalar } from './document.ts';
import { byCodeUnits } from './string-table.ts';
import { DATE, type ValueTable } from './value-table.ts';

/** Places when everything is sorted; what compares equal shares one. */
export interface Places {
  places: Uint32Array;
  placeCount: number;
}

/** The place of each code's value. Sorting is done once; values that updates add are put in between. */
export function createValueOrder(values: ValueTable, collator: Intl.Collator): () => Places {
  const compare = (a: number, b: number): number => compareValues(values.value(a), values.value(b), collator);
  /** Two numbers or two dates of the table are never equal, which spares reading them. */
  const areEqual = (a: number, b: number): boolean => {
    const end = values.stringsAreDates ? values.firstAdded : values.firstString;
    const areDistinct = a >= values.firstNumber && b >= values.firstNumber && a < end && b < end;
    return !areDistinct && compare(a, b) === 0;
  };
  let sorted: Uint32Array | null = null;
  let known: Places | null = null;

  return () => {
    if (known?.places.length === values.count) return known;
    sorted ??= values.stringsAreDates ? withFlags(values) : collate(values, collator);
    known = placesOf(withAdded(sorted, values, compare), areEqual);
    return known;
  };
}

/** Numbers and dates lie in order already; only the two flags have their places among the numbers. */
function withFlags(values: ValueTable): Uint32Array {
  const { firstNumber, firstString, firstAdded } = values;
  const order = new Uint32Array(firstAdded);
  let length = 0;
  let flag = 0;
  for (let code = firstNumber; code < firstString; code++) {
    while (flag < firstNumber && flag <= Number(values.value(code))) order[length++] = flag++;
    order[length++] = code;
  }
  while (flag < firstNumber) order[length++] = flag++;
  for (let code = firstString; code < firstAdded; code++) order[length++] = code;
  return order;
}

function collate(values: ValueTable, collator: Intl.Collator): Uint32Array {
  const all = Array.from({ length: values.firstAdded }, (_, code) => values.value(code));
  return Uint32Array.from(all.keys()).sort((a, b) => compareValues(all[a]!, all[b]!, collator));
}

function withAdded(sorted: Uint32Array, values: ValueTable, compare: (a: number, b: number) => number): Uint32Array {
  const added = Array.from({ length: values.count - values.firstAdded }, (_, number) => values.firstAdded + number);
  const order = new Uint32Array(values.count);
  let taken = 0;
  for (const [number, code] of added.sort(compare).entries()) {
    const place = firstAfter(sorted, (other) => compare(other, code) > 0);
    order.set(sorted.subarray(taken, place), taken + number);
    order[place + number] = code;
    taken = place;
  }
  order.set(sorted.subarray(taken), taken + added.length);
  return order;
}

function firstAfter(sorted: Uint32Array, isAfter: (code: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function placesOf(order: Uint32Array, areEqual: (a: number, b: number) => boolean): Places {
  const places = new Uint32Array(order.length);
  let place = 0;
  for (let at = 1; at < order.length; at++) {
    if (!areEqual(order[at - 1]!, order[at]!)) place += 1;
    places[order[at]!] = place;
  }
  return { places, placeCount: place + 1 };
}

/** Flags and numbers by value, then dates and other text. */
function compareValues(a: Scalar, b: Scalar, collator: Intl.Collator): number {
  if (typeof a !== 'string' || typeof b !== 'string') {
    return typeof a === 'string' ? 1 : typeof b === 'string' ? -1 : Number(a) - Number(b);
  }
  if (DATE.test(a) && DATE.test(b)) return byCodeUnits(a, b);
  return collator.compare(a, b);
}

import type { Columns } from './column.ts';
import type { Scalar } from './document.ts';
import type { Language } from './fold.ts';

export interface SortKey {
  field: string;
  direction: 'asc' | 'desc';
}

/** The place of every document in an order; no two share a place. */
export interface SortRanks {
  get(keys: readonly SortKey[]): Uint32Array;
}

const MOST_ORDERS = 64;

export function createSortRanks(columns: Columns, language: Language): SortRanks {
  const { documentCount } = columns;
  const collator = new Intl.Collator(language, { numeric: true });
  const orders = new Map<string, Uint32Array>();

  /** For each document the place of its (smallest) value among the values of the field; without a value, none. */
  function placesOf(field: string): Float64Array {
    const { values, offsets, codes } = columns.get(field);
    const order = Array.from(values, (_, code) => code).sort((a, b) => compareValues(values[a]!, values[b]!, collator));
    const placeOfCode = new Uint32Array(values.length);
    for (const [place, code] of order.entries()) placeOfCode[code] = place;
    const places = new Float64Array(documentCount).fill(Number.NaN);
    for (let document = 0; document < documentCount; document++) {
      for (let at = offsets[document]!; at < offsets[document + 1]!; at++) {
        const place = placeOfCode[codes[at]!]!;
        if (!(places[document]! <= place)) places[document] = place;
      }
    }
    return places;
  }

  function build(keys: readonly SortKey[]): Uint32Array {
    const levels = keys.map(({ field, direction }) => ({ places: placesOf(field), descending: direction === 'desc' }));
    const order = Uint32Array.from({ length: documentCount }, (_, document) => document);
    order.sort((a, b) => {
      for (const { places, descending } of levels) {
        const difference = comparePlaces(places[a]!, places[b]!, descending);
        if (difference !== 0) return difference;
      }
      return a - b;
    });
    const ranks = new Uint32Array(documentCount);
    for (let rank = 0; rank < documentCount; rank++) ranks[order[rank]!] = rank;
    return ranks;
  }

  return {
    get(keys) {
      const name = keys.map(({ field, direction }) => `${field}:${direction}`).join(',');
      const known = orders.get(name);
      if (known) return known;
      const ranks = build(keys);
      if (orders.size >= MOST_ORDERS) orders.delete(orders.keys().next().value!);
      orders.set(name, ranks);
      return ranks;
    },
  };
}

/** Documents without a value come last in both directions. */
function comparePlaces(a: number, b: number, descending: boolean): number {
  const aMissing = Number.isNaN(a);
  const bMissing = Number.isNaN(b);
  if (aMissing || bMissing) return aMissing === bMissing ? 0 : aMissing ? 1 : -1;
  return descending ? b - a : a - b;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;

function compareValues(a: Scalar, b: Scalar, collator: Intl.Collator): number {
  if (typeof a !== 'string' || typeof b !== 'string') {
    return typeof a === 'string' ? 1 : typeof b === 'string' ? -1 : Number(a) - Number(b);
  }
  if (DATE.test(a) && DATE.test(b)) return a < b ? -1 : a > b ? 1 : 0;
  return collator.compare(a, b);
}

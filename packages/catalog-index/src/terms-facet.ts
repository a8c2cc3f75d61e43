import type { Aggregations, Bucket } from '@brixel/contract/search';
import type { Columns } from './columns.ts';
import type { AskedFacet, Facet } from './facet.ts';
import { FacetNumbering } from './facet-numbering.ts';
import { variantField } from './filter.ts';
import { type CountedNumber, numberRanges } from './number-ranges.ts';
import { ValueSets, ValueSetsBuilder, type ValueSetsData } from './value-sets.ts';

export const buildTermsFacet = (columns: Columns, field: string): ValueSetsData =>
  readSets(new FacetNumbering(columns, field), columns.documentCount);

function readSets(numbering: FacetNumbering, documentCount: number): ValueSetsData {
  const builder = new ValueSetsBuilder();
  for (let document = 0; document < documentCount; document++) builder.add(numbering.codesOf(document));
  return builder.finish(numbering.codeCount, (code) => code);
}

/** Counts the values of a field, and those of its variants beside them. */
export class TermsFacet implements Facet {
  readonly fields: ReadonlySet<string>;
  readonly sets: ValueSets;
  readonly #field: string;
  readonly #numbering: FacetNumbering;

  constructor(columns: Columns, field: string, data: ValueSetsData | null) {
    this.fields = new Set([columns.canonical(field), variantField(field), 'type_id']);
    this.#field = field;
    this.#numbering = new FacetNumbering(columns, field);
    this.sets = new ValueSets(data ?? readSets(this.#numbering, columns.documentCount));
  }

  get codeCount(): number {
    return this.#numbering.codeCount;
  }

  codesChosen(spellings: ReadonlySet<string>): number[] {
    return [...spellings].flatMap((spelling) => this.#numbering.codesSpelt(spelling));
  }

  report(counts: Uint32Array, { size, inRanges }: AskedFacet): Aggregations {
    if (inRanges) return { [`agg_range_${this.#field}`]: { buckets: numberRanges(this.#numbers(counts)) } };
    const own: Bucket[] = [];
    const variants: Bucket[] = [];
    for (let code = 0; code < counts.length; code++) {
      if (counts[code] === 0) continue;
      const { value, isVariant } = this.#numbering.read(code);
      const buckets = isVariant ? variants : own;
      buckets.push({ key: typeof value === 'boolean' ? String(value) : value, doc_count: counts[code]! });
    }
    return {
      [`agg_terms_${this.#field}`]: { buckets: mostFrequent(own, size) },
      [`agg_terms_${variantField(this.#field)}`]: { buckets: mostFrequent(variants, size) },
    };
  }

  #numbers(counts: Uint32Array): CountedNumber[] {
    const numbers: CountedNumber[] = [];
    for (const [code, count] of counts.entries()) {
      const value = count > 0 ? this.#numbering.read(code).value : null;
      if (typeof value === 'number') numbers.push({ value, count });
    }
    return numbers;
  }

  refresh(document: number): void {
    this.sets.assign(document, this.#numbering.codesOf(document));
  }

  isCurrent(): boolean {
    return this.#numbering.isCurrent();
  }
}

/** Equal ones in the order of their keys. */
const mostFrequent = (buckets: Bucket[], size: number): Bucket[] =>
  buckets.sort((a, b) => b.doc_count - a.doc_count || compareKeys(a.key, b.key)).slice(0, size);

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}

import type { Aggregations, Bucket } from '@brixel/contract/search';
import type { Column } from './column.ts';
import type { Columns } from './columns.ts';
import type { Facet } from './facet.ts';
import { rangeKey } from './number-ranges.ts';
import { ValueSets, ValueSetsBuilder } from './value-sets.ts';

/** Lower bound inclusive, upper bound exclusive; the last range is open. */
export type PriceRange = readonly [from: number, to: number | null];

export interface PriceSettings {
  field: string;
  ranges: readonly PriceRange[];
}

/** Counts the ranges that prices lie in. `name` is what the request calls the price. */
export class PriceFacet implements Facet {
  readonly fields: ReadonlySet<string>;
  readonly sets: ValueSets;
  readonly codeCount: number;
  readonly #columns: Columns;
  readonly #field: string;
  readonly #name: string;
  readonly #ranges: readonly PriceRange[];
  readonly #buckets: Omit<Bucket, 'doc_count'>[];
  readonly #column: Column | null;

  constructor(columns: Columns, name: string, { field, ranges }: PriceSettings) {
    this.fields = new Set([field]);
    this.codeCount = ranges.length;
    this.#columns = columns;
    this.#field = field;
    this.#name = name;
    this.#ranges = ranges;
    this.#buckets = ranges.map(([from, to]) => ({
      key: rangeKey(from, to),
      from,
      ...(to !== null && { to }),
    }));
    this.#column = columns.get(field);
    const builder = new ValueSetsBuilder();
    for (let document = 0; document < columns.documentCount; document++) builder.add(this.#rangesOf(document));
    this.sets = new ValueSets(builder.finish(ranges.length, (range) => range));
  }

  codesChosen(): null {
    return null;
  }

  /** Buckets in the order of the ranges, also the empty ones, with keys such as `0.0-0.02` and `15.0-*`. */
  report(counts: Uint32Array): Aggregations {
    const buckets = this.#buckets.map((bucket, range) => ({ ...bucket, doc_count: counts[range]! }));
    return { [`agg_range_${this.#name}`]: { buckets } };
  }

  refresh(document: number): void {
    this.sets.assign(document, this.#rangesOf(document));
  }

  isCurrent(): boolean {
    return this.#columns.get(this.#field) === this.#column;
  }

  #rangesOf(document: number): number[] {
    if (!this.#column) return [];
    const { values, sets } = this.#column;
    const code = sets.codesOf(sets.ofDocument[document]!)[0];
    if (code === undefined) return [];
    const price = Number(values.value(code));
    const range = this.#ranges.findIndex(([from, to]) => price >= from && (to === null || price < to));
    return range < 0 ? [] : [range];
  }
}

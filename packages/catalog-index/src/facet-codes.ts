import type { Columns } from './column.ts';
import type { Scalar } from './document.ts';
import { variantField } from './filter.ts';
import { GrowingArray } from './growing-array.ts';

/** The codes of one field within the common numbering. */
export interface FacetSpan {
  start: number;
  end: number;
  values: readonly Scalar[];
  codesOf(spelling: string): readonly number[];
}

/** The values of all facets of a document in one list, so that one loop filters and counts. */
export interface FacetCodes {
  readonly fields: readonly string[];
  readonly offsets: Uint32Array;
  readonly codes: Uint32Array;
  readonly codeCount: number;
  /** spans of the field itself and of its variants' values */
  spans(field: string): { own: FacetSpan; variants: FacetSpan } | null;
}

export function buildFacetCodes(columns: Columns, fields: readonly string[]): FacetCodes {
  const names = fields.flatMap((field) => [field, variantField(field)]);
  const spans = new Map<string, FacetSpan>();
  let codeCount = 0;
  for (const name of names) {
    const { values, codesOf } = columns.get(name);
    spans.set(name, { start: codeCount, end: codeCount + values.length, values, codesOf });
    codeCount += values.length;
  }
  const isConfigurable = configurableFlags(columns);
  const codes = new GrowingArray();
  const offsets = new Uint32Array(columns.documentCount + 1);
  const sources = names.map((name, position) => ({
    column: columns.get(name),
    start: spans.get(name)!.start,
    variants: position % 2 === 1,
  }));
  for (let document = 0; document < columns.documentCount; document++) {
    for (const { column, start, variants } of sources) {
      // Values of variants count for configurable products only, both when filtering and when counting.
      if (variants && isConfigurable[document] === 0) continue;
      for (let at = column.offsets[document]!; at < column.offsets[document + 1]!; at++) {
        codes.push(start + column.codes[at]!);
      }
    }
    offsets[document + 1] = codes.length;
  }
  return {
    fields,
    offsets,
    codes: codes.toArray(),
    codeCount,
    spans(field) {
      const own = spans.get(field);
      const variants = spans.get(variantField(field));
      return own && variants ? { own, variants } : null;
    },
  };
}

export function configurableFlags(columns: Columns): Uint8Array {
  const flags = new Uint8Array(columns.documentCount);
  const column = columns.get('type_id');
  for (const code of column.codesOf('configurable')) {
    for (const document of column.documentsWith(code)) flags[document] = 1;
  }
  return flags;
}

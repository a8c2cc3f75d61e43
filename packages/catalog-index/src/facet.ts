import type { Aggregations } from '@brixel/contract/search';
import type { ValueSets } from './value-sets.ts';

/** What is asked of a facet. */
export interface AskedFacet {
  field: string;
  /** so many values at most */
  size: number;
  /** numbers are counted in ranges */
  inRanges?: boolean;
}

/** Something that documents are counted by: the values of a field, or the ranges that a price lies in. */
export interface Facet {
  /** the fields that it is made from */
  readonly fields: ReadonlySet<string>;
  readonly sets: ValueSets;
  readonly codeCount: number;
  /** the codes of the values that requests spell like this; null where what is counted is not what is chosen */
  codesChosen(spellings: ReadonlySet<string>): number[] | null;
  report(counts: Uint32Array, asked: AskedFacet): Aggregations;
  /** reads a document's values again */
  refresh(document: number): void;
  /** false once the columns that it counts are no longer those of its fields */
  isCurrent(): boolean;
}

/** Whether one of the changed fields matters to something that was made from some fields. */
export const dependsOn = ({ fields }: { fields: ReadonlySet<string> }, changedFields: ReadonlySet<string>): boolean =>
  [...changedFields].some((field) => fields.has(field));

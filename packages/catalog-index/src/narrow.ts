import type { AppliedFilter } from '@brixel/contract/search';
import type { Columns } from './columns.ts';
import { DocumentSet } from './document-set.ts';
import { plainChoice } from './filter.ts';

/** Documents among which all that pass some filters are, ascending. */
export interface Narrowed {
  documents: Uint32Array;
  /** the filter that all of them pass */
  settled: AppliedFilter | null;
}

/** The rarest of the values that must be there decides; none decides if half of the documents are left. */
export function narrow(columns: Columns, filters: readonly AppliedFilter[]): Narrowed {
  let lists = [columns.everyDocument];
  let size = columns.documentCount / 2;
  let settled: AppliedFilter | null = null;
  for (const filter of filters) {
    const wanted = filter.scope === 'default' ? plainChoice(filter) : null;
    if (!wanted) continue;
    const column = columns.get(filter.attribute);
    if (!column) return { documents: new Uint32Array(0), settled: filter };
    const codes = [...wanted].flatMap((spelling) => column.values.codesOf(spelling));
    const holders = column.holdersOf(codes);
    if (holders.size > size) continue;
    ({ lists, size } = holders);
    settled = holders.exact ? filter : null;
  }
  const [first = new Uint32Array(0)] = lists;
  return { documents: lists.length > 1 ? merge(columns.documentCount, lists, size) : first, settled };
}

/** All documents of the lists, each once. */
function merge(documentCount: number, lists: readonly Uint32Array[], size: number): Uint32Array {
  const merged = new DocumentSet(documentCount);
  for (const list of lists) merged.add(list);
  return merged.toArray(size);
}

import type { Columns } from './columns.ts';

export interface SortKey {
  field: string;
  direction: 'asc' | 'desc';
}

/** One field that documents are sorted by: the lower the place of a document's set, the earlier it comes. */
export interface SortLevel {
  ofDocument: Uint32Array;
  places: Uint32Array;
}

/** A field that no document has cannot sort. */
export function sortLevels(columns: Columns, order: readonly SortKey[]): SortLevel[] {
  return order.flatMap(({ field, direction }) => {
    const column = columns.get(field);
    return column ? { ofDocument: column.sets.ofDocument, places: column.places(direction) } : [];
  });
}

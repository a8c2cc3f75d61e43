import { type ColumnBuilder, createColumnBuilder } from './column.ts';
import { createIdentifierBuilder, type IdentifierBuilder } from './identifiers.ts';

/** Makes what an index reads fields into as they are, without looking at their words. */
export interface PartMakers {
  column(path: string): ColumnBuilder;
  identifiers(paths: readonly string[]): IdentifierBuilder;
}

/** For indexes of the same documents: what is read of `sameFields` alone is built with the first of them, and copied for the others. */
export function createPartMakers(sameFields: readonly string[]): PartMakers {
  const same = new Set(sameFields);
  const columns = new Map<string, ColumnBuilder>();
  let identifiers: IdentifierBuilder | null = null;
  return {
    column(path) {
      if (!same.has(path)) return createColumnBuilder(path);
      const first = columns.get(path);
      if (first) return copyOf(first);
      const builder = finishedOnce(createColumnBuilder(path));
      columns.set(path, builder);
      return builder;
    },
    identifiers(paths) {
      if (!paths.every((path) => same.has(path))) return createIdentifierBuilder(paths);
      if (identifiers) return copyOf(identifiers);
      identifiers = finishedOnce(createIdentifierBuilder(paths));
      return identifiers;
    },
  };
}

interface PartBuilder<Data> {
  add(document: object): void;
  finish(): Data;
}

/** The same data each time; what it was built from is not kept. */
function finishedOnce<Data>(builder: PartBuilder<Data>): PartBuilder<Data> {
  let state: { builder: PartBuilder<Data> } | { data: Data } = { builder };
  return {
    add(document) {
      if ('builder' in state) state.builder.add(document);
    },
    finish() {
      if ('builder' in state) state = { data: state.builder.finish() };
      return state.data;
    },
  };
}

/** Of its own: an open index changes its data. */
const copyOf = <Data>(first: PartBuilder<Data>): PartBuilder<Data> => ({
  add() {},
  finish: () => structuredClone(first.finish()),
});

import { pathReader, type Scalar } from './document.ts';
import { type MemberListsData, membersOf } from './member-lists.ts';
import { createValueOrder, type Places } from './value-order.ts';
import { buildDocumentLists, ValueSets, ValueSetsBuilder, type ValueSetsData } from './value-sets.ts';
import { buildValueTable, ValueTable, type ValueTableData } from './value-table.ts';

/** One field of all documents. */
export interface ColumnData {
  values: ValueTableData;
  sets: ValueSetsData;
  holders: MemberListsData;
}

export interface ColumnBuilder {
  add(document: object): void;
  finish(): ColumnData;
}

export function createColumnBuilder(path: string): ColumnBuilder {
  const codeOf = new Map<Scalar, number>();
  const setsBuilder = new ValueSetsBuilder();
  const read = pathReader(path);

  function toCode(value: Scalar): number {
    const known = codeOf.get(value);
    if (known !== undefined) return known;
    const code = codeOf.size;
    codeOf.set(value, code);
    return code;
  }

  return {
    add(document) {
      const values = read(document);
      if (values.length === 1) setsBuilder.addOne(toCode(values[0]!));
      else setsBuilder.add(distinct(values).map(toCode));
    },
    finish() {
      const { data: values, codes } = buildValueTable(codeOf);
      const codeCount = new ValueTable(values).count;
      const sets = setsBuilder.finish(codeCount, (code) => codes[code]!);
      return { values, sets, holders: buildDocumentLists(new ValueSets(sets), codeCount) };
    },
  };
}

/** Documents among which all that hold one of some values are. */
export interface Holders {
  lists: Uint32Array[];
  size: number;
  /** false where some of them do not hold it */
  exact: boolean;
}

/** Documents with new values are checked one by one, until there are enough of them to rebuild the lists. */
const MOST_MOVED = 500;

export class Column {
  readonly values: ValueTable;
  readonly sets: ValueSets;
  readonly #valuePlaces: () => Places;
  readonly #setPlaces = new Map<'asc' | 'desc', Uint32Array>();
  #holders: MemberListsData;
  /** documents that have got other values since the lists of holders were made */
  readonly #moved = new Set<number>();

  constructor(data: ColumnData, collator: Intl.Collator) {
    this.values = new ValueTable(data.values);
    this.sets = new ValueSets(data.sets);
    this.#valuePlaces = createValueOrder(this.values, collator);
    this.#holders = data.holders;
  }

  /** Replaces the values of a document; true if they differ. */
  update(document: number, values: readonly Scalar[]): boolean {
    const codes = distinct(values).map((value) => this.values.findOrAdd(value));
    const isChanged = this.sets.assign(document, codes);
    if (isChanged) this.#moved.add(document);
    return isChanged;
  }

  /** One more document. */
  add(values: readonly Scalar[]): void {
    const number = this.sets.ofDocument.length;
    this.sets.extend();
    this.update(number, values);
  }

  holdersOf(codes: readonly number[]): Holders {
    if (this.#moved.size > MOST_MOVED) {
      this.#holders = buildDocumentLists(this.sets, this.values.count);
      this.#moved.clear();
    }
    const listed = codes.filter((code) => code < this.#holders.ends.length);
    const lists = listed.map((code) => membersOf(this.#holders, code));
    if (this.#moved.size > 0) lists.push(Uint32Array.from(this.#moved).sort());
    return { lists, size: lists.reduce((sum, list) => sum + list.length, 0), exact: this.#moved.size === 0 };
  }

  /** For each set the place of its smallest value; the empty set stands after all in both directions. */
  places(direction: 'asc' | 'desc'): Uint32Array {
    const known = this.#setPlaces.get(direction);
    if (known?.length === this.sets.count) return known;
    const { places, placeCount } = this.#valuePlaces();
    const setPlaces = this.sets.smallest(places, placeCount);
    if (direction === 'desc') {
      for (let set = 1; set < setPlaces.length; set++) setPlaces[set] = placeCount - 1 - setPlaces[set]!;
    }
    this.#setPlaces.set(direction, setPlaces);
    return setPlaces;
  }
}

const distinct = (values: readonly Scalar[]): readonly Scalar[] => (values.length > 1 ? [...new Set(values)] : values);

import { GrowingArray } from './growing-array.ts';
import { invertLists, type MemberListsData, membersOf, toStarts } from './member-lists.ts';

/**
 * Which codes each document has. Documents with the same codes share a set, so that a filter decides about every set
 * once, and a facet counts sets before it counts values. Set 0 is empty, then comes one set for each code, then the lists.
 */
export interface ValueSetsData {
  /** the set of each document */
  ofDocument: Uint32Array<ArrayBuffer>;
  codeCount: number;
  /** codes of list l lie between listEnds[l - 1] and listEnds[l] */
  listEnds: Uint32Array<ArrayBuffer>;
  listCodes: Uint32Array<ArrayBuffer>;
}

export class ValueSetsBuilder {
  /** a set of one code is 2 code + 1 here and a list 2 list + 2, while it is unknown how many codes there will be */
  readonly #sets = new GrowingArray();
  readonly #lists = new Map<string, number>();
  readonly #listEnds = new GrowingArray();
  readonly #listCodes = new GrowingArray();

  add(codes: readonly number[]): void {
    const [first] = codes;
    if (first === undefined) this.#sets.push(0);
    else if (codes.length === 1) this.addOne(first);
    else this.#sets.push(2 * this.#listOf(codes) + 2);
  }

  addOne(code: number): void {
    this.#sets.push(2 * code + 1);
  }

  /** `finalCode` maps each code to its final one. */
  finish(codeCount: number, finalCode: (code: number) => number): ValueSetsData {
    const ofDocument = this.#sets.toArray();
    for (let document = 0; document < ofDocument.length; document++) {
      const set = ofDocument[document]!;
      if (set !== 0) ofDocument[document] = 1 + (set % 2 === 1 ? finalCode((set - 1) / 2) : codeCount + (set - 2) / 2);
    }
    const listCodes = this.#listCodes.toArray();
    for (let at = 0; at < listCodes.length; at++) listCodes[at] = finalCode(listCodes[at]!);
    return { ofDocument, codeCount, listEnds: this.#listEnds.toArray(), listCodes };
  }

  #listOf(codes: readonly number[]): number {
    const key = codes.join();
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = this.#lists.size;
    this.#lists.set(key, list);
    for (const code of codes) this.#listCodes.push(code);
    this.#listEnds.push(this.#listCodes.length);
    return list;
  }
}

export class ValueSets {
  ofDocument: Uint32Array;
  readonly #codeCount: number;
  readonly #listEnds: Uint32Array;
  readonly #listCodes: Uint32Array;
  readonly #firstList: number;
  readonly #firstAdded: number;
  /** the lists that each code is in; made when first needed */
  #listsOf: MemberListsData | null = null;
  #counts = new Uint32Array(0);
  /** sets that came by updates */
  readonly #added: (readonly number[])[] = [];
  readonly #addedSets = new Map<string, number>();

  constructor({ ofDocument, codeCount, listEnds, listCodes }: ValueSetsData) {
    this.ofDocument = ofDocument;
    this.#codeCount = codeCount;
    this.#listEnds = listEnds;
    this.#listCodes = listCodes;
    this.#firstList = 1 + codeCount;
    this.#firstAdded = this.#firstList + listEnds.length;
  }

  get count(): number {
    return this.#firstAdded + this.#added.length;
  }

  /** The code of a set that has no other, else -1. */
  onlyCodeOf(set: number): number {
    return set < this.#firstList ? set - 1 : -1;
  }

  codesOf(set: number): ArrayLike<number> {
    if (set === 0) return [];
    if (set < this.#firstList) return [set - 1];
    if (set >= this.#firstAdded) return this.#added[set - this.#firstAdded]!;
    const list = set - this.#firstList;
    return this.#listCodes.subarray(list === 0 ? 0 : this.#listEnds[list - 1]!, this.#listEnds[list]!);
  }

  /** Replaces the codes of a document; true if they differ. */
  assign(document: number, codes: readonly number[]): boolean {
    const before = this.codesOf(this.ofDocument[document]!);
    if (before.length === codes.length && codes.every((code, at) => code === before[at])) return false;
    this.ofDocument[document] = this.#setOf(codes);
    return true;
  }

  /** One more document, as yet without codes. */
  extend(): void {
    const longer = new Uint32Array(this.ofDocument.length + 1);
    longer.set(this.ofDocument);
    this.ofDocument = longer;
  }

  /** Marks the sets with at least one of the codes. */
  markHolding(codes: readonly number[]): Uint8Array {
    this.#listsOf ??= invertLists(this.#listEnds, this.#listCodes, this.#codeCount);
    const marks = new Uint8Array(this.count);
    for (const code of codes) {
      if (code >= this.#codeCount) continue;
      marks[1 + code] = 1;
      for (const list of membersOf(this.#listsOf, code)) marks[this.#firstList + list] = 1;
    }
    for (const [number, added] of this.#added.entries()) {
      if (added.some((code) => codes.includes(code))) marks[this.#firstAdded + number] = 1;
    }
    return marks;
  }

  /** Marks the sets with at least one of the marked codes. */
  markContaining(marked: Uint8Array): Uint8Array {
    const marks = new Uint8Array(this.count);
    marks.set(marked.subarray(0, this.#codeCount), 1);
    let at = 0;
    for (let list = 0; list < this.#listEnds.length; list++) {
      let found = 0;
      for (const end = this.#listEnds[list]!; at < end; at++) found |= marked[this.#listCodes[at]!]!;
      marks[this.#firstList + list] = found;
    }
    for (const [number, codes] of this.#added.entries()) {
      marks[this.#firstAdded + number] = codes.some((code) => marked[code] === 1) ? 1 : 0;
    }
    return marks;
  }

  /** The smallest number that each set's codes have; `none` for the empty set. */
  smallest(ofCode: Uint32Array, none: number): Uint32Array<ArrayBuffer> {
    const ofSet = new Uint32Array(this.count).fill(none, 0, 1);
    ofSet.set(ofCode.subarray(0, this.#codeCount), 1);
    for (let set = this.#firstList; set < ofSet.length; set++) {
      const codes = this.codesOf(set);
      let least = ofCode[codes[0]!]!;
      for (let at = 1; at < codes.length; at++) least = Math.min(least, ofCode[codes[at]!]!);
      ofSet[set] = least;
    }
    return ofSet;
  }

  /** A zero for each set, to count documents with; the same array every time. */
  zeroCounts(): Uint32Array {
    if (this.#counts.length !== this.count) this.#counts = new Uint32Array(this.count);
    return this.#counts.fill(0);
  }

  /** Turns how many documents have each set into how many have each code. */
  countCodes(setCounts: Uint32Array, codeCount: number): Uint32Array {
    const counts = new Uint32Array(codeCount);
    counts.set(setCounts.subarray(1, this.#firstList));
    let start = 0;
    for (let list = 0; list < this.#listEnds.length; list++) {
      const end = this.#listEnds[list]!;
      const count = setCounts[this.#firstList + list]!;
      if (count > 0) {
        for (let at = start; at < end; at++) counts[this.#listCodes[at]!] = counts[this.#listCodes[at]!]! + count;
      }
      start = end;
    }
    for (const [number, codes] of this.#added.entries()) {
      const count = setCounts[this.#firstAdded + number]!;
      for (const code of codes) counts[code] = counts[code]! + count;
    }
    return counts;
  }

  #setOf(codes: readonly number[]): number {
    const [first] = codes;
    if (first === undefined) return 0;
    if (codes.length === 1 && first < this.#codeCount) return 1 + first;
    const key = codes.join();
    const known = this.#addedSets.get(key);
    if (known !== undefined) return known;
    const set = this.count;
    this.#addedSets.set(key, set);
    this.#added.push(codes);
    return set;
  }
}

export function buildDocumentLists(sets: ValueSets, codeCount: number): MemberListsData {
  const { ofDocument } = sets;
  const ends = new Uint32Array(codeCount);
  for (let document = 0; document < ofDocument.length; document++) {
    const set = ofDocument[document]!;
    if (set === 0) continue;
    const only = sets.onlyCodeOf(set);
    if (only >= 0) ends[only] = ends[only]! + 1;
    else {
      const codes = sets.codesOf(set);
      for (let at = 0; at < codes.length; at++) ends[codes[at]!] = ends[codes[at]!]! + 1;
    }
  }
  const members = new Uint32Array(toStarts(ends));
  const put = (code: number, document: number): void => {
    const end = ends[code]!;
    members[end] = document;
    ends[code] = end + 1;
  };
  for (let document = 0; document < ofDocument.length; document++) {
    const set = ofDocument[document]!;
    if (set === 0) continue;
    const only = sets.onlyCodeOf(set);
    if (only >= 0) put(only, document);
    else {
      const codes = sets.codesOf(set);
      for (let at = 0; at < codes.length; at++) put(codes[at]!, document);
    }
  }
  return { ends, members };
}

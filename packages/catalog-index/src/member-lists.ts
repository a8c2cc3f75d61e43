/** For each code what has it, ascending: documents, or lists of codes. */
export interface MemberListsData {
  /** members of code c lie between ends[c - 1] and ends[c] */
  ends: Uint32Array<ArrayBuffer>;
  members: Uint32Array<ArrayBuffer>;
}

export const membersOf = ({ ends, members }: MemberListsData, code: number): Uint32Array =>
  members.subarray(code === 0 ? 0 : ends[code - 1]!, ends[code]!);

/** The lists that hold each code; codes of list l lie between listEnds[l - 1] and listEnds[l]. */
export function invertLists(listEnds: Uint32Array, listCodes: Uint32Array, codeCount: number): MemberListsData {
  const ends = new Uint32Array(codeCount);
  for (const code of listCodes) ends[code] = ends[code]! + 1;
  const members = new Uint32Array(toStarts(ends));
  let at = 0;
  for (const [list, listEnd] of listEnds.entries()) {
    for (; at < listEnd; at++) {
      const end = ends[listCodes[at]!]!;
      members[end] = list;
      ends[listCodes[at]!] = end + 1;
    }
  }
  return { ends, members };
}

/** From how long each list is to where it starts; filling the lists moves that to where they end. Returns their total length. */
export function toStarts(lengths: Uint32Array): number {
  let start = 0;
  for (let code = 0; code < lengths.length; code++) {
    const length = lengths[code]!;
    lengths[code] = start;
    start += length;
  }
  return start;
}

/** Numbers that sellers use, and the files of a library that show them. */

/** What is known of a library without opening its files. */
export interface PartNumbers {
  /** names of parts, such as `3001` */
  own: readonly string[];
  /** of those, the ones that only say which number the part has now */
  moved: readonly string[];
  /** numbers that the library names as those of BrickLink's catalogue, and the part that each means */
  elsewhere: readonly (readonly [number: string, part: string])[];
}

/** A part in the first folder of all: pieces of parts and primitives have folders of their own. */
const PART = /^parts\/([^/]+)\.dat$/;
const KEYWORDS = /^0 !KEYWORDS\s+(.*)$/gim;
const BRICKLINK = /\bbricklink\s+([a-z0-9]+)/gi;

export const partOfPath = (path: string): string | null => PART.exec(path)?.[1] ?? null;

/** Numbers of BrickLink that the head of a part's file names, for prints above all. */
export const numbersInHead = (head: string): string[] =>
  [...head.matchAll(KEYWORDS)].flatMap(([, words = '']) =>
    [...words.matchAll(BRICKLINK)].map(([, number = '']) => number.toLowerCase()),
  );

const NUMBER = /^[a-z]{0,3}\d{1,8}[a-z0-9]{0,14}$/;
/** Letters of moulds, the newest first. The plain number is often the oldest one, while sellers mean the newest. */
const MOULDS = ['c', 'b', 'd', 'a'] as const;
const WITH_MOULD = /^(\d+)[a-z]$/;

/**
 * The part that a number means, null where the library has none. A mould that it lacks is shown by its sibling; a print that it lacks
 * is not shown by the plain part.
 */
export function createPartFinder({ own, moved, elsewhere }: PartNumbers): (number: string) => string | null {
  const parts = new Set(own);
  const renamed = new Set(moved);
  const named = new Map(elsewhere);
  const isThere = (part: string): boolean => parts.has(part) && !renamed.has(part);

  const find = (number: string): string | null => {
    if (isThere(number)) return number;
    const elsewhereNamed = named.get(number);
    if (elsewhereNamed !== undefined) return elsewhereNamed;
    const mould = /\d$/.test(number) ? MOULDS.find((letter) => isThere(number + letter)) : undefined;
    if (mould) return number + mould;
    return parts.has(number) ? number : null;
  };

  return (number) => {
    const plain = number.trim().toLowerCase();
    if (!NUMBER.test(plain)) return null;
    const withoutMould = WITH_MOULD.exec(plain)?.[1];
    return find(plain) ?? (withoutMould === undefined ? null : find(withoutMould));
  };
}

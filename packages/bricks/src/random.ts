/** Random numbers that are the same in every build and in every drawing: a text or a seed determines them. */

/** FNV-1a of a text, mixed once more so that neighbouring texts fall far apart. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A fixed number in [0, 1) for a text. */
export const fraction = (text: string): number => hash(text) / 2 ** 32;

/** A fixed whole number in [from, to] for a text. */
export const between = (text: string, from: number, to: number): number =>
  from + Math.floor(fraction(text) * (to - from + 1));

export function pick<T>(text: string, list: readonly T[]): T {
  const chosen = list[Math.floor(fraction(text) * list.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
}

/** A fixed shuffle of a list. */
export const shuffled = <T>(text: string, list: readonly T[]): T[] =>
  list
    .map((item, i) => ({ item, order: hash(`${text}#${i}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** The list, started at another place. */
export const rotated = <T>(list: readonly T[], turn: number): T[] => {
  const start = list.length ? turn % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)];
};

/** A sequence of random numbers that its seed determines (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pickWith = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

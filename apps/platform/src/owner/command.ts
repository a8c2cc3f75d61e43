/** What became of a command, as the shell is told: done, refused, or not understood. */
export const EXIT = { done: 0, refused: 1, misunderstood: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** The words of a command are not those it knows. */
export class Misunderstood extends Error {}

export type Words = readonly string[];

/** What can be done with one thing, by its verb. */
export type Commands = ReadonlyMap<string, (words: Words) => Promise<Exit>>;

/** The words that a command needs, by name; the last one takes all that is left. */
export function need<const Name extends string>(words: Words, ...names: Name[]): Record<Name, string> {
  if (words.length < names.length) throw new Misunderstood(`${names[words.length]} is missing`);
  const entries = names.map((name, place) => [
    name,
    place === names.length - 1 ? words.slice(place).join(' ') : words[place],
  ]);
  return Object.fromEntries(entries);
}

/** Exit codes: done, refused by the shop, wrong arguments. */
export const EXIT = { done: 0, refused: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Wrong arguments: the usage is printed. */
export class UsageError extends Error {}

export type Argv = readonly string[];

/** The commands of one subject, by their verb. */
export type Commands = ReadonlyMap<string, (argv: Argv) => Promise<Exit>>;

/** Required arguments by name; the last one takes the rest of the line. */
export function required<const Name extends string>(argv: Argv, ...names: Name[]): Record<Name, string> {
  if (argv.length < names.length) throw new UsageError(`${names[argv.length]} is missing`);
  const entries = names.map((name, place) => [
    name,
    place === names.length - 1 ? argv.slice(place).join(' ') : argv[place],
  ]);
  return Object.fromEntries(entries);
}

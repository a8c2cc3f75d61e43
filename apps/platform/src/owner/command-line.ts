export interface Terminal {
  /** Resolves once the stream takes more. */
  stdout(text: string): Promise<void>;
  stderr(text: string): void;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

/** On one line, without signs that would steer the terminal. */
export const printable = (text: string): string => text.replace(CONTROL, ' ');

/** Rows in columns, each as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map(printable));
  const widths = (clean[0] ?? []).map((_, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0)));
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

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

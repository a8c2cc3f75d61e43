import { bareWord } from './bare-word.ts';
import { FileProblem } from './problems.ts';
import { readCsv } from './read-csv.ts';

/** A row of a table whose columns are known by their names; what a table lacks is empty. */
export type NamedCells<Name extends string> = Readonly<Record<Name, string>> & { line: number };

/** Rows of a table with commas, by the names in its first line. Further columns are passed over, required ones must be there. */
export async function* readNamedCsv<Name extends string>(
  chunks: AsyncIterable<string> | Iterable<string>,
  names: readonly Name[],
  optional: readonly Name[] = [],
): AsyncGenerator<NamedCells<Name>> {
  let places: readonly (readonly [Name, number])[] | null = null;
  for await (const { line, cells } of readCsv(chunks, ',')) {
    if (places === null) {
      const header = cells.map(bareWord);
      places = names.map((name) => [name, header.indexOf(bareWord(name))] as const);
      const missing = places.find(([name, place]) => place === -1 && !optional.includes(name));
      if (missing) throw new FileProblem('NO_HEADERS', { line: 1, detail: missing[0] });
      continue;
    }
    const named = Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? '']));
    yield { ...(named as Record<Name, string>), line };
  }
}

import { readNamedCsv } from './csv-table.ts';
import type { Condition } from './lot.ts';
import { lotOfPieces } from './part-list.ts';
import { FileProblem, type ReadLot } from './problems.ts';

/** What sets are made of, in the tables that Rebrickable offers to everybody. One of them has more than a million rows. */

/** Names of the tables that are read; those that are only good to have come last. */
export const setTables = ['inventories', 'inventory_parts', 'inventory_minifigs', 'parts'] as const;
export type SetTable = (typeof setTables)[number];

/** Reads a table from its beginning. */
export type SetTables = Readonly<Partial<Record<SetTable, () => AsyncIterable<string> | Iterable<string>>>>;

export interface WantedSet {
  /** `6390-1`; without its last figure the first of that number */
  number: string;
  /** how many of it */
  count: number;
  condition: Condition;
}

/** The parts of a set, those of its figures among them, without spare ones. Nothing else of the tables is kept. */
export async function* readSetParts(
  tables: SetTables,
  { number, count, condition }: WantedSet,
): AsyncGenerator<ReadLot> {
  const setNo = /-\d+$/.test(number) ? number : `${number}-1`;
  const [ofSet] = (await inventoriesOf(tables, new Set([setNo]))).values();
  if (ofSet === undefined) throw new FileProblem('SET_UNKNOWN', { detail: setNo });
  const wanted = new Map([[ofSet, count]]);
  const figures = await figuresOf(tables, ofSet);
  for (const [figure, inventory] of await inventoriesOf(tables, new Set(figures.keys())))
    wanted.set(inventory, (wanted.get(inventory) ?? 0) + count * (figures.get(figure) ?? 0));
  const pieces = await piecesOf(tables, wanted);
  const names = await namesOf(tables, new Set(pieces.map(({ part }) => part)));
  for (const [place, { part, colour, quantity, line }] of pieces.entries()) {
    const name = names.get(part) ?? '';
    yield { row: place + 1, line, ...lotOfPieces({ line, part, colour, quantity: String(quantity), name }, condition) };
  }
}

const chunksOf = (tables: SetTables, table: SetTable) => {
  const open = tables[table];
  if (!open) throw new FileProblem('NO_TABLES', { detail: `${table}.csv` });
  return open();
};

/** Which inventory is the newest of each set or figure. */
async function inventoriesOf(tables: SetTables, numbers: ReadonlySet<string>): Promise<Map<string, string>> {
  const newest = new Map<string, { id: string; version: number }>();
  if (numbers.size === 0) return new Map();
  const rows = readNamedCsv(chunksOf(tables, 'inventories'), ['id', 'version', 'set_num']);
  for await (const { id, version, set_num } of rows) {
    if (!numbers.has(set_num) || (newest.get(set_num)?.version ?? -1) >= Number(version)) continue;
    newest.set(set_num, { id, version: Number(version) });
  }
  return new Map([...newest].map(([number, { id }]) => [number, id]));
}

/** How many of which figure. Without the table a set has none. */
async function figuresOf(tables: SetTables, inventory: string): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  if (!tables.inventory_minifigs) return figures;
  const rows = readNamedCsv(tables.inventory_minifigs(), ['inventory_id', 'fig_num', 'quantity']);
  for await (const { inventory_id, fig_num, quantity } of rows)
    if (inventory_id === inventory) figures.set(fig_num, (figures.get(fig_num) ?? 0) + (Number(quantity) || 0));
  return figures;
}

interface SetPieces {
  line: number;
  part: string;
  colour: string;
  quantity: number;
}

async function piecesOf(tables: SetTables, wanted: ReadonlyMap<string, number>): Promise<SetPieces[]> {
  const pieces = new Map<string, SetPieces>();
  const columns = ['inventory_id', 'part_num', 'color_id', 'quantity', 'is_spare'] as const;
  for await (const row of readNamedCsv(chunksOf(tables, 'inventory_parts'), columns)) {
    const times = wanted.get(row.inventory_id);
    if (times === undefined || /^t/i.test(row.is_spare)) continue;
    const key = `${row.part_num} ${row.color_id}`;
    const quantity = (pieces.get(key)?.quantity ?? 0) + times * (Number(row.quantity) || 0);
    pieces.set(key, { line: row.line, part: row.part_num, colour: row.color_id, quantity });
  }
  return [...pieces.values()];
}

async function namesOf(tables: SetTables, parts: ReadonlySet<string>): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (!tables.parts) return names;
  for await (const { part_num, name } of readNamedCsv(tables.parts(), ['part_num', 'name']))
    if (parts.has(part_num)) names.set(part_num, name);
  return names;
}

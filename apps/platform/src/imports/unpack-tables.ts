import { decodeText } from '@brixel/exchange/decode-text';
import { FileProblem } from '@brixel/exchange/problems';
import { type SetTable, type SetTables, setTables } from '@brixel/exchange/set-parts';
import type { Entry } from 'yauzl';
import { filesIn, isZip, unzip, withinLimit } from './zip-files.ts';

/** Tables of sets, several in one zip: as they are, or each packed once more. */

const tableOf = ({ fileName }: Pick<Entry, 'fileName'>): SetTable | null =>
  setTables.find((table) => new RegExp(`(?:^|/)${table}\\.csv(?:\\.gz)?$`).test(fileName)) ?? null;

/** Whether a file is a zip of several, with such tables among them. */
export async function holdsTables(path: string): Promise<boolean> {
  if (!(await isZip(path))) return false;
  const files = await filesIn(path);
  return files.length > 1 && files.some((file) => tableOf(file) !== null);
}

/** Each is read from its beginning whenever it is asked for. */
export async function unpackTables(path: string): Promise<SetTables> {
  const tables = (await filesIn(path)).flatMap((file) => tableOf(file) ?? []);
  const open = (table: SetTable) => () =>
    decodeText(withinLimit(unzip(path, (files) => fileOf(files, table))), 'utf-8');
  return Object.fromEntries(tables.map((table) => [table, open(table)]));
}

function fileOf(files: readonly Entry[], table: SetTable): Entry {
  const file = files.find((each) => tableOf(each) === table);
  if (!file) throw new FileProblem('NO_TABLES', { detail: `${table}.csv` });
  return file;
}

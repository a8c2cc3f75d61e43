import { fileFormat } from './file-format.ts';
import { FileProblem } from './problems.ts';
import type { WantedLine } from './wanted.ts';
import { isWantedTable, readWantedCsv } from './wanted-csv.ts';
import { readWantedText } from './wanted-text.ts';
import { readWantedXml } from './wanted-xml.ts';

/** A list of parts in any of the forms that shoppers have it in. What cannot be read at all throws a `FileProblem`. */
export async function* readWanted(text: string): AsyncGenerator<WantedLine> {
  const format = fileFormat(text);
  if (format === null || format === 'orders-xml') throw new FileProblem('FORMAT_UNKNOWN');
  if (format !== 'csv') yield* readWantedXml(text, format);
  else if (isWantedTable(text)) yield* readWantedCsv(text);
  else yield* readWantedText(text);
}

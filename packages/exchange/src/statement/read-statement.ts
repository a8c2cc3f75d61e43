import { decodeText, encodingOf } from '../decode-text.ts';
import { FileProblem } from '../problems.ts';
import { readCamt } from './camt.ts';
import type { Statement } from './statement.ts';
import type { StatementColumns } from './statement-columns.ts';
import { isUnknown, readStatementCsv, type UnknownTable } from './statement-csv.ts';

/** The statements of one file, or the table whose columns somebody has to name. What cannot be read at all throws a `FileProblem`. */
export async function readStatement(
  bytes: Uint8Array,
  columns?: StatementColumns,
): Promise<Statement[] | UnknownTable> {
  const text = await decoded(bytes);
  if (text.trim() === '') throw new FileProblem('FORMAT_UNKNOWN');
  if (
    text
      .replace(/^\ufeff/, '')
      .trimStart()
      .startsWith('<')
  )
    return gathered(readCamt(pieces(text)));
  const read = await readStatementCsv(text, columns);
  return isUnknown(read) ? read : [read];
}

/** Tables of older programs are in the letters of Windows. XML names its own, which is one of the two in practice. */
async function decoded(bytes: Uint8Array): Promise<string> {
  try {
    return (await gathered(decodeText([bytes], encodingOf(bytes)))).join('');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return (await gathered(decodeText([bytes], 'windows-1252'))).join('');
  }
}

/** The parser bounds what it holds by piece. */
function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += 64 * 1024) yield text.slice(start, start + 64 * 1024);
}

async function gathered<T>(some: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const each of some) list.push(each);
  return list;
}

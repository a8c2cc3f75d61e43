import { MAX_PART_LIST_LENGTH } from '@brixel/contract/part-limits';

/** A character takes up to so many bytes. */
const MOST_BYTES = 4 * MAX_PART_LIST_LENGTH;

/** The text of a file; older spreadsheets do not write UTF-8. */
export async function readTextFile(file: Blob): Promise<string | 'too-long' | 'unreadable'> {
  if (file.size > MOST_BYTES) return 'too-long';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  // files of other kinds have it, texts never
  if (!isUtf16 && bytes.includes(0)) return 'unreadable';
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

import { decodeText } from '@brixel/exchange/decode-text';
import { type DumpDocument, readDumpLine } from '@brixel/exchange/vsf/dump-line';
import { unpackDump } from '../imports/unpack-file.ts';
import { linesOf } from '../product-files/read-products.ts';

/** A line of a dump; null: it is no document. */
export interface ReadDocument {
  /** of the file, counted from 1 */
  line: number;
  document: DumpDocument | null;
}

/** A dump that is read again and again, from its beginning each time: its documents stand in no order. */
export interface DumpFile {
  path: string;
  encoding: 'utf-8' | 'windows-1252' | 'utf-16le';
  /** a sign of life, for it takes a while */
  beat(): Promise<void>;
}

const BEAT_MS = 1500;

export async function* documentsOf({ path, encoding, beat }: DumpFile): AsyncGenerator<ReadDocument> {
  let line = 0;
  let last = performance.now();
  for await (const text of linesOf(decodeText(unpackDump(path), encoding))) {
    line += 1;
    if (performance.now() - last > BEAT_MS) {
      await beat();
      last = performance.now();
    }
    if (text.trim() !== '') yield { line, document: readDumpLine(text) };
  }
}

import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isDiskError } from '../private-files.ts';

/** Why an archive is not taken. */
export type ArchiveProblemCode = 'BROKEN' | 'TOO_MANY_FILES' | 'TOO_LARGE';

export class ArchiveProblem extends Error {
  readonly code: ArchiveProblemCode;

  constructor(code: ArchiveProblemCode) {
    super(code);
    this.code = code;
  }
}

export interface ArchiveLimits {
  files: number;
  /** of one file, unpacked */
  fileBytes: number;
  /** of all files that are wanted, unpacked */
  bytes: number;
}

/** One file of an archive. Names that lead out of it make the whole archive broken. */
export interface ArchivedFile {
  name: string;
  /** unpacked, as the archive says */
  bytes: number;
  /** Unpacked, and never more than the archive has said. */
  read(): Promise<Buffer>;
  /** As it lies in the archive. */
  readPacked(): Promise<{ content: Buffer; isDeflated: boolean }>;
}

const DEFLATED = 8;
/** What file managers add. */
const COMPANION = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i;

/** All files of a zip archive that are wanted, one after the other. Nothing of it is written anywhere. */
export async function* archivedFiles(
  file: string,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<ArchivedFile> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(broken);
  let bytes = 0;
  try {
    if (zip.entryCount > limits.files) throw new ArchiveProblem('TOO_MANY_FILES');
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize } = entry;
      if (name.endsWith('/') || COMPANION.test(name) || !isWanted(name)) continue;
      if (entry.isEncrypted()) throw new ArchiveProblem('BROKEN');
      bytes += uncompressedSize;
      if (uncompressedSize > limits.fileBytes || bytes > limits.bytes) throw new ArchiveProblem('TOO_LARGE');
      yield archived(zip, entry);
    }
  } catch (error) {
    throw error instanceof ArchiveProblem || isDiskError(error) ? error : new ArchiveProblem('BROKEN');
  } finally {
    zip.close();
  }
}

const archived = (zip: ZipFile, entry: Entry): ArchivedFile => ({
  name: entry.fileName,
  bytes: entry.uncompressedSize,
  read: async () => collect(await zip.openReadStreamPromise(entry)),
  readPacked: async () => ({
    content: await collect(await zip.openReadStreamPromise(entry, { decodeFileData: false })),
    isDeflated: entry.compressionMethod === DEFLATED,
  }),
});

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the library says of an archive is a sentence for programmers. */
function broken(error: unknown): never {
  throw isDiskError(error) ? error : new ArchiveProblem('BROKEN');
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { z } from 'zod';
import { isDiskError, PRIVATE_FILE } from '../private-files.ts';
import { BackupProblem } from './backup-problem.ts';

/** A backup is one zip archive: the database, the owner's files, and a list of both with their checksums. */

const LIST = 'backup.json';

const listSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** of the database: a release that does not know one of them cannot read it */
  migrations: z.array(z.string()),
  files: z.array(
    z.object({
      path: z.string().regex(/^(?:database|downloads\/.+)$/),
      bytes: z.number().int().min(0),
      sha256: z.string().length(64),
    }),
  ),
});
export type BackupList = z.output<typeof listSchema>;
type Listed = BackupList['files'][number];

export interface BackedUpFile {
  /** in the archive */
  path: string;
  file: string;
  /** pictures and dumps are packed already */
  isPacked: boolean;
}

export async function writeBackupFile(
  target: string,
  facts: Omit<BackupList, 'format' | 'files'>,
  files: readonly BackedUpFile[],
): Promise<void> {
  const list: BackupList = { format: 1, ...facts, files: [] };
  const zip = new ZipWriter();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, file, isPacked } of files)
    zip.addReadStreamLazy(path, { compressionLevel: isPacked ? 0 : 1 }, (give) => {
      const source = createReadStream(file);
      const checked = checksum((bytes, sha256) => list.files.push({ path, bytes, sha256 }));
      source.on('error', (error) => output.destroy(error));
      give(null, source.pipe(checked));
    });
  // packed last, when all checksums are known
  zip.addReadStreamLazy(LIST, (give) => give(null, Readable.from([Buffer.from(JSON.stringify(list, null, 2))])));
  zip.end();
  await pipeline(output, createWriteStream(target, { flags: 'wx', mode: PRIVATE_FILE, flush: true }));
}

/** Passes everything on, and tells at the end how much it was. */
function checksum(onEnd: (bytes: number, sha256: string) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, next) {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
    flush(done) {
      onEnd(bytes, hash.digest('hex'));
      done();
    },
  });
}

export interface OpenBackup {
  list: BackupList;
  /** Writes one file of it elsewhere; refused where a byte of it has changed. */
  unpack(listed: Listed, to: string): Promise<void>;
  close(): void;
}

export async function openBackupFile(file: string): Promise<OpenBackup> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw isDiskError(error) ? error : new BackupProblem(`${file} is no backup, or only a part of one`);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const list = await readList(zip, entries.get(LIST));
    return {
      list,
      async unpack({ path, bytes, sha256 }, to) {
        const entry = entries.get(path);
        if (!entry) throw new BackupProblem(`The backup lists ${path} and does not hold it`);
        let found = '';
        const checked = checksum((size, hash) => {
          found = size === bytes ? hash : '';
        });
        try {
          await pipeline(
            await zip.openReadStreamPromise(entry),
            checked,
            createWriteStream(to, { flags: 'wx', mode: PRIVATE_FILE, flush: true }),
          );
        } catch (error) {
          if (isDiskError(error)) throw error;
        }
        if (found !== sha256) throw new BackupProblem(`${path} is damaged in this backup`);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupProblem || isDiskError(error) ? error : new BackupProblem(`${file} is damaged`);
  }
}

async function readList(zip: ZipFile, entry: Entry | undefined): Promise<BackupList> {
  if (!entry) throw new BackupProblem(`This archive has no ${LIST}: it is no backup`);
  const read = listSchema.safeParse(await json(await zip.openReadStreamPromise(entry)));
  if (!read.success)
    throw new BackupProblem('The list of this backup cannot be read: a later release may have made it');
  return read.data;
}

import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../database/database.ts';
import { exportLots, type LotFileFormat, lotFiles } from '../imports/export-lots.ts';
import { takeUpdate, updateFile } from '../imports/lot-updates.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, EXIT, type Exit, required, type Terminal, UsageError } from './command-line.ts';

export interface ExportContext {
  database: Database;
  terminal: Terminal;
}

const isFormat = (name: string): name is LotFileFormat => Object.hasOwn(lotFiles, name);

/** Writes all lots to a file, or with --update what was sold here since the last time. */
export function exportCommand({ database: { db }, terminal }: ExportContext) {
  return async (argv: Argv): Promise<Exit> => {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { update: { type: 'boolean', default: false } },
    });
    const { file } = required(positionals, 'file');
    if (values.update) {
      const taken = await db.transaction().execute((tx) => takeUpdate(tx, cliAuthor(), new Date().toISOString()));
      if (taken) await writeFile(file, (await updateFile(db, taken.id)) ?? '');
      await terminal.stdout(
        taken ? `${file}: ${taken.lots} lots, ${taken.pieces} pieces\n` : 'Nothing has changed since the last time\n',
      );
      return EXIT.done;
    }
    const format = extname(file).slice(1).toLowerCase();
    if (!isFormat(format)) throw new UsageError(`The file has to end with .${Object.keys(lotFiles).join(', .')}`);
    await pipeline(Readable.from(exportLots(db, format)), createWriteStream(file));
    await terminal.stdout(`${file} is written\n`);
    return EXIT.done;
  };
}

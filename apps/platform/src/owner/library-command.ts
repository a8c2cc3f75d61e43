import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../database/database.ts';
import { createPartLibrary, type LibraryRefusal } from '../part-library/part-library.ts';
import { openSharedFiles } from '../part-library/shared-files.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, EXIT, type Exit, printable, required, type Terminal } from './command-line.ts';

const refusals: Readonly<Record<LibraryRefusal, string>> = {
  LIBRARY_ARCHIVE: 'it is damaged, encrypted, or names files outside of itself',
  LIBRARY_NO_PARTS: 'it is no zip archive with the folders parts and p',
  LIBRARY_TOO_LARGE: 'it holds larger or more files than any real library',
  LIBRARY_BUSY: 'another library is being read',
};

interface LibraryCommandContext {
  database: Database;
  terminal: Terminal;
}

/** Gives the shop an LDraw library to draw with, or takes it away. */
export function libraryCommand({ database, terminal }: LibraryCommandContext) {
  return async (argv: Argv): Promise<Exit> => {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { remove: { type: 'boolean', default: false } },
    });
    const files = openSharedFiles(database.db, path.join(database.location.dataDir, 'ldraw'));
    const library = createPartLibrary({ database, files });
    if (values.remove) {
      const isGone = await library.remove(cliAuthor());
      await terminal.stdout(isGone ? 'The library is removed.\n' : 'There is no library.\n');
      return EXIT.done;
    }
    const { 'complete.zip': archive } = required(positionals, 'complete.zip');
    const isThere = await access(archive).then(
      () => true,
      () => false,
    );
    const made = isThere ? await library.set({ archive, name: path.basename(archive), author: cliAuthor() }) : null;
    if (made === null || typeof made === 'string') {
      const reason = made === null ? 'it cannot be opened' : refusals[made];
      terminal.stderr(`${printable(archive)} cannot be used: ${reason}.\n`);
      return EXIT.refused;
    }
    await terminal.stdout(
      `The shop draws with ${made.parts} parts of ${printable(made.name)}. The imprint names the library.\n`,
    );
    return EXIT.done;
  };
}

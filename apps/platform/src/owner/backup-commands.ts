import path from 'node:path';
import { type MadeBackup, makeBackup, restoreBackup, verifyBackup } from '../backup/backup.ts';
import type { BackupList } from '../backup/backup-file.ts';
import { BackupProblem } from '../backup/backup-problem.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { localTime } from '../local-time.ts';
import { isDiskError } from '../private-files.ts';
import { type Argv, EXIT, type Exit, printable, required, type Terminal } from './command-line.ts';

export const backupVerbs = ['backup', 'verify', 'restore'] as const;
export type BackupVerb = (typeof backupVerbs)[number];

/** None of them brings a database up to date: a backup is of what is there, by whichever release. */
export async function backupCommand(
  verb: BackupVerb,
  argv: Argv,
  location: DatabaseLocation,
  terminal: Terminal,
): Promise<Exit> {
  const { file } = required(argv, 'file');
  const target = path.resolve(file);
  const work = {
    backup: async () => madeText(await makeBackup(location, target)),
    verify: async () => `${listText(await verifyBackup(target))} Every byte is as it was written.`,
    restore: async () =>
      `${listText(await restoreBackup(target, location))} It is restored: start the shop with npm start.`,
  };
  try {
    await terminal.stdout(`${printable(`${target}: ${await work[verb]()}`)}\n`);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof BackupProblem || isDiskError(error))) throw error;
    terminal.stderr(`${printable(error.message)}.\n`);
    return EXIT.refused;
  }
}

const madeText = ({ list, bytes }: MadeBackup): string =>
  `${listText(list)} ${size(bytes)}, read again and found whole.`;

function listText({ created_at, database, files }: BackupList): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const kind = database === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const own = files.length - 1;
  return `backup of ${localTime(created_at)}, ${kind}, ${own} ${own === 1 ? 'file' : 'files'} of the owner, ${size(bytes)} unpacked.`;
}

const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

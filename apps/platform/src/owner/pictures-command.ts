import type { Database } from '../database/database.ts';
import { type BroughtPictures, bringPictures } from '../dump-files/bring-pictures.ts';
import { openPictureIntake } from '../media/picture-intake.ts';
import { ArchiveProblem } from '../part-library/archive.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, EXIT, type Exit, printable, required, type Terminal } from './command-line.ts';

interface PicturesCommandContext {
  database: Database;
  terminal: Terminal;
}

/** So many are named one by one. */
const SHOWN = 20;

const reasons: Readonly<Record<string, string>> = {
  NOT_A_PICTURE: 'no picture of a kind that is taken: JPEG, PNG, WebP or AVIF',
  PICTURE_BROKEN: 'damaged',
  PICTURE_HEIC: 'HEIC, which has to be saved as JPEG first',
  PICTURE_TOO_LARGE: 'too large: 20 MB and 80 megapixels at most',
};

/** Brings the pictures that goods of another shop name. */
export function picturesCommand({ database, terminal }: PicturesCommandContext) {
  return async (argv: Argv): Promise<Exit> => {
    const { 'folder or .zip': source } = required([...argv], 'folder or .zip');
    const intake = openPictureIntake();
    try {
      const options = { intake, author: cliAuthor(), now: Date.now() };
      const result = await bringPictures(database.db, source, options);
      await terminal.stdout(resultText(result));
      return EXIT.done;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      terminal.stderr(`${printable(source)} cannot be read: ${reason}.\n`);
      return EXIT.refused;
    } finally {
      await intake.close();
    }
  };
}

function reasonOf(error: unknown): string | null {
  if (error instanceof ArchiveProblem) return 'it is no zip archive, or a damaged one';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'EACCES'].includes(code) ? 'it cannot be opened' : null;
}

function resultText({ brought, known, missing, refused }: BroughtPictures): string {
  const some = (lines: readonly string[]): string[] => [
    ...lines.slice(0, SHOWN).map((line) => `    ${printable(line)}`),
    ...(lines.length > SHOWN ? [`    and ${lines.length - SHOWN} more`] : []),
  ];
  return [
    `${brought} pictures brought, ${known} were here already.`,
    ...(refused.length > 0
      ? [`  ${refused.length} cannot be shown:`, ...some(refused.map((one) => `${one.path}: ${reasons[one.reason]}`))]
      : []),
    ...(missing.length > 0 ? [`  ${missing.length} that goods name are not there:`, ...some(missing)] : []),
    '',
  ].join('\n');
}

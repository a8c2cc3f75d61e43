import { readStored, writeStored } from '#data/storage/browser-storage.ts';

/** The last mosaics that the service has made, so that the same one is not requested again. */

export interface MadeMosaic {
  /** of everything that it was made from */
  fingerprint: string;
  temporary_image_id: string;
  temporary_image_expiration: string;
  /** a small JPEG as a data URL */
  thumbnail: string;
}

const STORAGE_KEY = 'brixel/mosaics';
/** Enough to try all sizes and settings of a picture; the file that each was made from is stored as well. */
const MOST_REMEMBERED = 8;

/** For browsers that refuse to store anything. */
let memory: MadeMosaic[] = [];

const isMade = (value: unknown): value is MadeMosaic[] => Array.isArray(value);

/** Newest first. */
function read(): MadeMosaic[] {
  const stored = readStored(STORAGE_KEY);
  return isMade(stored) ? stored : memory;
}

function write(made: MadeMosaic[]): void {
  memory = made;
  writeStored(STORAGE_KEY, made);
}

/** Null where it was not made lately, or where it has run out. */
export function findMade(fingerprint: string, now: number = Date.now()): MadeMosaic | null {
  const made = read().find((mosaic) => mosaic.fingerprint === fingerprint);
  return made && Date.parse(made.temporary_image_expiration) > now ? made : null;
}

export function rememberMade(made: MadeMosaic): void {
  const others = read().filter(({ fingerprint }) => fingerprint !== made.fingerprint);
  write([made, ...others].slice(0, MOST_REMEMBERED));
}

/** The service does not know it any more. */
export const forgetMade = (id: string): void =>
  write(read().filter(({ temporary_image_id }) => temporary_image_id !== id));

/** With the visitor's picture, everything made from it is removed. */
export const forgetAllMade = (): void => write([]);

export const madeIds = (): string[] => read().map(({ temporary_image_id }) => temporary_image_id);

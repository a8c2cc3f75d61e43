import { readStored, writeStored } from '#data/storage/browser-storage.ts';

/** The last mosaics that the service has made, so that the same one is not requested again. */

export interface MadeMosaic {
  /** of everything that it was made from */
  fingerprint: string;
  id: string;
  expiration: string;
  /** a small JPEG as a data URL */
  thumbnail: string;
}

/** As browsers have stored it since the first release: by the names of the wire. */
interface StoredMosaic extends Pick<MadeMosaic, 'fingerprint' | 'thumbnail'> {
  temporary_image_id: string;
  temporary_image_expiration: string;
}

const fromStored = ({ temporary_image_id, temporary_image_expiration, ...rest }: StoredMosaic): MadeMosaic => ({
  ...rest,
  id: temporary_image_id,
  expiration: temporary_image_expiration,
});

const toStored = ({ id, expiration, ...rest }: MadeMosaic): StoredMosaic => ({
  ...rest,
  temporary_image_id: id,
  temporary_image_expiration: expiration,
});

const STORAGE_KEY = 'brixel/mosaics';
/** Enough to try all sizes and settings of a picture; the file that each was made from is stored as well. */
const MOST_REMEMBERED = 8;

/** For browsers that refuse to store anything. */
let memory: MadeMosaic[] = [];

const areStored = (value: unknown): value is StoredMosaic[] => Array.isArray(value);

/** Newest first. */
function read(): MadeMosaic[] {
  const stored = readStored(STORAGE_KEY);
  return areStored(stored) ? stored.map(fromStored) : memory;
}

function write(made: MadeMosaic[]): void {
  memory = made;
  writeStored(STORAGE_KEY, made.map(toStored));
}

/** Null where it was not made lately, or where it has run out. */
export function findMade(fingerprint: string, now: number = Date.now()): MadeMosaic | null {
  const made = read().find((mosaic) => mosaic.fingerprint === fingerprint);
  return made && Date.parse(made.expiration) > now ? made : null;
}

export function rememberMade(made: MadeMosaic): void {
  const others = read().filter(({ fingerprint }) => fingerprint !== made.fingerprint);
  write([made, ...others].slice(0, MOST_REMEMBERED));
}

/** The service does not know it any more. */
export const forgetMade = (mosaicId: string): void => write(read().filter(({ id }) => id !== mosaicId));

/** With the visitor's picture, everything made from it is removed. */
export const forgetAllMade = (): void => write([]);

export const madeIds = (): string[] => read().map(({ id }) => id);

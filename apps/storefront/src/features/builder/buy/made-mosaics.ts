import { MOSAIC_SIZES, type MosaicSize } from '@brixel/mosaic/formats';
import { readStored, writeStored } from '#data/browser-storage.ts';

/** The mosaics that the service has made, one of each size: what is made already is not asked for again. */

export interface MadeMosaic {
  /** of everything that it was made from */
  fingerprint: string;
  temporary_image_id: string;
  temporary_image_expiration: string;
  /** a small JPEG as a data URL */
  thumbnail: string;
}

type MadeMosaics = Partial<Record<MosaicSize, MadeMosaic>>;

const STORAGE_KEY = 'brixel/mosaics';

/** For browsers that refuse to store anything. */
let memory: MadeMosaics = {};

const isMade = (value: unknown): value is MadeMosaics => typeof value === 'object' && value !== null;

function read(): MadeMosaics {
  const stored = readStored(STORAGE_KEY);
  return isMade(stored) ? stored : memory;
}

function write(made: MadeMosaics): void {
  memory = made;
  writeStored(STORAGE_KEY, made);
}

/** Null where another was made last, or where it has run out. */
export function findMade(size: MosaicSize, fingerprint: string, now: number = Date.now()): MadeMosaic | null {
  const made = read()[size];
  if (made?.fingerprint !== fingerprint) return null;
  return Date.parse(made.temporary_image_expiration) > now ? made : null;
}

export const rememberMade = (size: MosaicSize, made: MadeMosaic): void => write({ ...read(), [size]: made });

/** The service does not know it any more. */
export function forgetMade(id: string): void {
  const entries = Object.entries(read()).filter(([, made]) => made.temporary_image_id !== id);
  write(Object.fromEntries(entries));
}

/** The visitor wants nothing of the picture to stay. */
export const forgetAllMade = (): void => write({});

/** Of all sizes. */
export const madeIds = (): string[] => {
  const made = read();
  return MOSAIC_SIZES.flatMap((size) => made[size]?.temporary_image_id ?? []);
};

/** The files of a library, found by the names that they use for each other. */
import { type PartFile, parsePartFile } from './part-file.ts';

/** Where the bytes come from. Paths are small letters with slashes, below the root of the library. */
export interface PartFileStore {
  has(path: string): boolean;
  /** null where it cannot be read */
  read(path: string): Uint8Array | null;
}

export interface PartLibrary {
  /** the path of a name, such as `parts/s/3001s01.dat` */
  find(name: string): string | null;
  file(name: string): PartFile | null;
  /** a text beside the parts, such as the table of colours */
  text(path: string): string;
  /** Called before each picture: how many bytes it may have parsed. */
  allow(bytes: number): void;
}

/** In the order of preference. */
export const PART_FOLDERS = [
  'parts',
  'p',
  'parts/s',
  'p/48',
  'p/8',
  'unofficial/parts',
  'unofficial/p',
  'unofficial/parts/s',
  'unofficial/p/48',
  'unofficial/p/8',
] as const;

/** Parsed files kept in memory, by the numbers they hold: about 100 MB. */
const MOST_KEPT_NUMBERS = 12_000_000;
const MOST_KEPT_NAMES = 50_000;
const LONGEST_NAME = 120;

/** The form in which a name is looked up; null for anything that is no plain relative name. */
export function plainName(name: string): string | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/');
  const isPlain = plain.length <= LONGEST_NAME && /^[^/:*?"<>|\p{Cc}][^:*?"<>|\p{Cc}]*$/u.test(plain);
  return isPlain && !plain.split('/').some((word) => word === '' || word === '.' || word === '..') ? plain : null;
}

export function openPartLibrary(store: PartFileStore): PartLibrary {
  const found = new Map<string, string | null>();
  const kept = new Map<string, PartFile | null>();
  let keptNumbers = 0;
  let allowance = Number.POSITIVE_INFINITY;

  function find(name: string): string | null {
    const known = found.get(name);
    if (known !== undefined) return known;
    const plain = plainName(name);
    const places = plain === null ? [] : [plain, ...PART_FOLDERS.map((folder) => `${folder}/${plain}`)];
    const path = places.find((place) => store.has(place)) ?? null;
    if (found.size >= MOST_KEPT_NAMES) found.clear();
    found.set(name, path);
    return path;
  }

  /** Null for a file that is gone, broken, or more than this picture may read. */
  function parse(path: string): PartFile | null {
    if (allowance <= 0) return null;
    const bytes = store.read(path);
    if (!bytes) return null;
    allowance -= bytes.length;
    return parsePartFile(bytes, path);
  }

  function keep(path: string, file: PartFile | null): void {
    kept.set(path, file);
    keptNumbers += file?.weight ?? 1;
    // the one that was used longest ago stands first
    for (const [oldest, value] of kept) {
      if (keptNumbers <= MOST_KEPT_NUMBERS || oldest === path) break;
      kept.delete(oldest);
      keptNumbers -= value?.weight ?? 1;
    }
  }

  return {
    find,
    file(name) {
      const path = find(name);
      if (path === null) return null;
      const known = kept.get(path);
      if (known === undefined) {
        const isOver = allowance <= 0;
        const file = parse(path);
        if (!isOver) keep(path, file);
        return file;
      }
      kept.delete(path);
      kept.set(path, known);
      return known;
    },
    text(path) {
      const bytes = store.has(path) ? store.read(path) : null;
      return bytes ? new TextDecoder().decode(bytes) : '';
    },
    allow(bytes) {
      allowance = bytes;
    },
  };
}

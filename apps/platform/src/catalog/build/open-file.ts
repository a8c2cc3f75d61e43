import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';

const readLater = promisify(read);

/** Read at once: long pieces would hold up the pool that all files share. */
const PIECE = 2 ** 20;

/**
 * A file that is read as long as somebody has it, also after another one has taken its name. Nobody knows when the last answer that
 * reads from it is done, so it is closed with the last reference, or with the shop.
 */
export class OpenFile {
  static readonly #unused = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));
  #descriptor: number | null;
  readonly size: number;

  /** of a path, or one that is open already */
  constructor(file: string | number) {
    this.#descriptor = typeof file === 'number' ? file : openSync(file, 'r');
    this.size = fstatSync(this.#descriptor).size;
    OpenFile.#unused.register(this, this.#descriptor, this);
  }

  /** Fills the bytes from a position on; what is in the cache of the system takes a few microseconds. */
  readSync(into: Uint8Array, position: number): void {
    for (let at = 0; at < into.length; ) {
      const count = readSync(this.#open(), into, at, into.length - at, position + at);
      if (count === 0) throw new Error('The file has become shorter');
      at += count;
    }
  }

  /** The same piece by piece, off the event loop. Gives how much there was. */
  async read(into: Uint8Array, position: number): Promise<number> {
    let at = 0;
    while (at < into.length) {
      const length = Math.min(PIECE, into.length - at);
      const { bytesRead } = await readLater(this.#open(), into, at, length, position + at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return at;
  }

  close(): void {
    if (this.#descriptor === null) return;
    OpenFile.#unused.unregister(this);
    closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): number {
    if (this.#descriptor === null) throw new Error('The file is closed');
    return this.#descriptor;
  }
}

/** Some of the bytes of a file. */
export class FilePart {
  readonly length: number;
  readonly #file: OpenFile;
  readonly #start: number;

  constructor(file: OpenFile, start: number, length: number) {
    this.length = length;
    this.#file = file;
    this.#start = start;
  }

  readSync(into: Uint8Array, from: number): void {
    this.#file.readSync(into, this.#start + from);
  }

  close(): void {
    this.#file.close();
  }
}

/** Piece by piece, each of them only until the next. */
export function* piecesOf(bytes: Uint8Array<ArrayBuffer> | FilePart): Generator<Uint8Array> {
  if (!(bytes instanceof FilePart)) return yield bytes;
  const piece = new Uint8Array(Math.min(PIECE, bytes.length));
  for (let at = 0; at < bytes.length; at += PIECE) {
    const next = piece.subarray(0, Math.min(PIECE, bytes.length - at));
    bytes.readSync(next, at);
    yield next;
  }
}

/** All of it in memory. */
export function allBytes(bytes: Uint8Array<ArrayBuffer> | FilePart): Uint8Array<ArrayBuffer> {
  if (!(bytes instanceof FilePart)) return bytes;
  const all = new Uint8Array(bytes.length);
  bytes.readSync(all, 0);
  return all;
}

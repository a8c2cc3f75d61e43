import { closeSync, openSync, readSync, statfsSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { PRIVATE_FILE } from '../../private-files.ts';
import { FilePart, OpenFile } from './open-file.ts';

/** Documents as the bytes of their JSON: small, handed to another process and written to a file as they are. */
export interface PackedDocuments {
  /** in memory while they are new; then they stay in the file and are read when they are asked for */
  readonly bytes: Uint8Array<ArrayBuffer> | FilePart;
  /** document d lies between ends[d - 1] and ends[d]; doubles, because a large catalogue passes 4 GiB */
  readonly ends: Float64Array<ArrayBuffer>;
}

export interface DocumentPacker {
  add(document: object): void;
  finish(): PackedDocuments;
}

const FIRST_ROOM = 64 * 1024;
/** of a code unit in UTF-8 */
const MOST_BYTES = 3;

/** In memory until they are put aside in a file. */
const MOST_IN_MEMORY = 1024 * 1024;

/** With a file, documents are put aside there: all of a large catalogue take more memory than anything else of a build. */
export function createDocumentPacker(file: string | null = null): DocumentPacker {
  const aside = file === null ? null : openAside(file);
  let bytes = Buffer.from(new ArrayBuffer(FIRST_ROOM));
  let length = 0;
  const ends: number[] = [];
  const inMemory = () => length - (aside?.length ?? 0);

  function putAside(): void {
    const kept = bytes.subarray(0, inMemory());
    if (!aside || aside.write(kept)) return;
    // no room on the disk: all of them are in memory again
    const all = Buffer.from(new ArrayBuffer(aside.length + kept.length));
    aside.readBack(all);
    kept.copy(all, aside.length);
    aside.close();
    bytes = all;
  }

  return {
    add(document) {
      const json = JSON.stringify(document);
      const room = inMemory() + MOST_BYTES * json.length;
      if (room > bytes.length) bytes = Buffer.from(bytes.buffer.transfer(2 * room));
      length += bytes.write(json, inMemory());
      ends.push(length);
      if (aside?.isOpen && inMemory() >= MOST_IN_MEMORY) putAside();
    },
    finish() {
      if (aside?.isOpen) putAside();
      return {
        bytes: aside?.isOpen ? new FilePart(aside.opened(), 0, length) : bytes.subarray(0, length),
        ends: Float64Array.from(ends),
      };
    },
  };
}

/** What others write meanwhile, orders above all, must find room on the disk. */
const ROOM_FOR_ORDERS = 256 * 1024 * 1024;

function freeBytes(file: string): number {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  return bavail * bsize;
}

/** A file without a name: it is gone with the process, however that ends. */
function openAside(file: string) {
  const descriptor = openNameless(file);
  let isOpen = descriptor !== null;
  let length = 0;
  return {
    get isOpen() {
      return isOpen;
    },
    /** how much of the documents is there and nowhere else */
    get length() {
      return isOpen ? length : 0;
    },
    /** Whether there was room for them. */
    write(bytes: Uint8Array): boolean {
      try {
        if (freeBytes(file) < ROOM_FOR_ORDERS + bytes.length) return false;
        for (let at = 0; at < bytes.length; ) at += writeSync(descriptor!, bytes, at, bytes.length - at, length + at);
      } catch {
        return false;
      }
      length += bytes.length;
      return true;
    },
    readBack(into: Uint8Array): void {
      for (let at = 0; at < length; ) at += readSync(descriptor!, into, at, length - at, at);
    },
    close(): void {
      closeSync(descriptor!);
      isOpen = false;
    },
    opened: () => new OpenFile(descriptor!),
  };
}

function openNameless(file: string): number | null {
  try {
    const descriptor = openSync(file, 'w+', PRIVATE_FILE);
    unlinkSync(file);
    return descriptor;
  } catch {
    return null;
  }
}

export function packDocuments(documents: Iterable<object>): PackedDocuments {
  const packer = createDocumentPacker();
  for (const document of documents) packer.add(document);
  return packer.finish();
}

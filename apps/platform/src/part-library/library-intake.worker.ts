/** Reads an archive that is said to be a parts library and packs what pictures need of it, in a process of its own. */
import { rm } from 'node:fs/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PART_FOLDERS } from '@brixel/bricks/ldraw/part-library';
import { numbersInHead, partOfPath } from '@brixel/bricks/ldraw/part-numbers';
import { answerJobs } from '../answer-jobs.ts';
import {
  type ArchivedFile,
  type ArchiveLimits,
  ArchiveProblem,
  type ArchiveProblemCode,
  archivedFiles,
} from './archive.ts';
import { PackWriter } from './pack.ts';

export interface LibraryIntakeJob {
  /** the archive */
  from: string;
  /** where the pack is written */
  to: string;
}

export type LibraryIntake = { parts: number } | { refused: ArchiveProblemCode | 'NO_PARTS' };

/** The library of 2024 has 27,714 files, and none of its parts is larger than 5 MB. */
const LIMITS: ArchiveLimits = { files: 250_000, fileBytes: 16_000_000, bytes: 3_000_000_000 };
/** Where descriptions and keywords stand. */
const HEAD_BYTES = 6000;
const MOVED = /^0\s+~moved to/i;

/** The colours, the terms of use, and the files of parts. The folder that people pack is part of the name or not. */
const TEXTS = new Set(['ldconfig.ldr', 'careadme.txt', 'calicense.txt', 'calicense4.txt', 'license.txt']);
const folders = new Set<string>(PART_FOLDERS);

function pathIn(name: string): string | null {
  const plain = name.toLowerCase();
  const [, path = ''] = /^(?:[^/]*\/)?((?:parts|p|unofficial)\/.*\.dat)$/.exec(plain) ?? [];
  if (folders.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))) return path;
  const [, text = ''] = /^(?:[^/]*\/)?([^/]+)$/.exec(plain) ?? [];
  return TEXTS.has(text) ? text : null;
}

async function takeIn({ from, to }: LibraryIntakeJob): Promise<LibraryIntake> {
  const pack = await PackWriter.create(to);
  const own: string[] = [];
  const moved: string[] = [];
  const elsewhere: [string, string][] = [];
  try {
    for await (const file of archivedFiles(from, LIMITS, (name) => pathIn(name) !== null)) {
      const path = pathIn(file.name)!;
      const content = pack.has(path) ? null : await unpacked(file);
      if (!content) continue;
      await pack.add(path, content.deflated, content.bytes.length);
      const part = partOfPath(path);
      if (part === null) continue;
      const head = content.bytes.subarray(0, HEAD_BYTES).toString('utf8');
      own.push(part);
      if (MOVED.test(head)) moved.push(part);
      else elsewhere.push(...numbersInHead(head).map((number): [string, string] => [number, part]));
    }
    if (own.length === 0) throw new ArchiveProblem('BROKEN');
    await pack.finish({ own, moved, elsewhere });
    return { parts: own.length - moved.length };
  } catch (error) {
    await pack.close().catch(() => {});
    await rm(to, { force: true });
    if (!(error instanceof ArchiveProblem)) throw error;
    return { refused: error.code === 'BROKEN' && own.length === 0 ? 'NO_PARTS' : error.code };
  }
}

/** Null for an empty file. The packed bytes are kept as they are, once they have been unpacked to see that they are whole. */
async function unpacked(file: ArchivedFile): Promise<{ bytes: Buffer; deflated: Buffer } | null> {
  if (file.bytes === 0) return null;
  const { content, isDeflated } = await file.readPacked();
  if (!isDeflated) return { bytes: content, deflated: deflateRawSync(content) };
  try {
    const bytes = inflateRawSync(content, { maxOutputLength: file.bytes });
    if (bytes.length !== file.bytes) throw new ArchiveProblem('BROKEN');
    return { bytes, deflated: content };
  } catch {
    throw new ArchiveProblem('BROKEN');
  }
}

answerJobs(takeIn);

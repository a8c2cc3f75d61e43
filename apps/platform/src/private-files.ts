import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The data directory holds orders, mails and secrets: readable by the shop's own user only. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Written under a temporary name and renamed: readers never see half a file, and a failed attempt leaves nothing. */
export async function writePrivateFile(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  await makePrivateFolder(path.dirname(file));
  try {
    await writeFile(unfinished, content, { mode: PRIVATE_FILE });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Makes the data directory, or takes it from others where an earlier release or a copy has left it open. The folder itself
 * comes last: as long as it is open, the next start looks at everything in it again.
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  if (await isClosedToOthers(folder)) return;
  for (const entry of await readdir(folder, { recursive: true })) await closeToOthers(path.join(folder, entry));
  await closeToOthers(folder);
}

export const isClosedToOthers = async (file: string): Promise<boolean> => !((await stat(file)).mode & OTHERS);

async function closeToOthers(file: string): Promise<void> {
  try {
    const { mode } = await lstat(file);
    if (mode & OTHERS) await chmod(file, mode & ~OTHERS & 0o777);
  } catch {
    // of another user, or gone meanwhile: not for us to change
  }
}

/** A full or unreadable disk, which says nothing of what was to be read or written. */
export const isDiskError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));

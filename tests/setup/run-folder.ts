import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Where all tests of a run have their data; it goes with the run, also if a test could not clear up. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'brixel-tests-'));
  provide('runFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

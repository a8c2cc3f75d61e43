import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How long each file took when it last ran on this machine, in milliseconds; by project and path. */
export type FileDurations = Record<string, number>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const store = fileURLToPath(new URL('../../node_modules/.cache/test-durations.json', import.meta.url));

export const durationKey = (project: string, moduleId: string): string => `${project} ${relative(root, moduleId)}`;

/** Empty on a fresh clone. */
export function readDurations(): FileDurations {
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as FileDurations;
  } catch {
    return {};
  }
}

/** Files that did not run this time keep what they took before. */
export function storeDurations(durations: FileDurations): void {
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify({ ...readDurations(), ...durations }, null, 1));
}

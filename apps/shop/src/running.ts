import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Tells the set-up of the same folder that nothing must be built under this process. A built folder has no set-up, and is never written to. */
export function noteRunning(): void {
  if (!existsSync(join(root, 'scripts/setup.mjs'))) return;
  const folder = join(root, 'node_modules/.cache/running');
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
  } catch {
    // a folder that cannot be written to cannot be built in either
    return;
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
